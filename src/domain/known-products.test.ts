import { expect, test } from 'vitest';

import { withLookedUp } from './known-products';

test('what was looked up takes its old place, new ones come last, and what the catalogue no longer has goes', () => {
  const known = [{ id: 1 }, { id: 2 }, { id: 3 }];
  const [again, more] = [{ id: 2 }, { id: 4 }];
  const found = withLookedUp(known, { products: [more, again], missing: [3] });
  expect(found).toEqual([{ id: 1 }, { id: 2 }, { id: 4 }]);
  expect(found[1]).toBe(again);
});
