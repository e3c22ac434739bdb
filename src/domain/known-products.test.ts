import { expect, test } from 'vitest';

import { withLookedUp, withoutMissing } from './known-products';

test('what was looked up takes its old place, new ones come last, and what the catalogue no longer has goes', () => {
  const known = [{ id: 1 }, { id: 2 }, { id: 3 }];
  const [again, more] = [{ id: 2 }, { id: 4 }];
  const found = withLookedUp(known, { products: [more, again], missing: [3] });
  expect(found).toEqual([{ id: 1 }, { id: 2 }, { id: 4 }]);
  expect(found[1]).toBe(again);
});

test('what is missing leaves a list; a list that lacks nothing is the same one', () => {
  const ids = [3, 1, 2];
  expect(withoutMissing(ids, { missing: [1, 9] })).toEqual([3, 2]);
  expect(withoutMissing(ids, { missing: [9] })).toBe(ids);
});
