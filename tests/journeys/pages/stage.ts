import type { Locator, Page } from 'playwright-core';

/** The page of the statecharts, at an address, and the shop that stands in it. */
export async function openStage(page: Page, query: string) {
  const startedAt = Date.now();
  await page.goto(`/Statecharts?${query}`);
  const shop = page.frameLocator('iframe');
  await shop.locator('main').waitFor();
  return { shop, live: page.getByRole('region', { name: 'Shop' }), ms: () => Date.now() - startedAt };
}

/** Where a link leads that is written when somebody reaches for it. */
export async function linkTo(live: Locator, name: string): Promise<string> {
  const link = live.getByRole('link', { name });
  await link.focus();
  return (await link.getAttribute('href')) ?? '';
}
