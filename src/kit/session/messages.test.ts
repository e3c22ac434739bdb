import { expect, test } from 'vitest';

import { messagesBetween } from './messages';
import type { LogEntry } from './report';

const row = (from: string | undefined, to: string, type: string, place: number): LogEntry => ({
  id: 1,
  at: 0,
  from,
  to,
  event: { type },
  taken: [],
  refusal: undefined,
  entry: undefined,
  place,
});

test('who told whom is counted by the type of the event; outside and oneself are nobody', () => {
  const log = [
    row(undefined, 'product:42/quantity', 'add.pressed', 1),
    row('product:42', 'cart', 'line.added', 1),
    row('cart', 'cartToast', 'toast.shown', 1),
    row('cartToast', 'cartToast', 'xstate.after.5000', 2),
    row('product:42', 'cart', 'line.added', 3),
    row('product:42', 'cart', 'line.removed', 4),
  ];
  expect(messagesBetween(log).map(({ types, ...rest }) => ({ ...rest, types: [...types] }))).toEqual([
    {
      from: 'product:42',
      to: 'cart',
      lastPlace: 4,
      types: [
        ['line.added', 2],
        ['line.removed', 1],
      ],
    },
    { from: 'cart', to: 'cartToast', lastPlace: 1, types: [['toast.shown', 1]] },
  ]);
});
