import { expect, test } from 'vitest';

import { isSameSize, sizeOfWord, withSizesAsWords } from './query-sizes';

test.each([
  { query: '24 inch round mirror', words: '61ish round mirror' },
  { query: '24" mirror', words: '61ish mirror' },
  { query: 'mirror 24”', words: 'mirror 61ish' },
  { query: '24in mirror', words: '61ish mirror' },
  { query: '24 in mirror', words: '61ish mirror' },
  { query: '24-inch mirror', words: '61ish mirror' },
  { query: '6 ft table', words: '183ish table' },
  { query: '6-foot table', words: '183ish table' },
  { query: "5' rug", words: '152ish rug' },
  { query: '6 ft 6 in sofa', words: '198ish sofa' },
  { query: '5’10” bookcase', words: '178ish bookcase' },
  { query: '6ft6 sofa', words: '198ish sofa' },
  { query: '6ft 6 chairs', words: '183ish 6 chairs' },
  { query: "47'' bench", words: '119ish bench' },
  { query: '2 mtrs table', words: '200ish table' },
  { query: '180 cm sofa', words: '180ish sofa' },
  { query: '1.8m sofa', words: '180ish sofa' },
  { query: '1,8 m sofa', words: '180ish sofa' },
  { query: '2.3m sofa', words: '230ish sofa' },
  { query: '600mm mirror', words: '60ish mirror' },
  { query: 'table 2 m x 90cm', words: 'table 200ish 90ish' },
  { query: 'rug 2x3m', words: 'rug 200ish 300ish' },
  { query: "rug 5'x8'", words: 'rug 152ish 244ish' },
  { query: '8 by 10 ft rug', words: '244ish 305ish rug' },
  { query: 'cabinet 80 x 40 x 180 cm', words: 'cabinet 80ish 40ish 180ish' },
  { query: 'set of 12 in white', words: 'set of 12 in white' },
  { query: 'MX-2041 in black', words: 'mx-2041 in black' },
  { query: 'lumen gx40 in white', words: 'lumen gx40 in white' },
  { query: 'rug 24x36 in', words: 'rug 61ish 91ish' },
  { query: '3 in 1 stool', words: '3 in 1 stool' },
  { query: '3 mugs', words: '3 mugs' },
  { query: "kids' bed", words: "kids' bed" },
  { query: 'rug 200x300', words: 'rug 200x300' },
])('"$query" names the sizes of "$words"', ({ query, words }) => {
  expect(withSizesAsWords(query)).toBe(words);
});

test('only a rounded number of centimetres is a size', () => {
  expect(sizeOfWord('61ish')).toBe(61);
  expect(sizeOfWord('61')).toBe(undefined);
  expect(sizeOfWord('61ishx')).toBe(undefined);
});

test.each([
  { wanted: 61, size: 60, isSame: true },
  { wanted: 122, size: 120, isSame: true },
  { wanted: 3, size: 2, isSame: true },
  { wanted: 183, size: 179, isSame: false },
  { wanted: 230, size: 228, isSame: true },
  { wanted: 61, size: 63, isSame: false },
  { wanted: 180, size: 228, isSame: false },
])('of $wanted cm, that $size are the same is $isSame', ({ wanted, size, isSame }) => {
  expect(isSameSize(wanted, size)).toBe(isSame);
});
