import { expect, test } from 'vitest';

import type { CartMessage } from '#machines/messages';
import { sampleProducts } from '#machines/samples';
import { spyOnMessages } from '#tests/support/message-spy';

import { cartMachine } from './cart.machine';

const LAMP = 5;
const WARDROBE = 10;
const wardrobe = { productId: WARDROBE, qty: 1 };

const cases: readonly { name: string; event: CartMessage; productIds: readonly number[] }[] = [
  {
    name: 'an added piece',
    event: { type: 'line.added', productId: WARDROBE, qty: 1 },
    productIds: [LAMP, WARDROBE],
  },
  { name: 'a removed line', event: { type: 'line.removed', productId: LAMP }, productIds: [] },
  { name: 'a line of none', event: { type: 'line.changed', productId: LAMP, qty: 0 }, productIds: [] },
  { name: 'a line saved for later', event: { type: 'line.postponed', productId: LAMP }, productIds: [] },
  {
    name: 'a line put back',
    event: { type: 'line.reinstated', item: wardrobe, index: 0 },
    productIds: [WARDROBE, LAMP],
  },
  {
    name: 'a line taken up again',
    event: { type: 'line.resumed', item: wardrobe, index: 0, saved: 0 },
    productIds: [WARDROBE, LAMP],
  },
  { name: 'a cleared cart', event: { type: 'cart.cleared' }, productIds: [] },
  { name: 'a paid cart', event: { type: 'cart.emptied' }, productIds: [] },
  { name: 'another tab', event: { type: 'cart.restored', lines: [wardrobe] }, productIds: [WARDROBE] },
];

test.each(cases)('$name: toast and notice hear what the cart holds now, after what was told before', (row) => {
  const input = { products: sampleProducts, sample: [{ productId: LAMP, qty: 1 }] };
  const { actor, received } = spyOnMessages(cartMachine, input, ['cartToast', 'notice']);
  actor.send(row.event);
  const now = { type: 'contents.changed', list: 'cart', productIds: row.productIds };
  expect(received.slice(-2)).toEqual([
    ['cartToast', now],
    ['notice', now],
  ]);
});
