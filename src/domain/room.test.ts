import { describe, expect, test } from 'vitest';

import { readRoomSize, readSize } from './room';

describe('a size as it is typed', () => {
  test.each([
    ['80', 'cm', 80],
    [' 80.5 ', 'cm', 80.5],
    ['0.1', 'cm', 0.1],
    ['80,5 cm', 'cm', 80.5],
    ['3.2 m', 'cm', 320],
    ['3.', 'cm', 3],
    ['3.2 M', 'inch', 320],
    ['31.5', 'inch', 80],
    ['31.5 in', 'cm', 80],
    ['30"', 'cm', 76.2],
    ['90 cm', 'inch', 90],
    ['6 ft', 'cm', 182.9],
    ["7.3'", 'inch', 222.5],
    ['3000', 'cm', 3000],
    ['30”', 'cm', 76.2],
    ['30″', 'cm', 76.2],
    ["30''", 'cm', 76.2],
    ['6’', 'cm', 182.9],
    ['6′', 'cm', 182.9],
    ['８０．５ｃｍ', 'inch', 80.5],
    ['٨٠٫٥', 'cm', 80.5],
  ] as const)('%s in %s is %d cm', (text, unit, size) => {
    expect(readSize(text, unit)).toBe(size);
  });

  test.each(['', ' ', 'wide', '-80', '0', '0.01', '1,200', '1.200', '99 ft', '8 0', '3001', '31 m', '1e2'])(
    '"%s" is none',
    (text) => {
      expect(readSize(text, 'cm')).toBeUndefined();
    },
  );
});

test.each([
  ['3', 'cm', 300],
  ['3,5', 'cm', 350],
  [' 0.9 ', 'cm', 90],
  ['14', 'cm', 1400],
  ['15', 'cm', 15],
  ['80', 'cm', 80],
  ['3 cm', 'cm', 3],
  ['3.2 m', 'cm', 320],
  ['10', 'inch', 304.8],
  ['6', 'inch', 182.9],
  ['7.3', 'inch', 222.5],
  ['9.9', 'inch', 301.8],
  ['20', 'inch', 50.8],
  ['3 m', 'inch', 300],
  ['٣٫٥', 'cm', 350],
  ['３', 'cm', 300],
  ['0', 'cm', undefined],
  ['', 'cm', undefined],
  ['wide', 'inch', undefined],
] as const)('of a room, door or stair "%s" in %s is %s cm', (text, unit, size) => {
  expect(readRoomSize(text, unit)).toBe(size);
});
