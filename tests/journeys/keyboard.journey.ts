import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';

import { test, VIEWPORT_NAMES } from '../support/browser';
import { CARD_THAT_PAYS, PERSON, product, productPath, THE } from './pages/facts';
import { onCheckout } from './pages/checkout';
import { onProduct } from './pages/product';
import { MORNING, see } from './pages/shop';

/** No page has as many focusable elements. */
const MAX_TABS = 160;

describe.each(VIEWPORT_NAMES)('by keyboard alone, on a %s', (width) => {
  test('a shopper finds a lamp, buys it and reads the order', async ({ openShop }) => {
    const page = await openShop({ width, now: MORNING });
    const { keyboard } = page;
    const I = onCheckout(page);
    await tabTo(page, I.main.getByRole('combobox', { name: /search/i }));
    await keyboard.type('pebble ceramic');
    await see(I.main.getByRole('option').first());
    await keyboard.press('ArrowDown');
    await keyboard.press('Enter');
    await I.seePath(productPath(THE.lamp));
    await onProduct(page).seeHeading(product(THE.lamp).name);
    await tabTo(page, I.main.getByRole('button', { name: 'Add to Cart', exact: true }));
    // The toast must not expire while Tab is pressed.
    await I.stopClock();
    await keyboard.press('Enter');
    await see(I.cartToast);
    await tabTo(page, I.cartToast.getByRole('link', { name: 'Checkout' }));
    await page.clock.resume();
    await keyboard.press('Enter');
    await I.seePath('/Cart');
    await tabTo(page, I.main.getByRole('link', { name: 'Proceed to Check Out' }));
    await keyboard.press('Enter');
    await I.seePath('/Checkout');
    for (const [name, value] of Object.entries(PERSON)) {
      await tabTo(page, I.fields[name as keyof typeof I.fields]);
      await keyboard.type(value);
    }
    await keyboard.press('Enter');
    await I.seePath('/Checkout/Payment');
    await tabTo(page, I.card.name);
    await keyboard.type(CARD_THAT_PAYS.name);
    await tabTo(page, I.card.number);
    await keyboard.type(CARD_THAT_PAYS.number);
    await tabTo(page, I.card.expiry);
    await keyboard.type(CARD_THAT_PAYS.expiry);
    await tabTo(page, I.card.cvv);
    await keyboard.type(CARD_THAT_PAYS.cvv);
    await tabTo(page, I.pay);
    await keyboard.press('Space');
    await I.seeSuccess();
    await tabTo(page, I.success.getByRole('link', { name: 'Check Order Details' }));
    await keyboard.press('Enter');
    await I.seePath('/MyAccount');
    await see(I.section('Order History').getByText(/LW-/).first());
  });
});

test('Remove on wishlist and among cards leads to Undo, and Undo back to the name of what it restored', async ({
  openShop,
}) => {
  const page = await openShop();
  for (const path of ['/MyAccount/Wishlist', '/MyAccount/PaymentAndBilling']) {
    await page.goto(path);
    const remove = onCheckout(page)
      .main.getByRole('button', { name: /^Remove/ })
      .nth(1);
    const name = (await remove.getAttribute('aria-label')) ?? '';
    await expect.poll(() => remove.isVisible()).toBe(true);
    await remove.press('Enter');
    const undo = page.getByRole('button', { name: 'Undo', exact: true });
    await onCheckout(page).seeFocusOn(undo);
    await undo.press('Enter');
    await expect.poll(() => page.getByRole('button', { name, exact: true }).isVisible()).toBe(true);
    await onCheckout(page).seeFocusOn(page.locator('[id^=name-]').nth(1));
  }
});

async function tabTo(page: Page, target: Locator): Promise<void> {
  await see(target);
  const hasFocus = () => target.evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < MAX_TABS; presses += 1) {
    if (await hasFocus()) {
      return;
    }
    await page.keyboard.press('Tab');
  }
  throw new Error('Tab never comes to it.');
}
