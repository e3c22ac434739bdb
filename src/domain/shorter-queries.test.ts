import { expect, test } from 'vitest';

import { products } from '#fixtures/products';
import { indexOf } from '#tests/support/found-products';

import { WHOLE_CATALOGUE } from './catalogue';
import { shorterQueries } from './shorter-queries';

const known = new Set(['hallway', 'living', 'room', 'vase', 'branch', 'lamp', 'bed', 'stuhl', 'turn', 'bulb', 'oak']);
const things = /vase|lamp|chair|stuhl|bed/;

test.each([
  { query: 'vase for a eucalyptus branch', shorter: ['vase for a branch', 'vase'] },
  { query: 'lamp for a cat by the bed', shorter: ['lamp for a by the bed', 'lamp for a', 'lamp'] },
  { query: 'Stuhl für Büro', shorter: ['stuhl fur', 'stuhl'] },
  { query: 'zebra lamp for bed', shorter: ['lamp for bed', 'lamp'] },
  { query: 'zebra for bed', shorter: ['zebra'] },
  { query: 'oak zebra', shorter: [] },
  { query: 'oak for the zebra', shorter: ['oak for the', 'oak'] },
  { query: 'oak branch zebra', shorter: ['oak branch'] },
  { query: '99 zebra lamp 99', shorter: ['99 lamp 99'] },
  { query: 'lamp for 99', shorter: ['lamp for', 'lamp'] },
  { query: 'for the bed', shorter: [] },
  { query: 'lamp that i cant turn', shorter: ['lamp that', 'lamp'] },
  { query: 'vase in oak', shorter: [] },
  { query: 'hallway lamp in a living room', shorter: ['lamp in a'] },
  { query: 'vase in zebra', shorter: ['vase in'] },
  { query: 'does the lamp turn', shorter: ['does the lamp', 'does the', 'does'] },
  { query: 'do you turn the lamp', shorter: ['do'] },
  { query: '', shorter: [] },
])('"$query" is asked again as $shorter', ({ query, shorter }) => {
  expect(
    shorterQueries(
      query,
      (word) => known.has(word),
      (words) => things.test(words),
    ),
  ).toEqual(shorter);
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
  { q: 'vase in zebra', finds: [38], leftOut: ['zebra'] },
  { q: 'jute area rug', finds: [35], leftOut: ['jute'] },
  { q: 'bunk bed with a zebra', finds: [1, 2], leftOut: ['bunk', 'zebra'] },
  { q: 'does the wardrobe need assembly', finds: [10], leftOut: ['assembly'] },
  { q: 'kitchen rug', finds: [35], leftOut: ['kitchen'] },
  { q: 'letter rack', finds: [], leftOut: [] },
  { q: 'velvet bed', finds: [], leftOut: [] },
  { q: 'gift zebra', finds: [], leftOut: [] },
  { q: 'gift record collector', finds: [36], leftOut: ['gift', 'collector'] },
  { q: 'towels that dry fast after swimming', finds: [11], leftOut: ['after', 'swimming'] },
  { q: 'fake plant i cant kill', finds: [39], leftOut: [] },
  { q: 'zebra vase for a branch', finds: [38], leftOut: ['zebra'] },
  { q: 'zebra for a vase', finds: [], leftOut: [] },
])('"$q" is answered without $leftOut: $finds', ({ q, finds, leftOut }) => {
  const query = { ...WHOLE_CATALOGUE, q };
  expect(index.find(query).ids).toEqual(finds);
  expect(index.leftOut(query)).toEqual(leftOut);
});
