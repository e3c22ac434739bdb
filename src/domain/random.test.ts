import fc from 'fast-check';
import { expect, test } from 'vitest';

import { sampleContent } from '#content/whole-content';
import type { ListedProduct } from './product';

import { pickSome, seededRandom, shownReviewCount } from './random';
import { alsoLiked, similarProducts } from './similar-products';

const { products: all, read } = sampleContent();
const products = all.filter(({ variantOf }) => variantOf === undefined);

const seed = fc.integer({ min: 0, max: 1_000_000 });

test('the same seed gives the same stream, within 0 and 1', () => {
  fc.assert(
    fc.property(seed, (value) => {
      const [one, other] = [seededRandom(value), seededRandom(value)];
      for (let draw = 0; draw < 20; draw += 1) {
        const number = one();
        expect(number).toBe(other());
        expect(number >= 0 && number < 1).toBe(true);
      }
    }),
  );
});

test('the stream is that of mulberry32, so that what a visit shows stays the same', () => {
  const random = seededRandom(1);
  expect([random(), random(), random()].map((drawn) => drawn * 2 ** 32)).toEqual([
    2_693_262_067, 11_749_833, 2_265_367_787,
  ]);
  expect(shownReviewCount(3, 7)).toBe(1 + Math.floor(seededRandom(3_007)() * 100));
});

test('a review count is between 1 and 100, the same for the visit', () => {
  fc.assert(
    fc.property(seed, fc.integer({ min: 1, max: 50 }), (visit, id) => {
      const count = shownReviewCount(visit, id);
      expect(count).toBe(shownReviewCount(visit, id));
      expect(Number.isInteger(count) && count >= 1 && count <= 100).toBe(true);
    }),
  );
});

test('over many visits every review count from 1 to 100 turns up', () => {
  const counts = new Set(Array.from({ length: 5_000 }, (_, visit) => shownReviewCount(visit, 7)));
  expect(counts.size).toBe(100);
});

test('similar products are four others of the same category', () => {
  fc.assert(
    fc.property(seed, fc.constantFrom(...products), (visit, product) => {
      const similar = similarProducts(others(product), product.id, visit);
      expect(new Set(similar).size).toBe(4);
      expect(similar.every(({ id, category }) => id !== product.id && category === product.category)).toBe(true);
    }),
  );
});

test('similar products are the same throughout a visit, and over many visits every other one in stock turns up', () => {
  for (const product of products) {
    const drawn = (visit: number) => similarProducts(others(product), product.id, visit).map(({ id }) => id);
    const visits = Array.from({ length: 100 }, (_, visit) => drawn(visit));
    expect(Array.from({ length: 100 }, (_, visit) => drawn(visit))).toEqual(visits);
    const { category } = product;
    const wanted = products.filter((each) => each.id !== product.id && each.category === category && each.stock > 0);
    expect(new Set(visits.flat())).toEqual(new Set(wanted.map(({ id }) => id)));
    // Both the selection and its order are random.
    expect(new Set(visits.map(String)).size).toBeGreaterThan(90);
  }
});

test('similar products that the page shows already come after the others in stock', () => {
  const [first] = products;
  const rest = first ? others(first) : [];
  const [shown] = rest.filter(({ stock }) => stock > 0);
  for (let visit = 0; visit < 50; visit += 1) {
    const similar = similarProducts(rest, first?.id ?? 0, visit, [shown?.id ?? 0]);
    expect(similar).toHaveLength(4);
    expect(similar).not.toContain(shown);
  }
});

test('similar products that are sold out fill what is left, after those in stock', () => {
  const [one] = products;
  const stockOf = (visit: number, ...stocks: readonly number[]) =>
    similarProducts(
      stocks.flatMap((stock, place) => (one ? [{ ...one, id: place + 2, stock }] : [])),
      1,
      visit,
    ).map(({ stock }) => stock);
  for (let visit = 0; visit < 50; visit += 1) {
    expect(stockOf(visit, 0, 3, 0, 3, 0, 0)).toEqual([3, 3, 0, 0]);
    expect(stockOf(visit, 0, 3, 3, 3, 3)).toEqual([3, 3, 3, 3]);
  }
});

test('You May Also Like shows four products that can be bought and are not in the cart', () => {
  fc.assert(
    fc.property(seed, fc.uniqueArray(fc.integer({ min: 1, max: 50 }), { maxLength: 10 }), (visit, inCart) => {
      const liked = alsoLiked(products, inCart, visit);
      expect(new Set(liked).size).toBe(4);
      expect(liked.every(({ id, stock }) => stock > 0 && !inCart.includes(id))).toBe(true);
    }),
  );
});

test('as many are picked as are asked for', () => {
  expect(new Set(pickSome([1, 2, 3], 2, 1)).size).toBe(2);
  expect(pickSome([1, 2, 3], 2, 1)).toHaveLength(2);
});

test('picking more than there is gives everything once', () => {
  expect(pickSome([1, 2, 3], 9, 1).toSorted()).toEqual([1, 2, 3]);
});

/** Of which the page of a product shows some. */
function others({ id }: ListedProduct) {
  const { similar } = read(`product/${id}`);
  return products.filter((product) => similar.includes(product.id));
}
