import { describe, expect, test } from 'vitest';
import { SimulatedClock } from 'xstate';

import { place } from '#kit/paths/place';
import { cellsOf, startedActor } from '#tests/support/cells';

import type { ToastEvent } from './toast.machine';
import { TOAST_LIFETIME_MS, toastMachine } from './toast.machine';

const lamp = { productId: 1, name: 'Lamp', qty: 1, stockLimit: undefined };
const bench = { productId: 3, name: 'Bench', qty: 2, stockLimit: 2 };

const shown: ToastEvent = { type: 'toast.shown', message: lamp };
const shownAgain: ToastEvent = { type: 'toast.shown', message: bench };
const closed: ToastEvent = { type: 'toast.closed' };
const kept: ToastEvent = { type: 'contents.changed', list: 'cart', productIds: [2, 1] };
const takenOut: ToastEvent = { type: 'contents.changed', list: 'cart', productIds: [2] };
const held: ToastEvent = { type: 'toast.held' };
const released: ToastEvent = { type: 'toast.released' };

function toast(...events: readonly ToastEvent[]) {
  const clock = new SimulatedClock();
  const actor = startedActor(toastMachine, undefined, clock);
  events.forEach((event) => actor.send(event));
  const after = (ms: number) => {
    clock.increment(ms);
    return place(actor.getSnapshot());
  };
  return { actor, after };
}

test('every event of a hidden, a passing and a held toast', () => {
  expect(
    cellsOf({
      machine: toastMachine,
      input: undefined,
      pathTo: { hidden: [], passing: [shown], held: [shown, held] },
      events: { shown, closed, kept, takenOut, held, released },
    }),
  ).toEqual({
    hidden: { shown: 'visible.passing', closed: '·', kept: '·', takenOut: '·', held: '·', released: '·' },
    passing: {
      shown: 'visible.passing',
      closed: 'hidden',
      kept: '·',
      takenOut: 'hidden',
      held: 'visible.held',
      released: '·',
    },
    held: {
      shown: 'visible.held',
      closed: 'hidden',
      kept: '·',
      takenOut: 'hidden',
      held: '·',
      released: 'visible.passing',
    },
  });
});

describe('the five seconds of a toast (section 9)', () => {
  test('are five', () => {
    expect(TOAST_LIFETIME_MS).toBe(5_000);
  });

  test('end after 5000 ms and not after 4999', () => {
    const { after } = toast(shown);
    expect(after(4_999)).toBe('visible.passing');
    expect(after(1)).toBe('hidden');
  });

  test('begin again when the toast is shown again', () => {
    const { actor, after } = toast(shown);
    expect(after(4_999)).toBe('visible.passing');
    actor.send(shownAgain);
    expect(after(4_999)).toBe('visible.passing');
    expect(after(1)).toBe('hidden');
  });

  test('do not pass while it is held, and begin again when it is let go', () => {
    const { actor, after } = toast(shown);
    expect(after(4_999)).toBe('visible.passing');
    actor.send(held);
    expect(after(60_000)).toBe('visible.held');
    actor.send(released);
    expect(after(4_999)).toBe('visible.passing');
    expect(after(1)).toBe('hidden');
  });

  test('do not follow a closed toast into the next one', () => {
    const { actor, after } = toast(shown);
    after(4_000);
    actor.send(closed);
    actor.send(shown);
    expect(after(4_999)).toBe('visible.passing');
  });
});

test('a toast is visible to a view in both of its visible states', () => {
  const tags = [[], [shown], [shown, held], [shown, closed]].map((events) =>
    toast(...events)
      .actor.getSnapshot()
      .hasTag('visible'),
  );
  expect(tags).toEqual([false, true, true, false]);
});

test.each([
  { name: 'passing', events: [shown, shownAgain] },
  { name: 'held', events: [shown, held, shownAgain] },
])('a $name toast tells the latest news', ({ events }) => {
  expect(toast(...events).actor.getSnapshot().context).toEqual({ message: bench });
});
