import { expect, test } from 'vitest';

import { readCatalogue } from './read';

const faultsOf = (text: string) =>
  readCatalogue(Buffer.from(text), 'json').faults.map(({ column, found, expected }) => [column, found, expected]);

test('a number with a zero before it is one fault', () => {
  expect(faultsOf('{"price": 0890, "stock": 1}')).toEqual([[11, '"0890"', 'a number such as 12']]);
  expect(faultsOf('{"price": -02.5}')).toEqual([[12, '"02.5"', 'a number such as 12']]);
});

test('what follows a word that is no value is no second fault', () => {
  const expected = 'a value in quotes, a number, true, false or null';
  expect(faultsOf('{"name": Bed, "price": +5}')).toEqual([
    [10, '"Bed"', expected],
    [24, '"+5"', expected],
  ]);
});
