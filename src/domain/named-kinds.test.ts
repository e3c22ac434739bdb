import { expect, test } from 'vitest';

import { products } from '#fixtures/products';

import { columnsOf } from './list-columns';
import { listFileOf } from './list-file';
import type { Distances } from './distances';
import { NOT_FOUND } from './distances';
import type { Product } from './product';
import { searchFileOf } from './search-file';
import { openSearch } from './word-search';

const list = columnsOf(listFileOf(products));
const search = openSearch(list, searchFileOf(products));
const kindsById = new Map(products.map(({ id, kind }) => [id, kind]));

/** The kinds of the nearest products, each once. */
function nearestKinds(query: string): readonly (string | undefined)[] {
  return kindsIn(search.nearestTo(query));
}

/** The kinds of the products that are found, each once. */
function foundKinds(query: string): readonly (string | undefined)[] {
  return kindsIn(search.distancesOf(query));
}

function kindsIn(distances: Distances | undefined): readonly (string | undefined)[] {
  const ids = [...list.ids].filter((_, place) => distances?.[place] !== NOT_FOUND);
  return [...new Set(ids.map((id) => kindsById.get(id)))].toSorted();
}

const PARTY = ['Candlesticks', 'Dinner plates', 'Napkins', 'Wine glasses'];
const BATH_SEATS = ['Bath stool', 'Bench'];

test.each([
  { named: 'by its word', q: 'corner sofa green', kinds: ['Sofa'] },
  { named: 'by its word, and not by what is called so as well', q: 'jute rug', kinds: ['Rug'] },
  { named: 'by another name', q: 'red armchair', kinds: ['Lounge chair'] },
  { named: 'with a typo', q: 'zebra mirrro brass', kinds: ['Mirror'] },
  { named: 'in two words', q: 'narrow book case', kinds: ['Bookshelf'] },
  { named: 'by several words', q: 'round coffee table', kinds: ['Coffee table'] },
  { named: 'by another name whose last word names others', q: 'jute side table', kinds: ['Nightstand'] },
  { named: 'by several words with a typo', q: 'round cofee table', kinds: ['Coffee table'] },
  { named: 'twice', q: 'clay sofa or armchair', kinds: ['Lounge chair', 'Sofa'] },
  { named: 'beside a word for many kinds', q: 'bed with storage', kinds: ['Bed'] },
])('what is nearest is of the kind that is named $named', ({ q, kinds }) => {
  expect(nearestKinds(q)).toEqual(kinds);
});

test.each([
  { q: 'couch washable covers', kinds: ['Sofa'] },
  { q: 'wardrobe drawers', kinds: ['Wardrobe'] },
  { q: 'sofa cushion cover', kinds: ['Cushion'] },
  { q: 'bed cover', kinds: ['Throw'] },
  { q: 'bedside drawers', kinds: ['Nightstand'] },
  { q: 'oak drawers', kinds: ['Dresser'] },
])('of "$q" a part of another thing is none itself, unless both are one name', ({ q, kinds }) => {
  expect(foundKinds(q)).toEqual(kinds);
});

test('what is nearest is not of a kind that only a part is called', () => {
  expect(nearestKinds('bookshelf drawers')).toEqual(['Bookshelf']);
  expect(nearestKinds('kettle cover')).toEqual(['Kettle']);
});

test.each([
  { q: 'music stand', kinds: [] },
  { q: 'cake stand', kinds: ['Mixing bowls'] },
  { q: 'coffee stand', kinds: ['Coffee table', 'Mugs'] },
  { q: 'toothbrush pot', kinds: ['Vanity set'] },
  { q: 'rack holder', kinds: ['Bookshelf', 'Plate rack'] },
])('what a stand holds decides, and another stand is not near it: "$q"', ({ q, kinds }) => {
  expect(nearestKinds(q)).toEqual(kinds);
});

test('a word for many kinds alone names them all', () => {
  expect(nearestKinds('velvet storage').length).toBeGreaterThan(5);
  expect(nearestKinds('velvet storage')).not.toContain('Dining chair');
});

test.each([
  { q: 'gift for a wine lover', kinds: ['Bar cart', 'Wine glasses'] },
  { q: 'gift for a coffee lover', kinds: ['Mugs'] },
  { q: 'gift for a wine lover in a small flat', kinds: ['Bar cart', 'Wine glasses'] },
  { q: 'gift zebra', kinds: [] },
])('a use for somebody is what is used for both: "$q"', ({ q, kinds }) => {
  expect(foundKinds(q)).toEqual(kinds);
});

test.each([
  { q: 'something to hang clothes in', kinds: ['Towel ladder', 'Wardrobe'] },
  { q: 'what do i put my shoes on', kinds: ['Bench'] },
  { q: 'somewhere to dry towels', kinds: ['Towel ladder'] },
  { q: 'wine gift', kinds: ['Bar cart', 'Wine glasses'] },
  { q: 'cosy winter evenings on the couch', kinds: ['Throw'] },
  { q: 'cold feet after shower', kinds: ['Bath mat'] },
  { q: 'keys and boots', kinds: ['Bench', 'Vanity set'] },
])('of several uses, what most of them are of, else the rarest: "$q"', ({ q, kinds }) => {
  expect(nearestKinds(q)).toEqual(kinds);
});

test('a name that counts as a whole is none of its words', () => {
  expect(foundKinds('day bed')).toEqual(['Sofa']);
  expect(foundKinds('bed')).not.toContain('Sofa');
  expect(foundKinds('telephone')).toEqual([]);
  expect(nearestKinds('zebra garment rack')).toEqual(['Wardrobe']);
  expect(nearestKinds('clay sofa or armchair')).toContain('Sofa');
});

test.each([
  { q: 'lamp without brass', not: 'Floor lamp', found: 'Table lamp' },
  { q: 'chairs not in leather', not: 'Lounge chair', found: 'Dining chair' },
  { q: 'furniture but no beds or benches', not: 'Bed', found: 'Sofa' },
  { q: 'not brass', not: 'Candlesticks', found: 'Sofa' },
  { q: 'stool without back', not: 'Counter stool', found: 'Bath stool' },
  { q: 'backless stool', not: 'Counter stool', found: 'Bath stool' },
  { q: 'leather-free chair', not: 'Lounge chair', found: 'Dining chair' },
])('what is refused is not found: "$q"', ({ q, not, found }) => {
  expect(foundKinds(q)).toContain(found);
  expect(foundKinds(q)).not.toContain(not);
});

test('of the kinds that are named, what has more of the words is nearer', () => {
  expect(nearestKinds('zebra floor lamp marble base')).toEqual(['Floor lamp']);
  expect(nearestKinds('zebra headboard base')).toEqual(['Bed']);
});

test.each([
  { query: 'black bedding set', kinds: ['Throw', 'Bedding set'], found: 'Bedding set' },
  { query: 'black extendable table', kinds: ['Dining table', 'Extendable table'], found: 'Extendable table' },
])('what the kinds of a catalogue are called names no others: $query', ({ query, kinds, found }) => {
  const black = { ...products[0], colours: 'black', materials: 'oak', description: 'Calm.', facts: {} } as Product;
  const own = kinds.map((kind, place) => ({ ...black, id: place + 1, name: `Alder ${place}`, kind }));
  const ownList = columnsOf(listFileOf(own));
  const distances = openSearch(ownList, searchFileOf(own)).distancesOf(query);
  const ids = [...ownList.ids].filter((_, place) => distances?.[place] !== NOT_FOUND);
  expect(ids.map((id) => own[id - 1]?.kind)).toEqual([found]);
});

test('what is refused is not nearest either, unless nothing else is', () => {
  expect(nearestKinds('zebra lamp without brass')).toEqual(['Table lamp']);
  expect(nearestKinds('coffee table not in marble')).toEqual(['Coffee table']);
});

test('a word for how many names no kind', () => {
  expect(nearestKinds('oak dining set')).not.toContain('Vanity set');
});

test('what a query finds of its kind without its limits is nearest', () => {
  expect(nearestKinds('cushions over 900')).toEqual(['Cushion']);
  expect(nearestKinds('marble side table over 900')).toEqual(['Coffee table']);
});

test.each([
  { says: 'the last word of a compound', q: 'couch cushions', kinds: ['Cushion'] },
  { says: 'what stands before a preposition', q: 'pillow for the couch', kinds: ['Cushion'] },
  { says: 'a name of several words', q: 'wall lights', kinds: ['Sconce'] },
  { says: 'two words that are one name', q: 'oak book shelf', kinds: ['Bookshelf'] },
  { says: 'a synonym where nothing of the name has the words', q: 'black metal shelf', kinds: ['Bookshelf'] },
  { says: 'the end of a synonym where there is nothing else', q: 'small table next to bed', kinds: ['Nightstand'] },
  { says: 'what it is used for', q: 'something to sit on in the hallway', kinds: ['Bench'] },
  { says: 'what hangs above a table', q: 'lamp above the table', kinds: ['Pendant lamp'] },
  { says: 'a word of another language', q: 'fauteuil en cuir', kinds: ['Lounge chair'] },
  { says: 'a name of several words that the list calls otherwise', q: 'table de nuit', kinds: ['Nightstand'] },
  { says: 'the thing, not the number of its seats,', q: 'sofa 3 seats beige', kinds: ['Sofa'] },
  { says: 'a use where it is told before the place', q: 'stuff for a dinner party', kinds: PARTY },
  { says: 'a material where no kind is named', q: 'cane furniture', kinds: ['Sideboard', 'Wardrobe'] },
  { says: 'a name that begins as it is typed', q: 'terrazzo dish', kinds: ['Vanity set'] },
  { says: 'a place on the wall', q: 'wall shelves', kinds: ['Shelf'] },
  { says: 'two words that are one name, in the plural,', q: 'book shelves', kinds: ['Bookshelf'] },
  {
    says: 'the name of several words, and not its last one in another room,',
    q: 'bathroom seating',
    kinds: BATH_SEATS,
  },
  { says: 'what there is a set of', q: 'bathroom accessories set', kinds: ['Towels', 'Vanity set'] },
])('$says decides what kind is found', ({ q, kinds }) => {
  expect(foundKinds(q)).toEqual(kinds);
});

test.each([
  { q: 'wine glas', kinds: ['Wine glasses'] },
  { q: 'bedside ca', kinds: ['Nightstand'] },
])('a name is found while it is typed: "$q"', ({ q, kinds }) => {
  expect(foundKinds(q)).toEqual(kinds);
});

test('a single word finds what only mentions it as well', () => {
  expect(foundKinds('sofa')).toEqual(['Floor lamp', 'Sofa']);
  expect(foundKinds('sopha')).toEqual(['Sofa']);
});

test('loose words matter only where something has them', () => {
  expect(foundKinds('tall oak wardrobe')).toEqual(['Wardrobe']);
  expect(foundKinds('cosy rug')).toEqual(['Rug']);
  expect(foundKinds('cosy zebra')).toEqual([]);
});

test.each([
  { q: 'living room lamp', kinds: ['Floor lamp', 'Table lamp'] },
  { q: 'floor lamp', kinds: ['Floor lamp'] },
])('a name that says but a room is that of all kinds called so there: "$q"', ({ q, kinds }) => {
  expect(foundKinds(q)).toEqual(kinds);
});

test('something for towels is none of them', () => {
  expect(foundKinds('something for towels')).toEqual(['Towel ladder']);
});
