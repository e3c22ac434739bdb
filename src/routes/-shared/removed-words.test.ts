import { expect, test } from 'vitest';

import { product } from '#fixtures/chosen-products';
import { products } from '#fixtures/products';
import type { PutBack } from '#machines/recently-removed/messages';

import { isBack, offered, removedWords } from './removed-words';

const noon = new Date(2025, 5, 15, 12);
const at = new Date(2025, 5, 15, 9, 5).getTime();
const line = (productId: number, qty: number) =>
  ({ type: 'line.reinstated', item: { productId, qty }, index: 0 }) as const;
const words = (putBack: PutBack, time = at) => removedWords({ at: time, putBack }, products, noon);

test('a removal is told by its products, its list and its time', () => {
  expect(words({ to: 'cart', messages: [line(42, 2)] })).toEqual({
    at,
    title: `2 × ${product(42).name}`,
    from: 'From your cart, at 09:05',
  });
  expect(words({ to: 'cart', messages: [line(42, 1), line(5, 1), line(7, 1)] })?.title).toBe(
    `${product(42).name} and 2 more`,
  );
  expect(words({ to: 'comparison', messages: [{ type: 'comparison.taken', productIds: [5] }] })).toMatchObject({
    title: product(5).name,
    from: 'From your comparison, at 09:05',
  });
});

test('of yesterday it says so', () => {
  const evening = new Date(2025, 5, 14, 21, 30).getTime();
  const putBack: PutBack = { to: 'wishlist', messages: [{ type: 'wishlist.reinstated', item: 5, index: 0 }] };
  expect(words(putBack, evening)?.from).toBe('From your wishlist, yesterday at 21:30');
});

test('what is no longer sold is left out, and where nothing is left, nothing is told', () => {
  expect(words({ to: 'cart', messages: [line(999, 1), line(42, 1)] })?.title).toBe(product(42).name);
  expect(words({ to: 'cart', messages: [line(999, 1)] })).toBeUndefined();
});

test('what is on its list again is back', () => {
  const removal: PutBack = { to: 'cart', messages: [line(42, 2), line(5, 1)] };
  expect(isBack(removal, { cart: [42] })).toBe(false);
  expect(isBack(removal, { cart: [5, 42] })).toBe(true);
  expect(isBack(removal, { wishlist: [5, 42] })).toBe(false);
  expect(isBack({ to: 'savedCards', messages: [] }, { cart: [42] })).toBe(false);
});

test('of a removal without products, as storage may have it, nothing is offered', () => {
  expect(offered([{ at: 1, putBack: { to: 'cart', messages: [] } }], { cart: [] })).toEqual([]);
});

test('what two tabs have taken off the wishlist at once is offered once, also of a list that was cleared before', () => {
  const unliked = (time: number, ...ids: readonly number[]) => ({
    at: time,
    putBack: {
      to: 'wishlist',
      messages: ids.map((item) => ({ type: 'wishlist.reinstated', item, index: 0 }) as const),
    } as const,
  });
  const times = (...entries: readonly ReturnType<typeof unliked>[]) => offered(entries, {}).map((one) => one.at);
  expect(times(unliked(2, 5), unliked(1, 5))).toEqual([2]);
  expect(times(unliked(2, 5), unliked(1, 5, 42))).toEqual([2, 1]);
});

test('a card is told by its name', () => {
  const card = { id: 'visa', name: 'Ada', brand: 'Visa', last4: '4242', expiry: '09/29', isDefault: true } as const;
  const putBack: PutBack = { to: 'savedCards', messages: [{ type: 'card.reinstated', item: card, index: 0 }] };
  expect(removedWords({ at, putBack, name: 'Visa ending in 4242' }, products, noon)).toEqual({
    at,
    title: 'Visa ending in 4242',
    from: 'A saved card, at 09:05',
  });
});
