import { describe, expect, test } from 'vitest';

import { linesText, namedLines } from '#domain/shared-list';
import { sampleProducts } from '#machines/samples';

import { offeredLines, offeredProducts } from './offered-list';

/** Stock 3, stock 1, sold out. */
const LAMP = 5;
const WARDROBE = 10;
const BENCH = 9;

describe('the lines of an address', () => {
  test.each([
    { what: 'nothing', text: '', lines: [], unread: 0 },
    {
      what: 'pieces, and one where none are told',
      text: '12x2,7',
      lines: [
        { productId: 12, qty: 2 },
        { productId: 7, qty: 1 },
      ],
      unread: 0,
    },
    { what: 'a product twice', text: '7x2, 7 ,', lines: [{ productId: 7, qty: 3 }], unread: 0 },
    { what: 'what is no line', text: '7x0,7x-1,7x100000,x2,0x2,7xx2,<b>,1e3,7 x2', lines: [], unread: 9 },
    { what: 'an object', text: String({}), lines: [], unread: 1 },
  ])('$what', ({ text, lines, unread }) => {
    expect(namedLines(text)).toEqual({ lines, unread });
  });

  test('what the shop writes is what it reads', () => {
    const lines = [
      { productId: 12, qty: 2 },
      { productId: 7, qty: 1 },
    ];
    expect(linesText(lines)).toBe('12x2,7');
    expect(namedLines(linesText(lines)).lines).toEqual(lines);
  });
});

test('a cart is offered up to the stock, and what cannot be had is told', () => {
  const asked = [
    { productId: LAMP, qty: 5 },
    { productId: WARDROBE, qty: 1 },
    { productId: BENCH, qty: 1 },
    { productId: 999, qty: 1 },
  ];
  expect(offeredLines({ asked, unread: 1 }, sampleProducts)).toMatchObject({
    available: [
      { productId: LAMP, qty: 3 },
      { productId: WARDROBE, qty: 1 },
    ],
    items: [
      { id: LAMP, name: 'Lamp', pieces: 3, note: 'Only 3 in stock' },
      { id: WARDROBE, name: 'Wardrobe', pieces: 1, note: undefined },
    ],
    omission: '2 products in this link cannot be found. Bench is sold out.',
  });
});

test('a wishlist is offered with what is sold out', () => {
  expect(offeredProducts({ asked: [BENCH, 999], unread: 1 }, sampleProducts)).toMatchObject({
    available: [BENCH],
    items: [{ id: BENCH, slug: 'Bench', name: 'Bench', pieces: undefined, note: 'Sold Out' }],
    omission: '2 products in this link cannot be found.',
  });
});

test('one product that cannot be found is told as one', () => {
  expect(offeredProducts({ asked: [999], unread: 0 }, sampleProducts).omission).toBe(
    'One product in this link cannot be found.',
  );
});
