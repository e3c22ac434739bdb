import { readFileSync } from 'node:fs';

import { describe, expect, test } from 'vitest';

import { sampleContent } from '#content/whole-content';

import { addressesOf, pages } from './-pages';

/** `Products/ProductDetail/{productid}`: the routes of section 2 of the specification. */
const stated = [
  ...readFileSync('docs/specification.md', 'utf8').matchAll(/^\| (?!Route )(\/|[A-Z][\w/{}]+) \| /gm),
].map(([, route = '']) => route);

test('every route has its page beside it', () => {
  const routes = import.meta.glob('./**/{index,route,$*}.tsx');
  const found = import.meta.glob('./**/-page.ts');
  expect(foldersOf(found)).toEqual(foldersOf(routes));
});

describe('the specification', () => {
  test('states 17 routes', () => expect(stated).toHaveLength(17));

  test.each(stated)('finds a page for %s', (route) => {
    const pattern = new RegExp(`^/${route.replace(/^\//, '').replaceAll(/\{\w+\}/g, '[^/]+')}$`);
    expect(pages.filter(({ address }) => pattern.test(address))).toHaveLength(1);
  });
});

test.each(pages)('$address is drawn to a file', (page) => {
  expect(addressesOf(page, sampleContent())).toContain(page.address);
});

test('no address is drawn twice', () => {
  const addresses = pages.flatMap((page) => addressesOf(page, sampleContent()));
  expect(addresses).toEqual([...new Set(addresses)]);
});

function foldersOf(files: Readonly<Record<string, unknown>>): readonly string[] {
  return Object.keys(files)
    .map((file) => file.slice(0, file.lastIndexOf('/')))
    .toSorted();
}
