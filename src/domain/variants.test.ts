import { expect, test } from 'vitest';

import { sampleContent } from '#content/whole-content';
import { products } from '#fixtures/products';
import { variants } from '#fixtures/variants';
import { WHOLE_CATALOGUE } from './catalogue';
import { listedIdOf, searchedProducts, variantsById } from './variants';

const all = [...products, ...variants];

test('lists show a variant as its product, and a product as itself', () => {
  expect(listedIdOf({ id: 102, variantOf: 1 })).toBe(1);
  expect(listedIdOf({ id: 1 })).toBe(1);
});

test('variants are found by the id of their product, in their order', () => {
  const byId = variantsById([{ id: 1 }, { id: 9, variantOf: 1 }, { id: 2 }, { id: 8, variantOf: 1 }]);
  expect([...byId]).toEqual([
    [
      1,
      [
        { id: 9, variantOf: 1 },
        { id: 8, variantOf: 1 },
      ],
    ],
  ]);
});

test('search and filters know the 50 products alone, at their own price, stock and size', () => {
  const searched = searchedProducts(all);
  const own = ({ id, price, stock, facts }: (typeof searched)[number]) => [id, price, stock, facts?.width];
  expect(searched.map(own)).toEqual(products.map(own));
});

test('a product without variants is searched as it is', () => {
  expect(searchedProducts(all).find(({ id }) => id === 5)).toBe(products.find(({ id }) => id === 5));
});

test('what is said of a variant finds its product', () => {
  const [bed] = searchedProducts([
    {
      ...(products[0] as (typeof products)[number]),
      materials: 'Oak',
      colours: 'natural oak',
      facts: { materialList: ['oak'], colourList: ['pale wood'] },
    },
    {
      ...(products[0] as (typeof products)[number]),
      id: 101,
      variantOf: 1,
      label: 'Walnut',
      materials: 'Walnut',
      colours: 'natural oak',
      description: 'In walnut.',
      facts: { materialList: ['walnut'], colourList: ['dark wood'] },
    },
  ]);
  expect(bed).toMatchObject({
    id: 1,
    materials: 'Oak, Walnut',
    colours: 'natural oak',
    facts: { materialList: ['oak', 'walnut'], colourList: ['pale wood', 'dark wood'] },
  });
  expect(bed?.description).toContain('Walnut In walnut.');
});

test.each([
  ['moss kettle', 27],
  ['sage sofa', 31],
  ['black lounge chair', 32],
  ['clay pendant', 23],
  ['charcoal soap dispenser', 12],
  ['dining table 160 cm', 41],
  ['rug 250 x 350', 35],
  ['king size bed', 1],
])('"%s" finds first the product that has a variant in this colour or size', (q, id) => {
  expect(
    sampleContent()
      .index()
      .find({ ...WHOLE_CATALOGUE, q }).ids[0],
  ).toBe(id);
});

test('the filter of a colour finds a product by that of its variant', () => {
  const { ids } = sampleContent()
    .index()
    .find({ ...WHOLE_CATALOGUE, facets: ['colour:black'] });
  expect(ids).toContain(32);
  expect(ids).not.toContain(31);
});
