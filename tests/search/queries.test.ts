import { describe, expect, test } from 'vitest';

import { PRICE_BANDS, SORTS, WHOLE_CATALOGUE } from '#domain/catalogue';
import { findProducts } from '#tests/support/found-products';
import { normalizedWords } from '#domain/words';
import { products } from '#fixtures/products';

import { means, measured } from './measure';
import { findNothing, measuredQueries } from './queries';

/** The least recall of parts that were written without regard to the search; that of the others is 1. */
const LEAST_RECALL: Readonly<Record<number, number>> = {
  7: 0.97,
  8: 0.97,
  9: 0.99,
  16: 0.99,
  17: 0.98,
  18: 0.96,
  21: 0.98,
  22: 0.94,
  23: 0.96,
  24: 0.98,
  25: 0.97,
  26: 0.95,
  27: 0.99,
  29: 0.99,
  30: 0.98,
  31: 0.99,
  32: 0.97,
  33: 0.99,
  35: 0.84,
  36: 0.94,
};
/** The least precision of a part with single words that other products mention, or with needs; that of the others is 0.95. */
const LEAST_PRECISION: Readonly<Record<number, number>> = {
  15: 0.94,
  19: 0.92,
  22: 0.93,
  23: 0.94,
  32: 0.94,
  35: 0.82,
};

function found(q: string): readonly string[] {
  return findProducts(products, { ...WHOLE_CATALOGUE, q }).map(({ pictureKey }) => pictureKey);
}

test('the search answers as well as docs/search-queries.md says', () => {
  for (const each of new Set(measuredQueries.map(({ part }) => part))) {
    const { recall, precision } = means(measuredQueries.filter(({ part }) => part === each).map(measured));
    expect(recall).toBeGreaterThanOrEqual(LEAST_RECALL[each] ?? 1);
    expect(precision).toBeGreaterThanOrEqual(LEAST_PRECISION[each] ?? 0.95);
  }
});

test('what is in bold is shown first, and what must not be found is not shown', () => {
  const strict = measuredQueries.filter(({ first, part }) => first !== undefined && part === 11).map(measured);
  expect(strict.filter(({ isFirstRight, refused }) => !isFirstRight || refused.length > 0)).toEqual([]);
});

test('there are at least 150 queries, each once, and every product that they name exists', () => {
  const keys = new Set(products.map(({ pictureKey }) => pictureKey));
  const named = measuredQueries.flatMap(({ finds, fits, not }) => [...finds, ...fits, ...not]);
  expect(named.filter((key) => !keys.has(key))).toEqual([]);
  expect(new Set(measuredQueries.map(({ q }) => q)).size).toBe(measuredQueries.length);
  expect(measuredQueries.length).toBeGreaterThanOrEqual(150);
});

test.each(findNothing)('%j finds nothing', (q) => {
  expect(found(q)).toEqual([]);
});

test.each(['79 inch table', '79” table', 'table 200 cm', '2 m table'])('%j is the table of that length', (q) => {
  expect(found(q)).toEqual(['dining-table']);
});

test('a size is that of what is named, and not of a lamp beside a sofa', () => {
  expect(found('78 inch sofa')).toEqual([]);
});

test.each(['', ' ', '\t\n '])('%j asks for nothing: the whole catalogue', (q) => {
  expect(found(q)).toHaveLength(50);
});

describe.each(products)('$name', (product) => {
  const { name, category, kind, materials, colours, description, pictureKey } = product;

  test('is found by every word that its page says, and by name', () => {
    const words = normalizedWords([name, category, kind, materials, colours, description].join(' '));
    expect(words.filter((word) => !found(word).includes(pictureKey))).toEqual([]);
    expect(found(category)).toContain(pictureKey);
    expect(found(name)[0]).toBe(pictureKey);
    expect(found(name.toUpperCase())[0]).toBe(pictureKey);
  });

  test('is found by its name with any two letters swapped, one missing, doubled or wrong', () => {
    for (const word of normalizedWords(name).filter(({ length }) => length >= 6)) {
      for (const slip of typos(word).filter((each) => !REAL_WORDS.has(each))) {
        expect({ slip, found: found(slip).includes(pictureKey) }).toEqual({ slip, found: true });
      }
    }
  });
});

test('what a filter leaves out is not found, and every order shows the same products', () => {
  for (const sort of SORTS) {
    const lamps = findProducts(products, { ...WHOLE_CATALOGUE, q: 'lamps', category: 'Living Room', sort });
    expect(lamps.map(({ pictureKey }) => pictureKey)).toEqual(['arc-lamp']);
  }
  const cheap = findProducts(products, { ...WHOLE_CATALOGUE, q: 'linen', band: PRICE_BANDS[0].id });
  expect(cheap.map(({ pictureKey }) => pictureKey)).toEqual(['linen-napkins']);
});

/** Typos that are words of other products. */
const REAL_WORDS = new Set(['bakes', 'liner', 'linea']);

/** Typos inside a word; a typo at its beginning may begin another word. */
function typos(word: string): readonly string[] {
  const places = Array.from({ length: word.length - 3 }, (_, index) => index + 2);
  return places.flatMap((place) => {
    const [before, letter, after] = [word.slice(0, place), word.charAt(place), word.slice(place + 1)];
    return [
      `${before}${after.charAt(0)}${letter}${after.slice(1)}`,
      `${before}${after}`,
      `${before}${letter}${letter}${after}`,
      `${before}x${after}`,
    ];
  });
}
