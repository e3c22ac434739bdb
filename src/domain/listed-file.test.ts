import { expect, test } from 'vitest';

import { wholeContent } from '#content/whole-content';
import { sampleCatalogue } from '#fixtures/sample-catalogue';

import { listFileOf, productsByKind } from './list-file';
import { listedFileOf } from './listed-file';
import type { Product } from './product';
import { openList } from './product-list';
import { searchedProducts } from './variants';

const sample = sampleCatalogue();
const asCopy = (id: number) => id + 10_000;

/** The sample's products and variants twice: enough for more than one page. */
const twice: readonly Product[] = [
  ...sample.products,
  ...sample.products.map((product) => ({
    ...product,
    id: asCopy(product.id),
    stock: (product.stock + 3) % 11,
    ...(product.variantOf === undefined ? {} : { variantOf: asCopy(product.variantOf) }),
  })),
];

/** What lists show of these products, as the whole content says it, and their files. */
function filesOf(products: readonly Product[]) {
  const shown = new Map(wholeContent({ ...sample, products }).products.map((product) => [product.id, product]));
  const searched = searchedProducts(products);
  const placed = productsByKind(searched).placed.flatMap(({ id }) => shown.get(id) ?? []);
  return { shown, placed, list: openList(listFileOf(searched)), listed: listedFileOf(placed) };
}

test('it says with the list file all that lists show of a product, of its variants and its choices too', () => {
  const { shown, placed, list, listed } = filesOf(twice);
  if (listed) {
    list.takeListed(JSON.parse(JSON.stringify(listed)));
  }
  expect(placed.length).toBe(100);
  expect(placed.some(({ variants, swatches }) => variants && swatches)).toBe(true);
  expect(placed.some(({ variants = [] }) => variants.some(({ picture }) => picture))).toBe(true);
  const ids = placed.map(({ id }) => id).toReversed();
  expect(list.listed(ids)).toEqual(ids.map((id) => shown.get(id)));
});

test('nothing is listed of a variant, of no product, or without the file', () => {
  const { list, listed } = filesOf(twice);
  const [variant] = twice.filter(({ variantOf }) => variantOf !== undefined);
  expect(list.listed([1])).toBeUndefined();
  if (listed) {
    list.takeListed(listed);
  }
  expect(list.listed([1])).toMatchObject([{ id: 1 }]);
  expect(list.listed([1, variant?.id ?? 0])).toBeUndefined();
  expect(list.listed([1, 99_999])).toBeUndefined();
});

test('one of other products, or of none, is not taken', () => {
  const { list } = filesOf(twice);
  const others = filesOf(twice.map((product) => (product.id === 7 ? { ...product, id: 77 } : product))).listed;
  for (const file of [others, JSON.parse('{}')]) {
    list.takeListed(file);
    expect(list.listed([1])).toBeUndefined();
  }
});

test('there is none where one page lists all, or where pictures would fill it', () => {
  expect(filesOf(sample.products).listed).toBeUndefined();
  const { placed } = filesOf(twice);
  const pictured = (count: number) =>
    Array.from({ length: count }, (_, index) => {
      const [product] = placed;
      return (
        product && { ...product, id: index + 1, pictures: [{ ...product.pictures[0], name: `own.${index}` }] as const }
      );
    }).flatMap((product) => product ?? []);
  expect(listedFileOf(pictured(2_000))?.pictures).toHaveLength(2_000);
  expect(listedFileOf(pictured(2_001))).toBeUndefined();
});
