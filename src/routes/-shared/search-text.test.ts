import { expect, test } from 'vitest';

import { searchText } from './search-text';

test.each([
  ['12x2,7', '12x2,7'],
  [7, '7'],
  [true, 'true'],
  [[12, '7x2'], '12,7x2'],
  [[], ''],
  [[12, { toString: 1 }], '12,{"toString":1}'],
  [{ valueOf: null, toString: null }, '{"valueOf":null,"toString":null}'],
  [null, 'null'],
  [undefined, undefined],
])('the search param %j is read as %j', (param, text) => {
  expect(searchText(param)).toBe(text);
});
