import { expect, test } from 'vitest';
import { SimulatedClock } from 'xstate';

import { WHOLE_CATALOGUE } from '#domain/catalogue';
import type { CatalogueQuery } from '#domain/catalogue';
import type { World } from '#domain/world';

import { memoryWorld } from '../support/memory-world';
import { openedShop } from '../support/opened-shop';

const chair = 42;

function openShop(world: Partial<World> = {}) {
  const clock = new SimulatedClock();
  const shop = openedShop({ ...memoryWorld(), ...world }, { clock });
  return { clock, shop };
}

test('adding to the cart shows the cart toast for exactly 5000 ms', () => {
  const { clock, shop } = openShop();

  shop.member('cart').send({ type: 'line.added', productId: chair, qty: 1 });
  expect(shop.member('cartToast').getSnapshot().context.message).toEqual({
    productId: chair,
    name: 'Wishbone Dining Chair',
    qty: 1,
    stockLimit: undefined,
  });

  clock.increment(4_999);
  expect(shop.member('cartToast').getSnapshot().hasTag('visible')).toBe(true);
  clock.increment(1);
  expect(shop.member('cartToast').getSnapshot().hasTag('visible')).toBe(false);
});

test('removing a line offers Undo, which puts it back in its place', () => {
  const { shop } = openShop();
  const cart = shop.member('cart');
  const before = cart.getSnapshot().context.lines;
  const [, second] = before;

  cart.send({ type: 'line.removed', productId: second?.productId ?? 0 });
  expect(cart.getSnapshot().context.lines).toEqual(before.filter((line) => line !== second));

  shop.member('notice').send({ type: 'notice.undone' });
  expect(cart.getSnapshot().context.lines).toEqual(before);
});

test('a first visit that changes nothing keeps nothing on the device but its random seed', () => {
  const world = memoryWorld();
  openShop(world);

  expect(Object.keys(world.written('local'))).toEqual(['larkwood-visit']);
});

test('what is kept on the device comes back in the next visit', () => {
  const world = memoryWorld();
  const first = openShop(world);
  first.shop.member('wishlist').send({ type: 'wishlist.cleared' });
  first.shop.member('cart').send({ type: 'cart.restored', lines: [{ productId: chair, qty: 3 }] });

  const second = openShop(world);

  expect(second.shop.member('wishlist').getSnapshot().context.productIds).toEqual([]);
  expect(second.shop.member('cart').getSnapshot().context.lines).toEqual([{ productId: chair, qty: 3 }]);
});

test('a cart of which nothing can be read is empty', () => {
  const world = memoryWorld();
  world.local.write('larkwood.cart', { v: 1, data: [{ productId: 'chair' }] });
  const { shop } = openShop(world);

  expect(shop.member('cart').getSnapshot().context.lines).toEqual([]);
});

test('the filters of a list are kept for the next visit; words alone are not, they are among the searches', () => {
  const world = memoryWorld();
  const { shop } = openShop(world);
  const opened = (query: Partial<CatalogueQuery>) =>
    shop.routeChanged({ path: '/Products', query: { ...WHOLE_CATALOGUE, ...query } });
  opened({ q: 'lamp' });
  opened({ category: 'Bedroom', facets: ['material:oak'] });
  opened({ band: '0-30', q: ' lamp ' });
  opened({});
  expect(openShop(world).shop.member('recentFilters').getSnapshot().context.searches).toEqual([
    'band=0-30&q=lamp',
    'category=Bedroom&only=material%3Aoak',
  ]);
});
