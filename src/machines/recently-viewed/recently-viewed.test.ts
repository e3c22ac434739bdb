import { expect, test } from 'vitest';
import { createActor } from 'xstate';

import type { RecentlyViewedMessage } from '#machines/messages';
import { cellsOf } from '#tests/support/cells';
import { memoryWorld } from '#tests/support/memory-world';
import { openedShop } from '#tests/support/opened-shop';
import { recentlyViewedMachine } from './recently-viewed.machine';

const input = { productIds: Array.from({ length: 50 }, (_, index) => index + 1) };

const viewed = (productId: number): RecentlyViewedMessage => ({ type: 'product.viewed', productId });
const restored = (...productIds: number[]): RecentlyViewedMessage => ({ type: 'views.restored', productIds });

function listAfter(...events: RecentlyViewedMessage[]) {
  const actor = createActor(recentlyViewedMachine, { input }).start();
  events.forEach((event) => actor.send(event));
  return actor.getSnapshot().context.productIds;
}

test('every state and event', () => {
  expect(
    cellsOf({
      machine: recentlyViewedMachine,
      input,
      pathTo: { empty: [], filled: [viewed(1)] },
      events: { viewed: viewed(2), unknown: viewed(51), restored: restored(3, 4), cleared: restored() },
    }),
  ).toEqual({
    empty: { viewed: 'filled', unknown: '·', restored: 'filled', cleared: 'empty' },
    filled: { viewed: 'filled', unknown: '·', restored: 'filled', cleared: 'empty' },
  });
});

test('the newest comes first, and each once', () => {
  expect(listAfter(viewed(1), viewed(2), viewed(3), viewed(1))).toEqual([1, 3, 2]);
});

test('eight are kept besides the one that is open', () => {
  const views = Array.from({ length: 12 }, (_, index) => viewed(index + 1));
  expect(listAfter(...views)).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4]);
});

test('what arrives is tidied: unknown, double and too many go', () => {
  expect(listAfter(restored(7, 7, 99, 1, 2, 3, 4, 5, 6, 8, 9, 10))).toEqual([7, 1, 2, 3, 4, 5, 6, 8, 9]);
});

test('the list is kept on this device and comes back in the next visit', () => {
  const world = memoryWorld();
  openedShop(world).member('recentlyViewed').send(viewed(42));
  expect(world.written('local')).toMatchObject({ 'larkwood.recentlyViewed': { v: 1, data: [42] } });
  expect(openedShop(world).member('recentlyViewed').getSnapshot().context.productIds).toEqual([42]);
});

test('the sample data has looked at nothing', () => {
  const shop = openedShop();
  shop.member('recentlyViewed').send(viewed(42));
  shop.actor.send({ type: 'samples.restored' });
  expect(shop.member('recentlyViewed').getSnapshot().context.productIds).toEqual([]);
});
