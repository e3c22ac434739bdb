import { expect, test } from 'vitest';

import { limitsOf } from './query-limits';
import { roughlyAsked } from './rough-size';

test.each([
  { query: 'bed 170 cm wide', asked: ['width', 170] },
  { query: 'kettle 2 litres', asked: ['capacity', 2] },
  { query: 'mirror 80 cm high under 100', asked: ['height', 80] },
  { query: 'bed under 170 cm wide', asked: undefined },
  { query: 'bed over 170 cm wide', asked: undefined },
  { query: 'bed between 1000 and 1300', asked: undefined },
  { query: 'mirror 80 cm high and 60 cm wide', asked: ['width', 60] },
  { query: 'bed', asked: undefined },
])('"$query" asks roughly for $asked', ({ query, asked }) => {
  expect(roughlyAsked(limitsOf(query).limits)).toEqual(
    asked && { measure: asked[0], size: expect.closeTo(Number(asked[1])) },
  );
});
