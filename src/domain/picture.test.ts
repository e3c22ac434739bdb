import { expect, test } from 'vitest';

import { kindOf, servedWidths } from './picture';

test.each([
  ['three-seat-sofa-1', 'product'],
  ['stand-in', 'product'],
  ['room-hero', 'hero'],
  ['room-bedroom', 'room'],
  ['room-hero-phone', 'phone'],
  ['portrait-guest', 'portrait'],
  ['turn-vase-trio-07', 'turn'],
  ['turn-vase-trio', 'product'],
])('the key %s names a %s', (key, kind) => {
  expect(kindOf(key)).toBe(kind);
});

test.each([
  { what: 'as large as the largest step', width: 1200, served: [200, 720, 1200] },
  { what: 'larger than the largest step', width: 1920, served: [200, 720, 1200] },
  { what: 'between two steps', width: 900, served: [200, 720, 900] },
  { what: 'smaller than the smallest step', width: 96, served: [96] },
])('a picture $what is served in the widths up to its own', ({ width, served }) => {
  expect(servedWidths([200, 720, 1200], width)).toEqual(served);
});
