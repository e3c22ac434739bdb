import { expect, test } from 'vitest';

import { products } from '#fixtures/products';

import { columnsOf } from './list-columns';
import { listFileOf } from './list-file';
import { choicesIn } from './listed-things';
import { NOT_FOUND } from './distances';
import { searchFileOf } from './search-file';
import { openSearch } from './word-search';

const list = columnsOf(listFileOf(products));
const search = openSearch(list, searchFileOf(products));
const kindsById = new Map(products.map(({ id, kind }) => [id, kind]));

const EIGHT = ['Bed', 'Bench', 'Lounge chair', 'Mirror', 'Mugs', 'Rug', 'Sofa', 'Vases'];

test.each([
  { listed: 'with commas', q: 'sofa, rug, floor lamp', kinds: ['Floor lamp', 'Rug', 'Sofa'] },
  { listed: 'with a word', q: 'mugs and plates', kinds: ['Dinner plates', 'Mugs'] },
  { listed: 'as plurals only', q: 'plates bowls mugs', kinds: ['Dinner plates', 'Mixing bowls', 'Mugs'] },
  { listed: 'as what one is for', q: 'plate racks', kinds: ['Plate rack'] },
  { listed: 'and one of them by what it is for', q: 'towel or zebra, bench', kinds: ['Bench', 'Towels'] },
  { listed: 'for a room', q: 'lamp and rug for the living room', kinds: ['Floor lamp', 'Rug', 'Table lamp'] },
  { listed: 'with one that is not so', q: 'velvet bed, rug', kinds: ['Bed', 'Rug'] },
  { listed: 'without a material', q: 'sofa & floor lamp without brass', kinds: ['Sofa'] },
  { listed: 'though they are of one kind', q: 'oak bed and walnut bed', kinds: ['Bed'] },
  { listed: 'eight in all', q: 'sofa, rug, bed, mug, bench, mirror, armchair, vases', kinds: EIGHT },
  { listed: 'as materials to choose from', q: 'oak or walnut bed', kinds: ['Bed'] },
  { listed: 'as several of them', q: 'oak, marble or zebra table', kinds: ['Coffee table', 'Dining table'] },
  {
    listed: 'as materials that names say, too',
    q: 'marble or terrazzo',
    kinds: ['Coffee table', 'Floor lamp', 'Vanity set'],
  },
  { listed: 'as names', q: 'linear or dome pendant', kinds: ['Pendant lamp'] },
  { listed: 'as shapes', q: 'square or round or oval mirror', kinds: ['Mirror'] },
  { listed: 'as what is not known', q: 'zebra or giraffe', kinds: [] },
  { listed: 'beside words without meaning', q: 'velvet or the brass stool', kinds: [] },
  {
    listed: 'each with its preposition',
    q: 'chair in leather or in velvet',
    kinds: ['Counter stool', 'Dining chair', 'Lounge chair'],
  },
  { listed: 'as three of them', q: 'oak, marble or ash table', kinds: ['Coffee table', 'Dining table'] },
  { listed: 'as a material', q: 'glass and walnut table', kinds: ['Nightstand'] },
  { listed: 'as materials only', q: 'brass and glass cart', kinds: ['Bar cart'] },
])('of things that are listed $listed each is found', ({ q, kinds }) => {
  const distances = search.distancesOf(q);
  const ids = [...list.ids].filter((_, place) => distances?.[place] !== NOT_FOUND);
  expect([...new Set(ids.map((id) => kindsById.get(id)))].toSorted()).toEqual(kinds);
});

test('more than eight are no list', () => {
  const distances = search.distancesOf('sofa, rug, bed, mug, bench, mirror, armchair, vases, plates');
  expect(distances?.every((distance) => distance === NOT_FOUND)).toBe(true);
});

test.each([
  { q: 'Oak or ash table', choices: ['oak table', 'ash table'] },
  { q: 'table in oak, or ash and elm', choices: ['table in oak', 'table in ash', 'table in elm'] },
  { q: 'table: oak and ash or elm!', choices: ['table oak', 'table ash', 'table elm'] },
  { q: 'lamp or table in ash or elm', choices: ['lamp or table in ash', 'lamp or table in elm'] },
  { q: 'oak and ash table', choices: [] },
  { q: 'oak or table', choices: [] },
  { q: 'or oak', choices: [] },
  { q: 'oak or', choices: [] },
  { q: '', choices: [] },
])('"$q" leaves the choice between $choices', ({ q, choices }) => {
  expect(choicesIn(q, (word) => ['oak', 'ash', 'elm'].includes(word))).toEqual(choices);
});
