import { describe, expect, test } from 'vitest';

import { products } from '#fixtures/products';

import { columnsOf } from './list-columns';
import { listFileOf } from './list-file';
import type { Limits } from './query-limits';
import { limitsOf } from './query-limits';
import { isWithin } from './within-limits';

test.each([
  { query: 'lamps under 100', words: 'lamps', limits: { price: { from: 0, to: 10_000 } } },
  { query: 'Sofa up to $1,500', words: 'sofa', limits: { price: { from: 0, to: 150_000 } } },
  { query: 'over 99.50 dollars', words: '', limits: { price: { from: 9_950, to: Infinity } } },
  { query: 'chair lower than $200', words: 'chair', limits: { price: { from: 0, to: 20_000 } } },
  { query: 'between 100 and 150', words: '', limits: { price: { from: 10_000, to: 15_000 } } },
  { query: 'rug $100-$400', words: 'rug', limits: { price: { from: 10_000, to: 40_000 } } },
  { query: 'over 50 under 100', words: '', limits: { price: { from: 5_000, to: 10_000 } } },
  { query: 'under 300 in stock', words: '', limits: { price: { from: 0, to: 30_000 }, isInStock: true } },
  { query: 'shelf under 90 cm wide', words: 'shelf', limits: { width: { from: 0, to: 90 } } },
  { query: 'table under 1.2 m', words: 'table', limits: { width: { from: 0, to: 120 } } },
  { query: 'desk less than 50 inches wide', words: 'desk', limits: { width: { from: 0, to: 127 } } },
  { query: 'cabinet taller than 150 cm', words: 'cabinet', limits: { height: { from: 150, to: Infinity } } },
  { query: 'shelf at most 30 cm deep', words: 'shelf', limits: { depth: { from: 0, to: 30 } } },
  { query: '200 cm wide table', words: 'table', limits: { width: { from: 180, to: 220 } } },
  {
    query: 'dining chair under $300 that fits a 45 cm gap',
    words: 'dining chair',
    limits: { price: { from: 0, to: 30_000 }, width: { from: 0, to: 45 } },
  },
  { query: 'chair fits 45cm', words: 'chair', limits: { width: { from: 0, to: 45 } } },
  { query: 'fits in 50 cm, oak', words: ', oak', limits: { width: { from: 0, to: 50 } } },
  { query: 'shelf for a gap of 1.2 m', words: 'shelf', limits: { width: { from: 0, to: 120 } } },
  { query: 'desk for my 50 in alcove', words: 'desk', limits: { width: { from: 0, to: 127 } } },
  { query: 'bench to fit a 40 cm deep niche', words: 'bench', limits: { depth: { from: 0, to: 40 } } },
  { query: 'bed under 60 kg', words: 'bed', limits: { weight: { from: 0, to: 60 } } },
  {
    query: 'chair lighter than 5 kilos under $300',
    words: 'chair',
    limits: { price: { from: 0, to: 30000 }, weight: { from: 0, to: 5 } },
  },
  { query: 'mug that weighs less than 400 g', words: 'mug', limits: { weight: { from: 0, to: 0.4 } } },
  { query: 'table heavier than 100 lbs', words: 'table', limits: { weight: { from: 45.359237, to: Infinity } } },
  { query: 'shelf that holds 15 kg', words: 'shelf that strong', limits: {} },
  { query: 'jar over 2 litres', words: 'jar', limits: { capacity: { from: 2, to: Infinity } } },
  { query: 'bottle of 350 ml or more', words: 'bottle of', limits: { capacity: { from: 0.35, to: Infinity } } },
  { query: 'hamper 60 litres', words: 'hamper', limits: { capacity: { from: 54, to: 66 } } },
  { query: '5 kg chair', words: 'chair', limits: { weight: { from: 4.5, to: 5.5 } } },
  { query: 'jug over 33.8 oz', words: 'jug', limits: { capacity: { from: 1, to: Infinity } } },
  { query: 'kettle under 2.12 quarts', words: 'kettle', limits: { capacity: { from: 0, to: 2 } } },
  { query: 'bottle over 50cl', words: 'bottle', limits: { capacity: { from: 0.5, to: Infinity } } },
  { query: 'sideboard w160', words: 'sideboard', limits: { width: { from: 144, to: 176 } } },
  { query: 'chest h 80', words: 'chest', limits: { height: { from: 72, to: 88 } } },
  { query: 'bed from 1000', words: 'bed', limits: { price: { from: 100_000, to: Infinity } } },
  { query: 'stool seat height 60', words: 'stool', limits: { seat: { from: 54, to: 66 } } },
  { query: 'stool 60 cm high seat', words: 'stool', limits: { seat: { from: 54, to: 66 } } },
  { query: 'chair seat height under 46 cm', words: 'chair', limits: { seat: { from: 0, to: 46 } } },
  { query: 'shelf under 20-inch wide', words: 'shelf', limits: { width: { from: 0, to: 50.8 } } },
  { query: 'table under 6 foot', words: 'table', limits: { width: { from: 0, to: 182.88 } } },
  { query: 'shelf under 20” wide', words: 'shelf', limits: { width: { from: 0, to: 50.8 } } },
  { query: 'shelf under 20" wide', words: 'shelf', limits: { width: { from: 0, to: 50.8 } } },
  { query: 'rug under 5 ft wide', words: 'rug', limits: { width: { from: 0, to: 152.4 } } },
  { query: 'shelf under 900 mm wide', words: 'shelf', limits: { width: { from: 0, to: 90 } } },
  { query: 'desk wider than 80', words: 'desk', limits: { width: { from: 80, to: Infinity } } },
  { query: 'shelf deeper than 30 cm', words: 'shelf', limits: { depth: { from: 30, to: Infinity } } },
  { query: 'shelf shallower than 30', words: 'shelf', limits: { depth: { from: 0, to: 30 } } },
  { query: 'shelf under 90 cm high', words: 'shelf', limits: { height: { from: 0, to: 90 } } },
  { query: 'lamp shorter than 60', words: 'lamp', limits: { height: { from: 0, to: 60 } } },
  { query: 'vase between 20 and 30 cm tall', words: 'vase', limits: { height: { from: 20, to: 30 } } },
  { query: 'lampe unter 1.000 €', words: 'lampe', limits: { price: { from: 0, to: 100_000 } } },
  { query: 'lamp under 1 000 €', words: 'lamp', limits: { price: { from: 0, to: 100_000 } } },
  { query: 'sofa under 1.200,50', words: 'sofa', limits: { price: { from: 0, to: 120_050 } } },
  { query: 'lamp between 300 and 100', words: 'lamp', limits: { price: { from: 10_000, to: 30_000 } } },
  { query: 'lamp <= 300', words: 'lamp', limits: { price: { from: 0, to: 30_000 } } },
  { query: 'lamp >= 30', words: 'lamp', limits: { price: { from: 3_000, to: Infinity } } },
  { query: 'lamp not on sale', words: 'lamp', limits: { isOnSale: false } },
  { query: 'lamp not in stock', words: 'lamp', limits: { isInStock: false } },
  { query: 'no deals lamp', words: 'lamp', limits: { isOnSale: false } },
  { query: 'out of stock bedroom furniture', words: 'bedroom furniture', limits: { isInStock: false } },
  { query: "what's sold out in the bedroom", words: "what's in the bedroom", limits: { isInStock: false } },
  { query: 'eettafel onder 800 euro', words: 'eettafel', limits: { price: { from: 0, to: 80_000 } } },
  { query: 'chairs up to two hundred', words: 'chairs', limits: { price: { from: 0, to: 20_000 } } },
  { query: 'USD 300–350 floor lamp', words: 'floor lamp', limits: { price: { from: 30_000, to: 35_000 } } },
  { query: 'sofa under 1400 CHF', words: 'sofa', limits: { price: { from: 0, to: 140_000 } } },
  { query: 'lamp 50-110 €', words: 'lamp', limits: { price: { from: 5_000, to: 11_000 } } },
  { query: `wardrobe under 6'8" tall`, words: 'wardrobe', limits: { height: { from: 0, to: 203.2 } } },
  { query: 'kitchen things reduced by 20%', words: 'kitchen things', limits: { discount: 20 } },
  { query: 'lamp not sold out', words: 'lamp', limits: { isInStock: true } },
  { query: 'sofas on sale', words: 'sofas', limits: { isOnSale: true } },
  { query: 'lamps 20% off', words: 'lamps', limits: { discount: 20 } },
  { query: 'sofa < 1500', words: 'sofa', limits: { price: { from: 0, to: 150_000 } } },
  { query: 'lamp $80 max', words: 'lamp', limits: { price: { from: 0, to: 8_000 } } },
  { query: 'lamp 80 or less', words: 'lamp', limits: { price: { from: 0, to: 8_000 } } },
  { query: 'rug 100 and up', words: 'rug', limits: { price: { from: 10_000, to: Infinity } } },
  { query: 'lamps 50-80', words: 'lamps', limits: { price: { from: 5_000, to: 8_000 } } },
  { query: 'lamp 50 to 80 euros', words: 'lamp', limits: { price: { from: 5_000, to: 8_000 } } },
  { query: 'kitchen nothing over 50', words: 'kitchen', limits: { price: { from: 0, to: 5000 } } },
  { query: 'budget 500 sofa', words: 'sofa', limits: { price: { from: 0, to: 50_000 } } },
  { query: 'bookcase width under 100', words: 'bookcase', limits: { width: { from: 0, to: 100 } } },
  { query: 'min height 2 m wardrobe', words: 'wardrobe', limits: { height: { from: 200, to: Infinity } } },
  { query: 'table length 200 cm', words: 'table', limits: { width: { from: 180, to: 220 } } },
  { query: 'shelf no wider than 1 m', words: 'shelf', limits: { width: { from: 0, to: 100 } } },
  { query: 'wardrobe not taller than 200', words: 'wardrobe', limits: { height: { from: 0, to: 200 } } },
  { query: 'Lampe unter 100 Euro', words: 'lampe', limits: { price: { from: 0, to: 10_000 } } },
  { query: 'Lampe über 100', words: 'lampe', limits: { price: { from: 10_000, to: Infinity } } },
  { query: 'Schrank 110 cm hoch', words: 'schrank', limits: { height: { from: 99, to: 121 } } },
  { query: 'canapé moins de 1500 euros', words: 'canapé', limits: { price: { from: 0, to: 150_000 } } },
  { query: 'lámpara más de 200', words: 'lámpara', limits: { price: { from: 20_000, to: Infinity } } },
  { query: 'lampe entre 50 et 100', words: 'lampe', limits: { price: { from: 5_000, to: 10_000 } } },
  { query: 'lampe céramique soldée', words: 'lampe céramique', limits: { isOnSale: true } },
  { query: 'Bett im Angebot', words: 'bett', limits: { isOnSale: true } },
  { query: 'rug deals', words: 'rug', limits: { isOnSale: true } },
  { query: 'lit en stock', words: 'lit', limits: { isInStock: true } },
  { query: 'at least 15 percent discount', words: '', limits: { discount: 15 } },
])('"$query" asks for $limits', ({ query, words, limits }) => {
  const read = limitsOf(query);
  expect(read.limits).toEqual(limits);
  expect(read.words.trim().replaceAll(/\s+/g, ' ')).toBe(words);
});

test('a mattress that a bed fits is no gap', () => {
  expect(limitsOf('bed fits a 160 cm mattress').limits).toEqual({});
});

test('a sum of money is no gap, but what is to be spent, a tenth more at most', () => {
  expect(limitsOf('sofa for a $500 corner').limits).toEqual({ price: { from: 0, to: 550_00 } });
  expect(limitsOf('lamp that fits $45').limits).toEqual({ price: { from: 0, to: 49_50 } });
  expect(limitsOf('rug 300 dollars').limits).toEqual({ price: { from: 0, to: 330_00 } });
  expect(limitsOf('couch £1,400').limits).toEqual({ price: { from: 0, to: 1540_00 } });
  expect(limitsOf('couch 300').limits).toEqual({});
  expect(limitsOf('between $20 and $30').limits).toEqual({ price: { from: 20_00, to: 30_00 } });
});

describe('a table of $80 after 20 percent off, 120 by 60 and 75 cm high, in stock', () => {
  const [bed] = products;
  const table = { width: 120, depth: 60, height: 75, seatHeight: 45, weight: 8.5, capacity: 30 };
  const kept = (limits: Limits, change = {}) => {
    const all = bed ? [{ ...bed, price: 100, discount: 20, stock: 1, facts: table, ...change }] : [];
    return isWithin(limits, columnsOf(listFileOf(all)), 0);
  };

  test.each([
    { price: { from: 0, to: 8_000 } },
    { price: { from: 8_000, to: Infinity } },
    { width: { from: 120, to: 120 } },
    { depth: { from: 60, to: 60 } },
    { height: { from: 75, to: 75 } },
    { width: { from: 0, to: 200 }, depth: { from: 0, to: 60 }, isOnSale: true, isInStock: true },
    { seat: { from: 45, to: 45 }, weight: { from: 0, to: 8.5 }, capacity: { from: 30, to: Infinity } },
    { discount: 20 },
    {},
  ] as Limits[])('keeps to %j', (limits) => {
    expect(kept(limits)).toBe(true);
  });

  test.each([
    { price: { from: 0, to: 7_999 } },
    { price: { from: 8_001, to: Infinity } },
    { width: { from: 121, to: 200 } },
    { depth: { from: 0, to: 59 } },
    { height: { from: 76, to: 90 } },
    { seat: { from: 46, to: 50 } },
    { weight: { from: 0, to: 8 } },
    { capacity: { from: 31, to: Infinity } },
    { discount: 21 },
    { width: { from: 0, to: 200 }, depth: { from: 0, to: 59 } },
    { width: { from: 0, to: 119 }, depth: { from: 0, to: 60 }, isOnSale: true, isInStock: true },
  ] as Limits[])('does not keep to %j', (limits) => {
    expect(kept(limits)).toBe(false);
  });

  test('is not on sale at its list price, and not in stock when it is sold out', () => {
    expect(kept({ isOnSale: true }, { discount: 0 })).toBe(false);
    expect(kept({ isOnSale: true }, { discount: 1 })).toBe(true);
    expect(kept({}, { discount: 0, stock: 0 })).toBe(true);
    expect(kept({ isInStock: true }, { stock: 0 })).toBe(false);
    expect(kept({ isOnSale: true, isInStock: true }, { stock: 0 })).toBe(false);
  });

  test('keeps to no limit of a size that is not known, however small, but to all others', () => {
    expect(kept({ height: { from: 0, to: 90 } }, { facts: { width: 120, depth: 60 } })).toBe(false);
    expect(kept({ width: { from: 0, to: 120 } }, { facts: { width: 120, depth: 60 } })).toBe(true);
    expect(kept({ width: { from: 0, to: 90 } }, { facts: { width: 1 } })).toBe(true);
  });
});

test.each([
  'under foot',
  'set of 4',
  'light over dining table',
  '3 seater',
  'bed 160x200',
  'Haven Oak',
  'space saving',
  'table fits 8',
  'table 6-8 seater',
  'bisque 200',
  'pendant over 8 seater',
  'table over 6 people',
  '',
  '(',
])('"%s" has no limits', (query) => {
  expect(limitsOf(query)).toEqual({ words: query, limits: {} });
});
