import { assert, integer, property, record, uniqueArray } from 'fast-check';
import { expect, test } from 'vitest';

import type { OrderLine } from './order';
import { reordered } from './reorder';

const products = [
  { id: 1, stock: 3 },
  { id: 2, stock: 1 },
  { id: 3, stock: 0 },
];

function line(productId: number, qty: number): OrderLine {
  return { productId, name: `product ${productId}`, qty, price: 10, discount: 0 };
}

test.each([
  {
    what: 'an empty cart takes the lines as they were ordered',
    cart: [],
    order: [line(1, 2), line(2, 1)],
    so: {
      lines: [
        { productId: 1, qty: 2 },
        { productId: 2, qty: 1 },
      ],
      pieces: 3,
      short: [],
      missing: [],
    },
  },
  {
    what: 'a line that is in the cart grows, as far as the stock goes',
    cart: [{ productId: 1, qty: 2 }],
    order: [line(1, 2)],
    so: { lines: [{ productId: 1, qty: 3 }], pieces: 1, short: ['product 1'], missing: [] },
  },
  {
    what: 'what is sold out or no longer made is named, the rest is added',
    cart: [],
    order: [line(3, 1), line(9, 1), line(1, 1)],
    so: { lines: [{ productId: 1, qty: 1 }], pieces: 1, short: [], missing: ['product 3', 'product 9'] },
  },
  {
    what: 'a full line stays as it is',
    cart: [{ productId: 2, qty: 1 }],
    order: [line(2, 1)],
    so: { lines: [{ productId: 2, qty: 1 }], pieces: 0, short: ['product 2'], missing: [] },
  },
])('$what', ({ cart, order, so }) => {
  expect(reordered(cart, order, products)).toEqual(so);
});

test('no line ever goes above stock, and nothing leaves the cart', () => {
  const lines = uniqueArray(record({ productId: integer({ min: 1, max: 3 }), qty: integer({ min: 1, max: 12 }) }), {
    selector: ({ productId }) => productId,
  });
  const stockOf = (productId: number) => products.find(({ id }) => id === productId)?.stock ?? 0;
  assert(
    property(lines, lines, (cart, order) => {
      const sound = cart.flatMap(({ productId, qty }) => {
        const most = Math.min(qty, stockOf(productId));
        return most > 0 ? [{ productId, qty: most }] : [];
      });
      const so = reordered(
        sound,
        order.map(({ productId, qty }) => line(productId, qty)),
        products,
      );
      expect(so.lines.every(({ productId, qty }) => qty >= 1 && qty <= stockOf(productId))).toBe(true);
      expect(so.lines.slice(0, sound.length).map(({ productId }) => productId)).toEqual(
        sound.map(({ productId }) => productId),
      );
      expect(so.lines.reduce((sum, { qty }) => sum + qty, 0)).toBe(
        sound.reduce((sum, { qty }) => sum + qty, 0) + so.pieces,
      );
    }),
  );
});
