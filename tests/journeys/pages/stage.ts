import type { Locator, Page } from 'playwright-core';

import { see } from './shop';

/** Opens the statecharts page; `shop` is the stage's frame, `heading` waits for the drawing of a machine. */
export async function openStage(page: Page, query: string) {
  await page.goto(`/Statecharts?${query}`);
  const shop = page.frameLocator('iframe');
  await shop.locator('main').waitFor();
  const charts = page.getByRole('region', { name: 'Charts' });
  const heading = (name: string) => see(charts.getByRole('heading', { level: 1, name, exact: true }));
  return { shop, live: page.getByRole('region', { name: 'Shop' }), charts, heading };
}

/** The address of a link that is only computed on focus. */
export async function linkTo(live: Locator, name: string): Promise<string> {
  const link = live.getByRole('link', { name });
  await link.focus();
  return (await link.getAttribute('href')) ?? '';
}
