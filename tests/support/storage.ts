import type { Page } from 'playwright-core';

/** Makes all storage throw from the page's next document on, until the returned handle is disposed of. */
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

/** Makes storage full, or lets it accept writes again. */
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
