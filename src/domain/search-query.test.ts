import { expect, test } from 'vitest';

import { products } from '#fixtures/products';
import { findProducts } from '#tests/support/found-products';

import { WHOLE_CATALOGUE } from './catalogue';
import {
  categoriesOf,
  isOfNoThing,
  isWithoutMeaning,
  partsOf,
  significantWords,
  variantsOf,
  withoutLooseWords,
} from './search-query';

test.each([
  { query: 'A chair for the attic', words: ['chair', 'attic'] },
  { query: 'bench for the hall', words: ['bench', 'hallway'] },
  { query: 'hi, a lil lamp pls', words: ['lamp'] },
  { query: 'the', words: ['the'] },
  { query: 'something for me', words: ['something', 'for', 'me'] },
  { query: 'lidded basket', words: ['lid', 'basket'] },
  { query: 'chest of draws', words: ['chest', 'drawers'] },
  { query: 'looking for a lamp', words: ['lamp'] },
  { query: 'wall la', words: ['wall', 'la'] },
  { query: 'la lampe', words: ['lampe'] },
  { query: 'looking-glass', words: ['looking', 'glass'] },
  { query: 'constructor', words: ['constructor'] },
  { query: '(', words: [] },
  { query: '', words: [] },
])('of "$query" the words $words are looked for', ({ query, words }) => {
  expect(significantWords(query)).toEqual(words);
});

test.each([
  { query: 'the nicest chair', isWithout: false },
  { query: 'show me the best things', isWithout: true },
  { query: '(', isWithout: true },
])('"$query" is without meaning: $isWithout', ({ query, isWithout }) => {
  expect(isWithoutMeaning(query)).toBe(isWithout);
});

test.each([
  { query: 'something modern', isOf: true },
  { query: 'the', isOf: true },
  { query: 'cosy', isOf: true },
  { query: 'something modern for the desk', isOf: false },
  { query: 'a modern chair', isOf: false },
])('"$query" says only what a thing is like: $isOf', ({ query, isOf }) => {
  expect(isOfNoThing(query)).toBe(isOf);
});

test.each([
  { query: '', variants: [] },
  { query: '(', variants: [] },
  { query: 'bed', variants: [['bed']] },
  {
    query: 'arm chair oak',
    variants: [
      ['arm', 'chair', 'oak'],
      ['armchair', 'oak'],
      ['arm', 'chairoak'],
    ],
  },
])('"$query" is also read as $variants', ({ query, variants }) => {
  expect(variantsOf(query)).toEqual(variants);
});

test('neighbours are joined in queries of up to eight words', () => {
  expect(variantsOf('b c d k f g h j')).toHaveLength(8);
  expect(variantsOf('b c d k f g h j m')).toEqual([['b', 'c', 'd', 'k', 'f', 'g', 'h', 'j', 'm']]);
});

test.each([
  { query: 'sofa or armchair for the study', parts: [[['sofa'], ['armchair']], [['study']]] },
  { query: 'small table next to the bed', parts: [[['small', 'table']], [['bedside']]] },
  { query: 'something to sit on', parts: [[[]], [['sit']], [[]]] },
  { query: 'lamp for wall la', parts: [[['lamp']], [['wall', 'la']]] },
  { query: 'la lampe', parts: [[['lampe']]] },
])('"$query" has the parts $parts', ({ query, parts }) => {
  expect(partsOf(query)).toEqual(parts);
});

test.each([
  { query: 'a cosy chair', looser: 'chair' },
  { query: 'mirror above the sinks', looser: 'mirror bathroom' },
  { query: 'summer throw', looser: 'throw' },
  { query: 'pale oak chair', looser: 'oak chair' },
  { query: 'oak chair', looser: undefined },
  { query: 'cosy small', looser: undefined },
  { query: 'a cosy gift', looser: 'gift' },
  { query: 'a gift chair', looser: 'chair' },
  { query: 'gift', looser: undefined },
])('"$query" is "$looser" without its loose words', ({ query, looser }) => {
  expect(withoutLooseWords(query)).toBe(looser);
});

test.each([
  { query: 'kit', categories: ['Kitchen'] },
  { query: 'KITCHN', categories: ['Kitchen'] },
  { query: 'diing', categories: ['Dining Room'] },
  { query: 'rooms', categories: ['Living Room', 'Dining Room'] },
  { query: 'roon', categories: [] },
  { query: 'the living room', categories: ['Living Room'] },
  { query: 'kitchen room', categories: [] },
  { query: 'b', categories: ['Bedroom', 'Bathroom'] },
  { query: '(', categories: [] },
  { query: '', categories: [] },
])('"$query" names the categories $categories', ({ query, categories }) => {
  expect(categoriesOf(query)).toEqual(categories);
});

test('three letters are enough for the beginning of any word, two only for that of a name', () => {
  const [bed] = products;
  const chairs = bed && [
    { ...bed, id: 1, name: 'Alder', description: 'Quilted all over.' },
    { ...bed, id: 2, name: 'Quince', description: '' },
  ];
  const found = (q: string) => findProducts(chairs ?? [], { ...WHOLE_CATALOGUE, q }).map(({ id }) => id);
  expect(found('qui')).toEqual([2, 1]);
  expect(found('qu')).toEqual([2]);
});

test.each([
  { q: 'grey rug', why: 'no rug is grey, though what stands on one may be' },
  { q: 'oak lamp', why: 'no lamp is made of oak' },
])('"$q" finds nothing: $why', ({ q }) => {
  expect(findProducts(products, { ...WHOLE_CATALOGUE, q })).toEqual([]);
});
