import { expect, test } from 'vitest';

import { miniCartPage } from '#routes/-layout/mini-cart-page';

import { openedShop } from '../support/opened-shop';

function openShop() {
  const shop = openedShop();
  const seen = () => ({
    miniCart: shop.member('miniCart').getSnapshot().value,
    page: shop.member('scrollLock').getSnapshot().value,
  });
  return { shop, seen };
}

test('the mini cart holds the page still while it is open', () => {
  const { shop, seen } = openShop();
  shop.member('miniCart').send({ type: 'drawer.opened' });
  expect(seen()).toEqual({ miniCart: 'open', page: 'locked' });
  shop.member('miniCart').send({ type: 'drawer.closed' });
  expect(seen()).toEqual({ miniCart: 'closed', page: 'unlocked' });
});

test('the mini cart closes when another page is reached', () => {
  const { shop, seen } = openShop();
  shop.member('miniCart').send({ type: 'drawer.opened' });
  shop.routeChanged({ path: '/Cart' });
  expect(seen()).toEqual({ miniCart: 'closed', page: 'unlocked' });
});

test('the mini cart changes quantities, and none removes the line, until it is undone', () => {
  const { shop } = openShop();
  const quantities = shop.page(miniCartPage, '/', {});
  const [first] = shop.member('cart').getSnapshot().context.lines;
  const productId = first?.productId ?? 0;
  const pieces = () => shop.member('cart').getSnapshot().context.lines[0];
  quantities.send({ type: 'quantity.typed', productId, text: '1' });
  quantities.send({ type: 'quantity.stepped', productId, by: 1 });
  expect(pieces()).toEqual({ productId, qty: 2 });
  quantities.send({ type: 'quantity.typed', productId, text: '0' });
  expect(pieces()?.productId).not.toBe(productId);
  shop.member('notice').send({ type: 'notice.undone' });
  expect(pieces()).toEqual({ productId, qty: 2 });
  shop.routeChanged({ path: '/Cart' });
  expect(quantities.getSnapshot().status).toBe('active');
});
