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

test.each([
  ['{"products": []} hello, world', 18, 'hello'],
  ['[] []', 4, '['],
  ['{} 5 6', 4, '5'],
  ['{}}}', 3, '}'],
  ['"x" NaN NaN', 5, 'NaN'],
])('what follows the end of the file’s one value is told once: %s', (text, column, found) => {
  expect(faultsOf(text)).toEqual([[column, JSON.stringify(found), 'the end of the file']]);
});

test('a file that ends too soon has only that told', () => {
  expect(faultsOf('{"products": ["a')).toEqual([[15, String.raw`"\"a"`, 'a closing quote on the same line']]);
  expect(faultsOf('{"products": [1')).toEqual([[16, 'the end of the file', 'a closing bracket']]);
});

test('each text in quotes of another kind is one fault', () => {
  const expected = 'double quotes: JSON has no others';
  expect(faultsOf(String.raw`{'id': 1, 'name': 'Anna\'s "Bed", two' , “kind”: "it's"}`)).toEqual([
    [2, `"'id'"`, expected],
    [11, `"'name'"`, expected],
    [19, JSON.stringify(String.raw`'Anna\'s "Bed", two'`), expected],
    [42, '"“kind”"', expected],
  ]);
  expect(faultsOf("{'id: 1}")).toEqual([[2, `"'id"`, expected]]);
});

test('each name without quotes is one fault', () => {
  const expected = 'a name in double quotes';
  expect(faultsOf('{products: [{id: 1, name : "a, b: c"}], "id": None}')).toEqual([
    [2, '"products"', expected],
    [14, '"id"', expected],
    [21, '"name"', expected],
    [47, '"None"', 'a value in quotes, a number, true, false or null'],
  ]);
  expect(faultsOf('{"a": 1, 5: 2, "b": 3}')).toEqual([
    [10, '"5"', `${expected}; the last one of an object has no comma after it`],
  ]);
});

test('a text with line breaks is one fault, and those around it are told all the same', () => {
  const text = '{"a": NaN, "b": "one\n "two", three\r\nfour", "c": "five\n", "d": NaN}'.replaceAll(
    '"two"',
    String.raw`\"two\"`,
  );
  const faults = readCatalogue(Buffer.from(text), 'json').faults;
  const closing = String.raw`a closing quote on the same line, and \n for a line break`;
  const value = 'a value in quotes, a number, true, false or null';
  expect(faults.map(({ line, column, found, expected }) => [line, column, found, expected])).toEqual([
    [1, 7, '"NaN"', value],
    [1, 17, String.raw`"\"one"`, closing],
    [3, 13, String.raw`"\"five"`, closing],
    [4, 9, '"NaN"', value],
  ]);
});

test('what is nested without end is told at the place where it begins to be', () => {
  const expected = 'a catalogue, which has five levels';
  const price = `${'{"a":'.repeat(3000)}1${'}'.repeat(3000)}`;
  expect(faultsOf(`{"products": [{"price": ${price}}]}`)).toEqual([[35, 'objects in objects', expected]]);
  expect(faultsOf(`{"products": [{"price": ${price.slice(0, -3000)}`)).toEqual([[35, 'objects in objects', expected]]);
  expect(faultsOf(`{"products": ${'['.repeat(3000)}`)).toEqual([[18, 'lists in lists', expected]]);
});

test('a file of more values than a catalogue has is told so', () => {
  const faults = faultsOf(`[${'1,'.repeat(3_000_001)}1]`);
  expect(faults).toEqual([[6_000_002, 'another value', 'at most 3000000 of them']]);
});
