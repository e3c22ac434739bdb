import { expect } from 'vitest';

import { settled, test } from '../support/browser';
import { forbidStorage } from '../support/storage';
import { inAccount } from './pages/account';
import { onCart } from './pages/cart';
import { productPath, THE } from './pages/facts';
import { onProduct } from './pages/product';
import { see } from './pages/shop';

const GARBAGE = ['{', 'null', '{"version":999}', '{"lines":[{"productId":-1,"qty":"many"}]}'] as const;

test.for(GARBAGE)(
  'when everything that is stored has become %s, the shop opens with its sample state',
  async (garbage, { openShop }) => {
    const I = onProduct(await openShop({ path: productPath(THE.lamp) }));
    // One entry of each kind is stored first, so that its keys are known.
    await I.addToCart();
    await I.toggleHeart();
    await I.seeInCart(6);
    const keys = await I.page.evaluate((text) => {
      const names = Object.keys(localStorage);
      names.forEach((name) => localStorage.setItem(name, text));
      return names;
    }, garbage);
    expect(keys.length).toBeGreaterThan(0);
    const cart = onCart(I.page);
    await I.page.goto('/Cart');
    await settled(I.page);
    await see(I.page.getByRole('heading', { level: 1, name: 'Cart' }));
    await expect(cart.lines.count()).resolves.toBe(4);
    await I.page.goto('/MyAccount');
    await settled(I.page);
    await inAccount(I.page).seeOrder('LW-10427');
  },
);

test('where storage is forbidden, a whole visit works until the page is left', async ({ openShop }) => {
  const page = await openShop();
  await forbidStorage(page);
  await page.goto(productPath(THE.lamp));
  await settled(page);
  const I = onProduct(page);
  await I.addToCart();
  await I.seeInCart(6);
  await I.follow('Checkout', I.cartToast);
  await onCart(page).seeLines(4);
});

test('where storage is full, a whole visit works until the page is left', async ({ openShop }) => {
  const page = await openShop();
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });
  await page.goto(productPath(THE.lamp));
  await settled(page);
  const I = onProduct(page);
  await I.addToCart();
  await I.seeInCart(6);
});
