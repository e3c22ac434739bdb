import type { Page } from 'playwright-core';
import { expect } from 'vitest';

import { settled, test } from '../support/browser';
import { productPath, THE } from './pages/facts';

/** Another tab of the same browser, on a page of its own. */
async function anotherTab(page: Page, path: string): Promise<Page> {
  const tab = await page.context().newPage();
  await tab.goto(path);
  await settled(tab);
  return tab;
}

/** Presses "Add to Cart" in all tabs at the same moment. */
async function addSimultaneously(tabs: readonly Page[]): Promise<void> {
  const at = Date.now() + 300;
  await Promise.all(
    tabs.map((tab) =>
      tab.evaluate((moment) => {
        const button = [...document.querySelectorAll<HTMLElement>('main button')].find(
          ({ innerText }) => innerText === 'Add to Cart',
        );
        while (Date.now() < moment) {
          // All tabs wait for the same time.
        }
        button?.click();
      }, at),
    ),
  );
}

const pieces = (page: Page) =>
  page.evaluate(() => {
    const { data } = JSON.parse(localStorage.getItem('larkwood.cart') ?? '{"data":[]}') as { data: { qty: number }[] };
    return data.reduce((sum, { qty }) => sum + qty, 0);
  });

test('two tabs that add in the same moment keep both pieces, and both show them', async ({ openShop }) => {
  const page = await openShop({
    path: productPath(THE.lamp),
    storage: { 'larkwood.cart': { v: 1, data: [] } },
  });
  const other = await anotherTab(page, productPath(42));
  for (const wanted of [2, 4, 6]) {
    await addSimultaneously([page, other]);
    for (const tab of [page, other]) {
      await expect.poll(() => pieces(tab)).toBe(wanted);
      await tab
        .getByRole('link', { name: `Cart, ${wanted} items` })
        .first()
        .waitFor();
    }
  }
});

test('a product that is opened in a new tab has the ratings of its card', async ({ openShop }) => {
  const page = await openShop({ path: '/Products' });
  const ratings = (tab: Page, within: string) =>
    tab
      .locator(within)
      .first()
      .getByText(/\(\d+\)/)
      .first()
      .innerText();
  const card = page
    .getByRole('listitem')
    .filter({ has: page.locator('a[href^="/Products/ProductDetail/"]') })
    .first();
  const path = await card.locator('a[href^="/Products/ProductDetail/"]').first().getAttribute('href');
  const tab = await anotherTab(page, path ?? '');
  const onCard = /\(\d+\)/.exec(await card.innerText())?.[0];
  expect(onCard).toMatch(/\(\d+\)/);
  await expect(ratings(tab, 'main')).resolves.toContain(onCard);
});
