import { afterEach, beforeAll, expect, test } from 'vitest';

import { wholeContent } from '#content/whole-content';
import { slug } from '#domain/slug';
import { completeDom } from '#tests/paths/dom-driver';
import { memoryWorld } from '#tests/support/memory-world';
import { openedShop } from '#tests/support/opened-shop';
import { renderShop, unmountShop } from '#tests/support/rendered-shop';

import { generateCatalogue } from '../../scripts/catalogue/generate';

const onlyOne = wholeContent({ ...generateCatalogue(1, 1), featured: [1], popular: [1] });
const page = slug(onlyOne.products.map(({ name }) => name).join(''));

beforeAll(completeDom);
afterEach(unmountShop);

test.each([
  ['/', ['Feature Products', 'Most Popular Products']],
  [`/Products/ProductDetail/${page}`, []],
  ['/Cart', []],
])('at %s, a shop of one product has no heading above products of which there are none', async (path, withProducts) => {
  await renderShop(openedShop({ ...memoryWorld(), content: onlyOne }), path);
  expect(document.querySelector('main h1')?.textContent).not.toMatch(/not found/);
  const lists = [...document.querySelectorAll('section > * > ul, section [data-settles] > ul')];
  const titles = lists.map((list) => list.closest('section')?.querySelector('h2')?.textContent);
  expect(titles.filter((title) => /Products|Like/.test(title ?? ''))).toEqual(withProducts);
  expect(document.body.textContent).not.toMatch(/\b(?:1|Four) pieces/);
});
