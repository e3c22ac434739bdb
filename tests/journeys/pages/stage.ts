import type { Locator, Page } from 'playwright-core';

/** Opens the statecharts page; `shop` is the stage's frame. */
export async function openStage(page: Page, query: string) {
  await page.goto(`/Statecharts?${query}`);
  const shop = page.frameLocator('iframe');
  await shop.locator('main').waitFor();
  return { shop, live: page.getByRole('region', { name: 'Shop' }) };
}

/** The address of a link that is only computed on focus. */
export async function linkTo(live: Locator, name: string): Promise<string> {
  const link = live.getByRole('link', { name });
  await link.focus();
  return (await link.getAttribute('href')) ?? '';
}
