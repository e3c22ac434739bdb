import { expect, test } from 'vitest';
import { createActor } from 'xstate';

import { sampleContent } from '#content/whole-content';
import { WHOLE_CATALOGUE } from '#domain/catalogue';
import { products } from '#fixtures/products';
import { lookupOf } from '#machines/samples';
import { findProducts } from '#tests/support/found-products';

import { catalogueMachine } from './catalogue.machine';

const { index, read } = sampleContent();
const input = { lookup: lookupOf(index()), isReady: true, found: read('catalogue/1').found };

test('a facet is chosen and taken back, each a choice of its own, and an address without it takes it back', () => {
  const catalogue = createActor(catalogueMachine, { input }).start();
  const wanted: (readonly [readonly string[] | undefined, boolean])[] = [];
  catalogue.on('query.wanted', ({ query, replaces }) => wanted.push([query.facets, replaces]));
  catalogue.send({ type: 'words.typed', q: 'lamp' });
  catalogue.send({ type: 'facet.chosen', facet: 'sale' });
  expect(catalogue.getSnapshot().hasTag('typing')).toBe(false);
  expect(catalogue.getSnapshot().context.found.ids).toEqual(
    findProducts(products, { ...WHOLE_CATALOGUE, q: 'lamp' })
      .filter(({ discount }) => discount > 0)
      .map(({ id }) => id),
  );
  catalogue.send({ type: 'facet.chosen', facet: 'material:brass' });
  catalogue.send({ type: 'chip.removed', chip: 'sale' });
  catalogue.send({ type: 'facet.chosen', facet: 'material:brass' });
  expect(wanted).toEqual([
    [undefined, false],
    [['sale'], false],
    [['sale', 'material:brass'], false],
    [['material:brass'], false],
    [undefined, false],
  ]);
  catalogue.send({ type: 'facet.chosen', facet: 'stock' });
  catalogue.send({
    type: 'query.changed',
    query: { category: 'all', band: 'all', q: 'lamp', sort: 'featured', page: 1 },
  });
  expect(catalogue.getSnapshot().context.query.facets).toBe(undefined);
});
