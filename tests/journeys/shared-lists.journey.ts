import { expect } from 'vitest';

import { test } from '../support/browser';
import { product, productPath, THE } from './pages/facts';
import { inShop, see, seeNot } from './pages/shop';

const CHAIR = product(42).name;
const LAMP = product(THE.lamp).name;
const OWN = { 'larkwood.cart': { v: 1, data: [{ productId: 42, qty: 1 }] } };

test('the cart of a link is shown, and changes the own one only as one chooses', async ({ openShop }) => {
  const I = inShop(await openShop({ path: `/Cart?lines=${THE.lamp}x2,999`, storage: OWN, width: 320 }));
  const offer = I.section('This link contains a cart');
  await see(offer.getByRole('listitem').filter({ hasText: LAMP }).getByText('2 × $60.00'));
  await expect(offer.getByRole('link', { name: LAMP }).getAttribute('href')).resolves.toBe(productPath(THE.lamp));
  await see(offer.getByText('One product in this link cannot be found.'));
  await I.seeInCart(1);
  await I.press('Leave', offer);
  await seeNot(offer);
  await I.seeFocusOn(I.page.getByRole('heading', { level: 1 }));
  await I.seeInCart(1);

  await I.goBack();
  await I.page.goto(`/Cart?lines=${THE.lamp}x2`);
  await I.press('Add to my cart', offer);
  await I.seeInCart(3);
  await see(I.main.getByRole('alert').getByText('Added to your cart'));
  await I.undo();
  await I.seeInCart(1);

  await I.page.goto(`/Cart?lines=${THE.lamp}x2`);
  await I.press('Replace my cart', offer);
  await I.seeInCart(2);
  await seeNot(I.main.getByRole('link', { name: CHAIR }).first());
  await I.seeQuery({});

  await I.page.goto(`/Cart?lines=${THE.lamp}x2`);
  await see(I.main.getByText('2 pieces, the same as in this link'));
  await seeNot(offer);
});

test('a wishlist is shared by a link that opens it, and a hostile link says what is wrong', async ({ openShop }) => {
  const I = inShop(
    await openShop({ path: '/MyAccount/Wishlist', storage: { 'larkwood.wishlist': { v: 1, data: [5, 42] } } }),
  );
  await I.page.evaluate(() => {
    Object.defineProperty(navigator, 'share', { configurable: true, value: undefined });
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: { writeText: (text: string) => Promise.resolve(void (document.title = text)) },
    });
  });
  await I.press('Share wishlist');
  await see(I.page.getByRole('alert').getByText('Link copied'));
  const copied = new URL(await I.page.title());
  expect(copied.pathname + copied.search).toBe('/MyAccount/Wishlist?ids=5,42');
  await I.page.goto(copied.pathname + copied.search);
  await see(I.main.getByText('2 items, the same as in this link'));
  await I.page.goto('/MyAccount/Wishlist');
  await see(I.main.getByText('2 items', { exact: true }));

  await I.page.goto('/MyAccount/Wishlist?ids=42,5');
  await see(I.main.getByText('2 items, the same as in this link'));

  await I.page.goto('/MyAccount/Wishlist?ids=%3Cb%3E,1e3&ids=7');
  const offer = I.section('This link contains a wishlist');
  await see(offer.getByText('2 products in this link cannot be found.'));
  await I.press('Replace my wishlist', offer);
  await see(I.main.getByText('1 item'));
  await I.undo();
  await see(I.main.getByText('2 items'));
});
