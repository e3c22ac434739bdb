import { expect, test } from 'vitest';

import { townLine } from './address';

test.each([
  { postcode: 'B3H 4R2', city: 'Halifax', country: 'Canada', line: 'Halifax B3H 4R2' },
  { postcode: 'D02 X285', city: 'Dublin', country: 'Ireland', line: 'Dublin D02 X285' },
  { postcode: '10115', city: 'Berlin', country: 'Germany', line: '10115 Berlin' },
  { postcode: '', city: 'Dubai', country: 'United Arab Emirates', line: 'Dubai' },
  { postcode: '3000', city: '', country: 'Australia', line: '3000' },
  { postcode: '', city: '', country: '', line: '' },
])('in $country, $city and “$postcode” are written “$line”', ({ line, ...where }) => {
  expect(townLine(where)).toBe(line);
});
