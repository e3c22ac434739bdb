import { expect, test } from 'vitest';

import type { OwnReviewsMessage } from '#machines/messages';
import { sampleNow } from '#machines/samples';
import { cellsOf } from '#tests/support/cells';
import { memoryWorld } from '#tests/support/memory-world';
import { openedShop } from '#tests/support/opened-shop';
import { ownReviewsMachine } from './own-reviews.machine';

const lamp = {
  productId: 5,
  img: 'portrait-guest',
  username: 'Ada',
  review: 'It hums.',
  email: 'ada@larkwood.example',
};
const chair = { ...lamp, productId: 42, review: 'It stands.', stars: 4 };

const postLamp: OwnReviewsMessage = { type: 'review.posted', review: lamp };
const postChair: OwnReviewsMessage = { type: 'review.posted', review: chair };
const removeLamp: OwnReviewsMessage = { type: 'review.removed', reviewId: 1 };
const reinstateLamp: OwnReviewsMessage = {
  type: 'review.reinstated',
  item: { ...lamp, id: 1, date: '2025-06-15' },
  index: 0,
};
const restore: OwnReviewsMessage = { type: 'reviews.restored', reviews: [] };

function openShop(world: ReturnType<typeof memoryWorld>) {
  const shop = openedShop(world);
  return { shop, own: shop.member('ownReviews'), seen: () => shop.member('ownReviews').getSnapshot().context.reviews };
}

test('every state and event', () => {
  expect(
    cellsOf({
      machine: ownReviewsMachine,
      input: { now: sampleNow },
      pathTo: { empty: [], filled: [postLamp] },
      events: { postLamp, removeLamp, reinstateLamp, restore },
    }),
  ).toEqual({
    empty: { postLamp: 'keeping', removeLamp: '·', reinstateLamp: 'keeping', restore: 'keeping' },
    filled: { postLamp: 'keeping', removeLamp: 'keeping', reinstateLamp: '·', restore: 'keeping' },
  });
});

test('a review is dated by the local day, and is there again in the next visit until the sample data is asked for', () => {
  const world = memoryWorld(() => new Date(2025, 5, 15, 23, 59));
  const { own, seen } = openShop(world);
  own.send(postLamp);
  own.send(postChair);
  const both = [
    { ...lamp, id: 1, date: '2025-06-15' },
    { ...chair, id: 2, date: '2025-06-15' },
  ];
  expect(seen()).toEqual(both);

  const next = openShop(world);
  expect(next.seen()).toEqual(both);

  next.shop.actor.send({ type: 'samples.restored' });
  expect(next.seen()).toEqual([]);
  expect(openShop(world).seen()).toEqual([]);
});

test('a removed review comes back in its place by Undo', () => {
  const { shop, own, seen } = openShop(memoryWorld());
  own.send(postLamp);
  own.send(postChair);
  own.send(removeLamp);
  expect(seen().map(({ id }) => id)).toEqual([2]);
  expect(shop.member('notice').getSnapshot().context.removals).toMatchObject([{ removal: { kind: 'review' } }]);

  shop.member('notice').send({ type: 'notice.undone' });
  expect(seen().map(({ id }) => id)).toEqual([1, 2]);
});

test('a review of a day that does not exist is none, and stars that do not exist are none', () => {
  const world = memoryWorld();
  const kept = { ...lamp, id: 1, date: '2025-06-15' };
  const data = [
    { ...kept, date: '2025-02-30' },
    { ...kept, id: 2, stars: 9 },
    { ...kept, id: 3, review: ' ' },
  ];
  world.local.write('larkwood.ownReviews', { v: 1, data });
  expect(openShop(world).seen()).toEqual([{ ...kept, id: 2, stars: undefined }]);
});
