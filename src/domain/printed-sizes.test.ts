import { expect, test } from 'vitest';

import type { ProductFacts } from './product-facts';
import { sizeLine } from './printed-sizes';

test.each([
  { facts: { width: 48, depth: 40, height: 55 }, line: 'W 48 × D 40 × H 55' },
  { facts: { height: 9, diameter: 8 }, line: 'Ø 8 × H 9' },
  { facts: { width: 200, depth: 300 }, line: '200 × 300' },
  { facts: { width: 200 }, line: '200' },
  { facts: { width: 40, depth: 3, diameter: 60 }, line: 'Ø 60 × W 40 × D 3' },
  { facts: { diameter: 9, height: 9, pieces: 4 }, line: 'Ø 9 × H 9, set of four' },
  { facts: { width: 50, depth: 90, pieces: 2 }, line: '50 × 90, set of two' },
  { facts: { width: 50, depth: 90, pieces: 12 }, line: '50 × 90, set of 12' },
  { facts: { width: 50, pieces: 1 }, line: '50' },
  { facts: { height: 24, otherHeights: [12, 18], pieces: 3 }, line: 'H 12, 18 and 24, set of three' },
  { facts: { diameter: 20, otherDiameters: [15], height: 9 }, line: 'Ø 15 and 20 × H 9' },
  { facts: { otherHeights: [12], pieces: 2 }, line: '' },
  { facts: {}, line: '' },
] as { facts: ProductFacts; line: string }[])('$facts is printed as "$line"', ({ facts, line }) => {
  expect(sizeLine(facts)).toBe(line);
});

test('sizes may be printed in another unit', () => {
  const inMillimetres = (centimetres: number) => String(centimetres * 10);
  expect(sizeLine({ width: 4, otherHeights: [1], height: 2 }, inMillimetres)).toBe('W 40 × H 10 and 20');
});
