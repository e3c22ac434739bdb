import type { Page } from 'playwright-core';

/** From its next document on, a page finds all storage forbidden; until what it gives is disposed of. */
export function forbidStorage(page: Page): ReturnType<Page['addInitScript']> {
  return page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    }
  });
}

/** From now on a page finds its storage full, or with room again. */
export function fillStorage(page: Page, isFull: boolean): Promise<void> {
  return page.evaluate((full) => {
    const { prototype } = Storage as { readonly prototype: Storage & { roomy?: Storage['setItem'] } };
    prototype.roomy ??= prototype.setItem;
    prototype.setItem = full
      ? () => {
          throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
        }
      : prototype.roomy;
  }, isFull);
}
