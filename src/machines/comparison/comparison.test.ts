import { expect, test } from 'vitest';

import type { ComparisonMessage } from '#machines/messages';
import { cellsOf } from '#tests/support/cells';
import { spyOnMessages } from '#tests/support/message-spy';

import { comparisonMachine } from './comparison.machine';

const input = { products: [1, 2, 3, 4, 5].map((id) => ({ id, name: `Chair ${id}` })) };
const toggled = (productId: number): ComparisonMessage => ({ type: 'comparison.toggled', productId });
const removed = (productId: number): ComparisonMessage => ({
  type: 'comparison.removed',
  productId,
  shown: [1, 2],
});
const taken = (...productIds: number[]): ComparisonMessage => ({ type: 'comparison.taken', productIds });
const cleared: ComparisonMessage = { type: 'comparison.cleared' };
const restored = (...productIds: number[]): ComparisonMessage => ({ type: 'comparison.restored', productIds });

function afterwards(...events: readonly ComparisonMessage[]) {
  const { actor, received } = spyOnMessages(comparisonMachine, input, ['notice']);
  events.forEach((event) => actor.send(event));
  return { productIds: actor.getSnapshot().context.productIds, told: received.map(([, message]) => message) };
}

test('every event of an empty and of a filled comparison', () => {
  expect(
    cellsOf({
      machine: comparisonMachine,
      input,
      pathTo: { empty: [], filled: [toggled(1)] },
      events: {
        toggled: toggled(1),
        toggledAnother: toggled(2),
        toggledUnknown: toggled(99),
        removed: removed(1),
        removedUnlisted: removed(2),
        taken: taken(3),
        cleared,
        emptied: restored(),
        filled: restored(3),
        withdrawn: { type: 'products.loaded', products: [], missing: [1] },
      },
    }),
  ).toEqual({
    empty: {
      toggled: 'filled',
      toggledAnother: 'filled',
      toggledUnknown: '·',
      removed: 'empty',
      removedUnlisted: 'empty',
      taken: 'filled',
      cleared: '·',
      emptied: 'empty',
      filled: 'filled',
      withdrawn: 'empty',
    },
    filled: {
      toggled: 'empty',
      toggledAnother: 'filled',
      toggledUnknown: '·',
      removed: 'empty',
      removedUnlisted: 'filled',
      taken: 'filled',
      cleared: 'empty',
      emptied: 'empty',
      filled: 'filled',
      withdrawn: 'empty',
    },
  });
});

test('a fifth product takes the place of the first, and the notice knows the four before', () => {
  expect(afterwards(restored(1, 2, 3, 4), toggled(5))).toEqual({
    productIds: [2, 3, 4, 5],
    told: [
      {
        type: 'notice.shown',
        key: 1,
        removal: { kind: 'compared product', name: 'Chair 1' },
        undo: { to: 'comparison', message: restored(1, 2, 3, 4) },
      },
    ],
  });
});

test('an unknown product takes no place, however full the comparison is', () => {
  expect(afterwards(restored(1, 2, 3, 4), toggled(99))).toEqual({ productIds: [1, 2, 3, 4], told: [] });
});

test('the comparison of a link replaces another one with a notice, and none without', () => {
  expect(afterwards(taken(3, 4))).toEqual({ productIds: [3, 4], told: [] });
  expect(afterwards(restored(1), taken(3, 4))).toEqual({
    productIds: [3, 4],
    told: [
      {
        type: 'notice.shown',
        removal: { kind: 'comparison' },
        undo: { to: 'comparison', message: restored(1) },
      },
    ],
  });
});

test('a comparison that is cleared can be had back', () => {
  expect(afterwards(restored(1, 2), cleared)).toEqual({
    productIds: [],
    told: [
      {
        type: 'notice.shown',
        removal: { kind: 'comparison cleared' },
        undo: { to: 'comparison', message: restored(1, 2) },
      },
    ],
  });
});

test('what arrives is tidied: unknown, double and too many go', () => {
  expect(afterwards(restored(5, 5, 99, 4, 3, 2, 1)).productIds).toEqual([5, 4, 3, 2]);
});
