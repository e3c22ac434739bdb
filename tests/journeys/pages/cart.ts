import type { Page } from 'playwright-core';
import { expect } from 'vitest';

import { dollars, inShop, see } from './shop';

/** Page object of the cart. */
export function onCart(page: Page) {
  const shop = inShop(page);
  const { main } = shop;
  const line = (name: string) => main.getByRole('row').filter({ hasText: name });
  const lines = main.getByRole('row').filter({ has: page.getByRole('spinbutton') });

  return {
    ...shop,
    line,
    lines,
    /** The name, which takes focus after a removal or Undo: pressing Enter again does nothing there. */
    nameOf: (name: string) => line(name).locator('[id^=name-]'),
    quantityOf: (name: string) => line(name).getByRole('spinbutton'),
    setQuantity: async (name: string, typed: string) => {
      const field = line(name).getByRole('spinbutton');
      await field.fill(typed);
      await field.blur();
    },
    increase: (name: string) => shop.press('Increase quantity', line(name)),
    remove: (name: string) =>
      line(name)
        .getByRole('button', { name: /^Remove/ })
        .click(),
    checkOut: () => shop.follow('Proceed to Check Out'),
    seeLines: (count: number) => expect.poll(() => lines.count()).toBe(count),
    seeLine: (name: string) => see(line(name)),
    /** The amount of a term of the summary, such as Subtotal. */
    amountOf: async (term: RegExp) => dollars(await amountBeside(page, term)),
    seeAmount: (term: RegExp, amount: number) =>
      expect.poll(async () => Math.abs(dollars(await amountBeside(page, term)))).toBeCloseTo(amount, 2),
  };
}

/** The text beside a term of a summary. */
export async function amountBeside(page: Page, term: RegExp): Promise<string | null> {
  const terms = page.getByRole('main').getByRole('term').filter({ hasText: term });
  return terms.first().evaluate((element) => element.nextElementSibling?.textContent ?? null);
}
