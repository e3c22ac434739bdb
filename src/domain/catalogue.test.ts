import { describe, expect, test } from 'vitest';

import { products } from '#fixtures/products';

import type { BandId } from './catalogue';
import { filtersText, isInBand, PRICE_BANDS, WHOLE_CATALOGUE, withoutChip } from './catalogue';
import { findProducts } from '#tests/support/found-products';
import { shownPrice } from './price';
import type { Product } from './product';
import { CATEGORIES } from './product';

const [lamp] = products;

function priced(price: number, discount = 0): Product {
  return { ...(lamp as Product), price, discount };
}

test.each([
  { dollars: 0, bands: ['0-30'] },
  { dollars: 29, bands: ['0-30'] },
  { dollars: 30, bands: ['0-30', '30-60'] },
  { dollars: 30.01, bands: ['30-60'] },
  { dollars: 60, bands: ['30-60', '60-90'] },
  { dollars: 60.01, bands: ['60-90'] },
  { dollars: 90, bands: ['60-90', '90-120'] },
  { dollars: 90.01, bands: ['90-120'] },
  { dollars: 119, bands: ['90-120'] },
  { dollars: 120, bands: ['90-120', '120-up'] },
  { dollars: 120.01, bands: ['120-up'] },
  { dollars: 5_000, bands: ['120-up'] },
] as { dollars: number; bands: BandId[] }[])('$$dollars is in $bands', ({ dollars, bands }) => {
  expect(PRICE_BANDS.filter((band) => isInBand(shownPrice(priced(dollars)), band)).map(({ id }) => id)).toEqual(bands);
});

test('bands go by the discounted price', () => {
  const shown = shownPrice(priced(40, 25));
  expect(PRICE_BANDS.filter((band) => isInBand(shown, band)).map(({ id }) => id)).toEqual(['0-30', '30-60']);
});

test('every product is in at least one band', () => {
  for (const product of products) {
    expect(PRICE_BANDS.some((band) => isInBand(shownPrice(product), band))).toBe(true);
  }
});

describe.each(['all', ...CATEGORIES] as const)('%s', (category) => {
  test.each(['all', ...PRICE_BANDS.map(({ id }) => id)] as const)(
    'in band %s lists exactly what belongs there',
    (band) => {
      const found = findProducts(products, { ...WHOLE_CATALOGUE, category, band });
      const expected = products.filter(
        (product) =>
          (category === 'all' || product.category === category) &&
          (band === 'all' || PRICE_BANDS.some((each) => each.id === band && isInBand(shownPrice(product), each))),
      );
      expect(new Set(found)).toEqual(new Set(expected));
    },
  );
});

test('Bathroom at $120.00 and above finds nothing', () => {
  expect(findProducts(products, { ...WHOLE_CATALOGUE, category: 'Bathroom', band: '120-up' })).toEqual([]);
});

test('sold-out products come last in "featured", and only there', () => {
  const featured = findProducts(products, WHOLE_CATALOGUE).map(({ stock }) => stock > 0);
  expect(featured.indexOf(false)).toBe(featured.lastIndexOf(true) + 1);
});

test('the other orders go by shown price and by stars', () => {
  const prices = findProducts(products, { ...WHOLE_CATALOGUE, sort: 'price-low' }).map(shownPrice);
  expect(prices).toEqual(prices.toSorted((one, other) => one - other));
  const falling = findProducts(products, { ...WHOLE_CATALOGUE, sort: 'price-high' }).map(shownPrice);
  expect(falling).toEqual(prices.toReversed());
  const rates = findProducts(products, { ...WHOLE_CATALOGUE, sort: 'rating' }).map(({ rate }) => rate);
  expect(rates).toEqual(rates.toSorted((one, other) => other - one));
});

test.each([
  { q: 'oak bed', first: 'Haven Oak Platform Bed' },
  { q: 'BED oak', first: 'Haven Oak Platform Bed' },
  { q: 'boucle', first: 'Cloud Bouclé Cushion' },
  { q: 'soiree', first: 'Soirée Bar Cart' },
  { q: 'bakers', first: 'Baker’s Utensil Crock' },
  { q: 'wishbine', first: 'Wishbone Dining Chair' },
  { q: 'kettel', first: 'Harbour Enamel Kettle' },
  { q: 'sofaa', first: 'Larkwood Three-Seat Sofa' },
])('"$q" finds $first first', ({ q, first }) => {
  expect(findProducts(products, { ...WHOLE_CATALOGUE, q })[0]?.name).toBe(first);
});

test('a word that is nowhere finds nothing', () => {
  expect(findProducts(products, { ...WHOLE_CATALOGUE, q: 'zebra' })).toEqual([]);
});

test.each([
  { chosen: {}, text: '' },
  { chosen: { q: 'oak', page: 2, sort: 'rating' }, text: '' },
  { chosen: { facets: [] }, text: '' },
  { chosen: { category: 'Living Room' }, text: 'category=Living+Room' },
  { chosen: { band: '0-30' }, text: 'band=0-30' },
  { chosen: { facets: ['sale'] }, text: 'only=sale' },
  { chosen: { facets: ['sale', 'stock'] }, text: 'only=sale%2Cstock' },
  { chosen: { category: 'Kitchen', q: ' oak ' }, text: 'category=Kitchen&q=oak' },
  {
    chosen: { category: 'Kitchen', band: '120-up', q: 'oak', facets: ['sale'] },
    text: 'category=Kitchen&band=120-up&q=oak&only=sale',
  },
] as const)('the filters $chosen are "$text" in an address', ({ chosen, text }) => {
  expect(filtersText({ ...WHOLE_CATALOGUE, ...chosen })).toBe(text);
});

test.each([
  { chip: 'category', left: { band: '0-30', q: 'oak', facets: ['sale'] } },
  { chip: 'band', left: { category: 'Kitchen', q: 'oak', facets: ['sale'] } },
  { chip: 'words', left: { category: 'Kitchen', band: '0-30', facets: ['sale'] } },
  { chip: 'sale', left: { category: 'Kitchen', band: '0-30', q: 'oak', facets: undefined } },
] as const)('without the filter $chip the list begins at its first page', ({ chip, left }) => {
  const query = { ...WHOLE_CATALOGUE, category: 'Kitchen', band: '0-30', q: 'oak', facets: ['sale'], page: 3 } as const;
  expect(withoutChip(query, chip)).toEqual({ ...WHOLE_CATALOGUE, ...left });
});
