import { expect, test } from 'vitest';

import { products } from '#fixtures/products';

import { factRows } from './facts';

function factsOf(id: number, unit: 'cm' | 'inch') {
  const product = products.find((each) => each.id === id);
  return Object.fromEntries((product ? factRows(product, unit) : []).map(({ term, detail }) => [term, detail]));
}

test('a bed tells its mattress, its assembly and what is in the box', () => {
  expect(factsOf(1, 'cm')).toEqual({
    Materials: 'Solid oak',
    Dimensions: 'W 168 × D 212 × H 92 cm',
    Mattress: '160 × 200 cm',
    Weight: '58 kg',
    Rooms: 'Bedroom',
    Care: 'Wipe with a damp cloth and dry; oil it once a year.',
    Assembly: 'About 30 minutes, two people',
    'In the box': 'Headboard and foot rail on two legs each, two side rails, slatted base, four bolts and an Allen key',
  });
});

test('sizes and weight are told in inches and pounds where they are wanted', () => {
  expect(factsOf(42, 'inch')).toMatchObject({
    Dimensions: 'W 21.7 × D 20.1 × H 29.9 in',
    'Seat height': '17.7 in',
    Weight: '10.6 lb',
    Assembly: 'None: it arrives ready',
  });
  expect(factsOf(1, 'inch')).toMatchObject({ Mattress: '63 × 78.7 in' });
});

test('a set tells how many pieces it has, after the unit', () => {
  expect(factsOf(12, 'cm')).toMatchObject({ Holds: '350 ml' });
  expect(factsOf(22, 'cm')).toMatchObject({
    Dimensions: 'Ø 16, 21 and 26 × H 14 cm, set of three',
    Holds: '3.2 litres',
  });
});

test.each([
  ['W 45 × D 30', 'W 45 × D 30 cm'],
  ['about 45,5 × 30 × 12½ cm', 'about 45,5 × 30 × 12½ cm'],
  ['900mm x 400mm (folded)', '900mm x 400mm (folded)'],
  ['18 × 12 in', '18 × 12 in'],
  ['D 30 including feet', 'D 30 including feet cm'],
  ['18" × 12"', '18" × 12"'],
])('dimensions that a catalogue wrote as %s are shown as %s', (dimensions, shown) => {
  const [bed] = products;
  expect(bed && factRows({ ...bed, dimensions }, 'inch')).toContainEqual({
    term: 'Dimensions',
    detail: shown,
    settles: 'stored',
  });
});

test('assembly of one minute is told in the singular', () => {
  const [bed] = products;
  const rows = bed && factRows({ ...bed, facts: { assemblyMinutes: 1 } }, 'cm');
  expect(rows).toContainEqual({ term: 'Assembly', detail: 'About 1 minute, one person' });
});

test.each([
  [0.75, '750 ml'],
  [1, '1 litre'],
  [1.5, '1.5 litres'],
])('a capacity of %s tells: %s', (capacity, detail) => {
  const [bed] = products;
  expect(bed && factRows({ ...bed, facts: { capacity } }, 'cm')).toContainEqual({ term: 'Holds', detail });
});

test('a product of another catalogue tells what is known, and nothing else', () => {
  const [bed] = products;
  const rows = bed && factRows({ ...bed, facts: {}, dimensions: 'W 1' }, 'inch');
  expect(rows).toEqual([
    { term: 'Materials', detail: 'Solid oak' },
    { term: 'Dimensions', detail: 'W 1 cm', settles: 'stored' },
  ]);
});
