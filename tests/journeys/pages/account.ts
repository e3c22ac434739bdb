import type { Page } from 'playwright-core';
import { expect } from 'vitest';

import { inShop, see } from './shop';

/** Page object of the account's pages. */
export function inAccount(page: Page) {
  const shop = inShop(page);
  const { main } = shop;
  const history = shop.section('Order History');

  return {
    ...shop,
    history,
    billing: shop.section('Billing Methods'),
    order: (id: string) => history.getByRole('listitem').or(history.getByRole('row')).filter({ hasText: id }).first(),
    /** Ids of the orders, in the order shown. */
    orderIds: async () => [...((await history.textContent()) ?? '').matchAll(/LW-[\w-]*\d/g)].map(([id]) => id),
    resetSampleData: () => shop.press('Reset sample data'),
    track: async (orderId: string, email: string) => {
      await main.getByRole('textbox', { name: /order id/i }).fill(orderId);
      await main.getByRole('textbox', { name: /email/i }).fill(email);
      await main.getByRole('button', { name: /track/i }).click();
    },
    stages: main.getByRole('list', { name: /./ }).filter({ hasText: 'Packaging' }).getByRole('listitem'),
    wishes: main.locator('a[href^="/Products/ProductDetail/"]'),
    seeStages: (names: readonly string[], within = main) =>
      expect
        .poll(async () => {
          const texts = await within.getByRole('listitem').allTextContents();
          return names.map((name) => texts.findIndex((text) => text.includes(name)) >= 0);
        })
        .toEqual(names.map(() => true)),
    seeOrder: (id: string) => see(history.getByText(id).first()),
  };
}
