import { expect, test } from 'vitest';

import { createShop } from '#shop';

import { memoryWorld } from '../support/memory-world';

function openShop() {
  const shop = createShop(memoryWorld());
  shop.start();
  shop.enterWorld();
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
