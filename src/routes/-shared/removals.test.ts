import { expect, test } from 'vitest';

import { neighbourOf } from './removals';

test.each([
  ['first', 'second'],
  ['second', 'third'],
  ['third', 'second'],
])('when the %s row goes, focus goes to the %s', (leaving, next) => {
  expect(neighbourOf(['first', 'second', 'third'], leaving)).toBe(next);
});

test('the last row leaves none behind', () => {
  expect(neighbourOf(['only'], 'only')).toBeUndefined();
});
