import { expect, test } from 'vitest';

import { coverageOf } from '#kit/paths/coverage/coverage';
import { registry } from '#machines/registry';

import { testedBySuite } from './tested-by-suite';

test.each(['toast', 'payment', 'product', 'quantity', 'order-status'])(
  'what the paths of %s cover is what running actors were seen to do',
  (name) => {
    const model = registry.find((each) => each.name === name);
    const seen = model && coverageOf(model, 'transitions');
    const reached = (counts: readonly { readonly id: string; readonly count: number }[] = []) =>
      counts.filter(({ count }) => count > 0).map(({ id }) => id);
    const told = testedBySuite(name);
    expect(told.states.map(({ id }) => id)).toEqual(seen?.states.map(({ id }) => id));
    expect(reached(told.states)).toEqual(reached(seen?.states));
    expect(told.transitions).toEqual(seen?.transitions);
    expect(told.justified).toEqual(seen?.justified);
  },
);

test('a machine without cases has no suite', () => {
  expect(() => testedBySuite('till')).toThrow('The machine "till" has no cases.');
});
