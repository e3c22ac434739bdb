import { describe, expect, test } from 'vitest';

import { products } from '#fixtures/products';

import type { Product } from './product';
import { DISTANCE, kindWordsOf, namesOf, ownWordsOf, roomWordsOf } from './product-words';

const [bed] = products as readonly [Product];

/** A product without any text but a name. */
const bare: Product = { ...bed, name: 'Alder', materials: '', colours: '', dimensions: '', description: '', facts: {} };

/** The words of a product, and the nearest distance of each. */
function nearest(words: ReturnType<typeof ownWordsOf>): Record<string, number> {
  return Object.fromEntries(words.toSorted(([, one], [, other]) => other - one));
}

test('what a product is comes before its name, its name before its room, and that before what its texts mention', () => {
  const { kind, otherName, name, nameBegins, endOfName, room, material, mention, partOfName, mentionBegins } = DISTANCE;
  expect([kind, otherName, name, nameBegins, room, material, mention, partOfName, mentionBegins]).toEqual(
    [kind, otherName, name, nameBegins, room, material, mention, partOfName, mentionBegins].toSorted(
      (one, other) => one - other,
    ),
  );
  expect(new Set([kind, otherName, name, nameBegins, room, material, mention, partOfName, mentionBegins]).size).toBe(9);
  expect(endOfName).toBe(nameBegins);
});

describe('the names of a kind', () => {
  test('are its own and its synonyms', () => {
    expect(namesOf('Mirror').slice(0, 4)).toEqual(['Mirror', 'looking glass', 'wall mirror', 'hanging mirror']);
    expect(namesOf('Spaceship')).toEqual(['Spaceship']);
    expect(namesOf('constructor')).toEqual(['constructor']);
  });

  test('are found by words that a query is read with: an office chair by "study chair", as "office chair" is', () => {
    expect(namesOf('Office chair')).toEqual(['Office chair', 'study chair']);
    expect(nearest(kindWordsOf('Office chair'))).toMatchObject({ chair: DISTANCE.kind, study: DISTANCE.partOfName });
  });

  test('have words that are nearer the more they say what it is', () => {
    expect(nearest(kindWordsOf('Mirror'))).toMatchObject({
      mirror: DISTANCE.kind,
      glass: DISTANCE.endOfName,
      looking: DISTANCE.partOfName,
      hanging: DISTANCE.partOfName,
      wall: DISTANCE.use,
      shave: DISTANCE.use,
      lookingglass: DISTANCE.otherName,
      wallmirror: DISTANCE.otherName,
      hangingmirror: DISTANCE.otherName,
    });
  });

  test('of which the last word of the kind is the noun, and a synonym of one word is as good as a name', () => {
    expect(nearest(kindWordsOf('Bath mat'))).toMatchObject({
      mat: DISTANCE.kind,
      bath: DISTANCE.name,
      textiles: DISTANCE.otherName,
      rug: DISTANCE.endOfName,
      bathmat: DISTANCE.otherName,
      shower: DISTANCE.use,
    });
  });
});

test.each([
  { category: 'Bathroom', words: ['bathroom', 'bath', 'washroom', 'shower'] },
  { category: 'Dining Room', words: ['dining', 'room', 'diningroom'] },
] as const)('$words find the products of the category $category', ({ category, words }) => {
  expect(roomWordsOf(category)).toEqual(words);
});

describe('the own words of a product', () => {
  const own = (change: Partial<Product>) => nearest(ownWordsOf({ ...bare, ...change }));

  test('are those of its name, and each two neighbours as one', () => {
    expect(own({ name: 'Night Blue Table' })).toEqual({
      night: DISTANCE.name,
      blue: DISTANCE.name,
      table: DISTANCE.name,
      nightblue: DISTANCE.otherName,
      bluetable: DISTANCE.otherName,
    });
  });

  test('are its materials, colours and rooms, with broader words for them', () => {
    const words = own({ materials: 'oak', colours: 'sage', facts: { materialList: ['steel'], rooms: ['Hallway'] } });
    expect(words).toEqual({
      alder: DISTANCE.name,
      ...Object.fromEntries(
        ['oak', 'wood', 'wooden', 'timber', 'steel', 'metal', 'sage', 'green', 'hallway'].map((word) => [
          word,
          DISTANCE.material,
        ]),
      ),
    });
  });

  test('are its material and colour alone, where a catalogue has them of no words of the shop', () => {
    expect(own({ materials: 'constructor', colours: '__proto__' })).toEqual({
      alder: DISTANCE.name,
      constructor: DISTANCE.material,
      proto: DISTANCE.material,
    });
  });

  test('are also those that a query for them is read with: "navy" is read as "blue"', () => {
    expect(own({ name: 'Navy', colours: 'khaki', description: 'For the office.' })).toEqual({
      navy: DISTANCE.name,
      blue: DISTANCE.material,
      khaki: DISTANCE.material,
      olive: DISTANCE.material,
      ...Object.fromEntries(['for', 'the', 'office', 'study'].map((word) => [word, DISTANCE.mention])),
    });
  });

  test('are that it is round', () => {
    expect(own({ facts: { diameter: 9 } })).toEqual({
      alder: DISTANCE.name,
      round: DISTANCE.material,
      circular: DISTANCE.material,
    });
  });

  test.each([
    { what: 'its description', change: { description: 'Quiet.' }, words: ['quiet'] },
    {
      what: 'numbers as digits, but not "one"',
      change: { description: 'One or two' },
      words: ['one', 'or', 'two', '2'],
    },
    {
      what: 'two words with a hyphen as one',
      change: { description: 'Air-tight' },
      words: ['air', 'tight', 'airtight'],
    },
    {
      what: 'that it arrives assembled',
      change: { facts: { assemblyMinutes: 0 } },
      words: ['no', 'assembly', 'assembled', 'arrives', 'ready'],
    },
    { what: 'nothing of its assembly otherwise', change: { facts: { assemblyMinutes: 1 } }, words: [] },
    {
      what: 'its mattress',
      change: { facts: { mattressWidth: 160, mattressLength: 200 } },
      words: ['mattress', '160', '200', 'queen', 'size', 'double'],
    },
    { what: 'the height of its seat', change: { facts: { seatHeight: 45 } }, words: ['seat', 'height', '45'] },
    { what: 'how much it holds', change: { facts: { capacity: 2.2 } }, words: ['capacity', '2', 'litre'] },
    { what: 'its care and its box', change: { facts: { care: ['Wipe'], box: ['Bolts'] } }, words: ['wipe', 'bolts'] },
    { what: 'its sizes', change: { dimensions: undefined, facts: { width: 48, depth: 40 } }, words: ['48', '40'] },
  ] as { what: string; change: Partial<Product>; words: string[] }[])('mention $what', ({ change, words }) => {
    const { alder, ...mentioned } = own(change);
    expect(alder).toBe(DISTANCE.name);
    expect(mentioned).toEqual(Object.fromEntries(words.map((word) => [word, DISTANCE.mention])));
  });
});
