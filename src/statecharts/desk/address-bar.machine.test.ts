import { expect, test } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';

import { addressBarMachine } from './address-bar.machine';

/** An address bar whose addresses take so many ms to write. */
function bar(took: number) {
  const clock = new SimulatedClock();
  const written: number[] = [];
  const actor = createActor(
    addressBarMachine.provide({
      actors: {
        write: fromPromise(() => {
          written.push(clock.now());
          return took < 0 ? Promise.reject(new Error('Too long.')) : Promise.resolve(took);
        }),
      },
    }),
    { clock },
  ).start();
  return {
    change: () => actor.send({ type: 'shop.changed' }),
    pass: async (ms: number) => {
      clock.increment(ms);
      await Promise.resolve();
      await Promise.resolve();
    },
    value: () => actor.getSnapshot().value,
    written,
  };
}

test('what happens at once, such as keys and frames, is one address, at most each 0.4 s', async () => {
  const { change, pass, value, written } = bar(1);
  change();
  await pass(399);
  change();
  expect([value(), written]).toEqual(['behind', []]);
  await pass(1);
  expect([value(), written]).toEqual(['upToDate', [400]]);
  change();
  await pass(400);
  expect(written).toEqual([400, 800]);
});

test('an address that takes long to write is written seldom', async () => {
  const { change, pass, written } = bar(100);
  change();
  await pass(400);
  change();
  await pass(1_999);
  expect(written).toEqual([400]);
  await pass(1);
  expect(written).toEqual([400, 2_400]);
});

test('a visit that is too long for an address is tried again after what happens next', async () => {
  const { change, pass, value, written } = bar(-1);
  change();
  await pass(400);
  expect(value()).toBe('upToDate');
  change();
  await pass(400);
  expect(written).toEqual([400, 800]);
});
