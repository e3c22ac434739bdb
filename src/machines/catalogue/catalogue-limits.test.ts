import { expect, test } from 'vitest';
import { createActor } from 'xstate';

import { sampleContent } from '#content/whole-content';
import { WHOLE_CATALOGUE } from '#domain/catalogue';
import type { CatalogueQuery } from '#domain/catalogue';
import { products } from '#fixtures/products';
import { lookupOf } from '#machines/samples';
import { findProducts } from '#tests/support/found-products';

import { catalogueMachine } from './catalogue.machine';

const { index, read } = sampleContent();
const input = { lookup: lookupOf(index()), isReady: true, found: read('catalogue/1').found };

function openCatalogue(more: Partial<typeof input> = {}) {
  const catalogue = createActor(catalogueMachine, { input: { ...input, ...more } }).start();
  const wanted: (readonly [string, readonly string[] | undefined, boolean])[] = [];
  catalogue.on('query.wanted', ({ query, replaces }) => wanted.push([query.q, query.facets, replaces]));
  const shown = () => {
    const { context, children } = catalogue.getSnapshot();
    const { q, facets } = context.query;
    return { q, facets, inBox: children.search?.getSnapshot().context.words, ids: context.found.ids };
  };
  return { catalogue, wanted, shown };
}

function idsOf(query: Partial<CatalogueQuery>): readonly number[] {
  return findProducts(products, { ...WHOLE_CATALOGUE, ...query }).map(({ id }) => id);
}

test('typed limits count at once, become facets when the box is left, and are taken back one by one', () => {
  const { catalogue, wanted, shown } = openCatalogue();
  catalogue.send({ type: 'words.typed', q: 'chair under 200 in stock' });
  expect(shown()).toEqual({
    q: 'chair under 200 in stock',
    facets: undefined,
    inBox: 'chair under 200 in stock',
    ids: idsOf({ q: 'chair under 200 in stock' }),
  });
  catalogue.send({ type: 'words.left' });
  expect(shown()).toEqual({
    q: 'chair',
    facets: ['price:-200', 'stock'],
    inBox: 'chair',
    ids: idsOf({ q: 'chair', facets: ['price:-200', 'stock'] }),
  });
  catalogue.send({ type: 'chip.removed', chip: 'price:-200' });
  expect(shown()).toMatchObject({ q: 'chair', facets: ['stock'], ids: idsOf({ q: 'chair', facets: ['stock'] }) });
  catalogue.send({ type: 'chip.removed', chip: 'words' });
  expect(shown()).toMatchObject({ q: '', facets: ['stock'], inBox: '', ids: idsOf({ facets: ['stock'] }) });
  expect(wanted).toEqual([
    ['chair under 200 in stock', undefined, false],
    ['chair', ['price:-200', 'stock'], true],
    ['chair', ['stock'], false],
    ['', ['stock'], false],
  ]);
});

test('an address with limits among its words is replaced by one with facets', () => {
  const { catalogue, wanted, shown } = openCatalogue();
  catalogue.send({ type: 'query.changed', query: { ...WHOLE_CATALOGUE, q: 'lamps on sale', category: 'Bedroom' } });
  expect(shown()).toEqual({
    q: 'lamps',
    facets: ['sale'],
    inBox: 'lamps',
    ids: idsOf({ q: 'lamps', facets: ['sale'], category: 'Bedroom' }),
  });
  catalogue.send({ type: 'query.changed', query: catalogue.getSnapshot().context.query });
  expect(wanted).toEqual([['lamps', ['sale'], true]]);
});

test('words without limits stay as they are', () => {
  const { catalogue, wanted, shown } = openCatalogue();
  catalogue.send({ type: 'words.typed', q: ' Oak lamp ' });
  catalogue.send({ type: 'words.left' });
  expect(shown()).toMatchObject({ q: ' Oak lamp ', facets: undefined, inBox: ' Oak lamp ' });
  expect(wanted).toEqual([[' Oak lamp ', undefined, false]]);
});

test('where the index comes late, limits wait for it, and for the shopper to end typing', async () => {
  let isThere = false;
  let load = () => undefined as void;
  const lookup = {
    ...input.lookup,
    index: () => (isThere ? index() : undefined),
    load: () =>
      new Promise<void>((resolve) => {
        load = () => {
          isThere = true;
          resolve();
        };
      }),
  };
  const linked = openCatalogue({ lookup, isReady: false });
  linked.catalogue.send({ type: 'query.changed', query: { ...WHOLE_CATALOGUE, q: 'lamp in stock' } });
  expect(linked.shown()).toMatchObject({ q: 'lamp in stock', facets: undefined });
  load();
  await Promise.resolve().then(() => Promise.resolve());
  expect(linked.shown()).toMatchObject({ q: 'lamp', facets: ['stock'], ids: idsOf({ q: 'lamp', facets: ['stock'] }) });

  isThere = false;
  const typing = openCatalogue({ lookup, isReady: false });
  typing.catalogue.send({ type: 'words.typed', q: 'lamp in stock' });
  load();
  await Promise.resolve().then(() => Promise.resolve());
  expect(typing.shown()).toMatchObject({ q: 'lamp in stock', facets: undefined, ids: idsOf({ q: 'lamp in stock' }) });
  typing.catalogue.send({ type: 'words.left' });
  expect(typing.shown()).toMatchObject({ q: 'lamp', facets: ['stock'] });
});
