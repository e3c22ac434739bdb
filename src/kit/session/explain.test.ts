import { expect, test } from 'vitest';
import { createActor, setup } from 'xstate';

import { refusalOf } from './explain';

const door = setup({ guards: { isUnlocked: () => false, isOwner: () => false } }).createMachine({
  initial: 'shut',
  on: { 'bell.rung': {} },
  states: {
    shut: {
      on: {
        'handle.pressed': [
          { guard: 'isUnlocked', target: 'open' },
          { guard: { type: 'isOwner' }, target: 'open' },
        ],
        'door.burned': 'gone',
      },
    },
    open: { on: { 'handle.pulled': 'shut' } },
    gone: { type: 'final' },
  },
});

test('why an event is refused', () => {
  const actor = createActor(door).start();
  const why = (type: string) => refusalOf(actor, { type });
  expect(why('door.burned')).toBeUndefined();
  expect(why('handle.pressed')).toBe('Refused: isUnlocked and isOwner said no.');
  expect(why('handle.pulled')).toBe('Unhandled: no active state reacts to "handle.pulled".');
  expect(why('bell.rung')).toBe('Forbidden: "bell.rung" is caught by an active state, which does nothing.');
  actor.send({ type: 'door.burned' });
  expect(why('bell.rung')).toBe('It has ended: nothing reaches it any more.');
});
