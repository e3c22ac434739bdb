import { expect, test } from 'vitest';

import { products } from '#fixtures/products';
import { indexOf } from '#tests/support/found-products';

import { WHOLE_CATALOGUE } from './catalogue';
import { shorterQueries } from './shorter-queries';

const known = new Set(['vase', 'branch', 'lamp', 'by', 'bed', 'for', 'stuhl', 'fur']);

test.each([
  { query: 'vase for a eucalyptus branch', shorter: ['vase for branch', 'vase'] },
  { query: 'lamp for a cat by the bed', shorter: ['lamp for by bed', 'lamp for a cat', 'lamp'] },
  { query: 'Stuhl für Büro', shorter: ['stuhl fur', 'stuhl'] },
  { query: 'zebra lamp for bed', shorter: ['zebra lamp'] },
  { query: 'for the bed', shorter: [] },
  { query: 'chair with wheels', shorter: ['chair', 'chair'] },
  { query: 'lamp that i cant turn', shorter: ['lamp', 'lamp that', 'lamp'] },
  { query: 'chair in velvet', shorter: [] },
  { query: '', shorter: [] },
])('"$query" is asked again as $shorter', ({ query, shorter }) => {
  expect(shorterQueries(query, (word) => known.has(word))).toEqual(shorter);
});

const index = indexOf(products);

test.each([
  { q: 'vase for a eucalyptus branch', finds: [38], leftOut: ['eucalyptus'] },
  { q: 'rug under the sofa', finds: [35], leftOut: ['sofa'] },
  { q: 'nice vase for a zebra beside brass', finds: [38], leftOut: ['zebra', 'brass'] },
  { q: 'Vase für zebra', finds: [38], leftOut: ['zebra'] },
  { q: 'Teppich für zebra', finds: [35], leftOut: ['zebra'] },
  { q: 'vase for the living room', finds: [38], leftOut: [] },
  { q: 'vase with zebras', finds: [38], leftOut: ['zebras'] },
  { q: 'vase in zebra', finds: [], leftOut: [] },
  { q: 'towels that dry fast after swimming', finds: [11], leftOut: ['after', 'swimming'] },
  { q: 'fake plant i cant kill', finds: [39], leftOut: [] },
  { q: 'zebra vase for a branch', finds: [], leftOut: [] },
  { q: 'zebra for a vase', finds: [], leftOut: [] },
])('"$q" is answered without $leftOut: $finds', ({ q, finds, leftOut }) => {
  const query = { ...WHOLE_CATALOGUE, q };
  expect(index.find(query).ids).toEqual(finds);
  expect(index.leftOut(query)).toEqual(leftOut);
});
