import fc from 'fast-check';
import { expect, test } from 'vitest';

import { endsShrinkingAfter } from '../support/trust';

/** A property of which every run takes three milliseconds. */
function slow(isRight: (list: readonly number[]) => boolean) {
  let runs = 0;
  const property = fc.property(fc.array(fc.nat(), { minLength: 200, maxLength: 400, size: 'max' }), (list) => {
    runs += 1;
    const end = performance.now() + 3;
    while (performance.now() < end) {
      // Busy.
    }
    return isRight(list);
  });
  return { property, runs: () => runs };
}

test('a property that fails is made simpler for no longer than this, and what it failed with is told', () => {
  const { property, runs } = slow((list) => list.every((number) => number < 1000));
  const options = { seed: 1, plugins: [endsShrinkingAfter(100)] };
  expect(() => fc.assert(property, options)).toThrow(/Property failed after 1 tests[^]*Counterexample: \[\[/);
  expect(runs()).toBeLessThan(100);
});

test('one that passes takes its time', () => {
  const { property, runs } = slow(() => true);
  fc.assert(property, { seed: 1, numRuns: 50, plugins: [endsShrinkingAfter(0)] });
  expect(runs()).toBe(50);
});
