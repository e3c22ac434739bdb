import { expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';

import { addressBarMachine } from './address-bar.machine';

/** An address bar, and when which address was written into it. */
function bar() {
  const clock = new SimulatedClock();
  const written: (readonly [at: number, address: string])[] = [];
  const actor = createActor(addressBarMachine, { clock }).start();
  return {
    change: (address: string, length = 700) =>
      actor.send({
        type: 'shop.changed',
        write: () => {
          if (length > 1_500_000) {
            throw new Error('Too long.');
          }
          written.push([clock.now(), address]);
          return length;
        },
      }),
    pass: async (ms: number) => {
      clock.increment(ms);
      await new Promise((resolve) => setTimeout(resolve));
    },
    value: () => actor.getSnapshot().value,
    written,
  };
}

test('what happens at once, such as keys and frames, is one address, at most each 0.4 s', async () => {
  const { change, pass, value, written } = bar();
  change('one');
  await pass(399);
  change('two');
  expect([value(), written]).toEqual(['behind', []]);
  await pass(1);
  expect([value(), written]).toEqual(['upToDate', [[400, 'two']]]);
  change('three');
  await pass(400);
  expect(written.at(-1)).toEqual([800, 'three']);
});

test('a long address is written seldom', async () => {
  const { change, pass, written } = bar();
  change('long', 100_000);
  await pass(400);
  change('longer', 100_000);
  await pass(1_999);
  expect(written).toEqual([[400, 'long']]);
  await pass(1);
  expect(written.at(-1)).toEqual([2_400, 'longer']);
});

test('after a visit that is too long for an address the next one is tried again', async () => {
  const { change, pass, value, written } = bar();
  change('too long', 2_000_000);
  await pass(400);
  expect([value(), written]).toEqual(['upToDate', []]);
  change('short');
  await pass(400);
  expect(written).toEqual([[800, 'short']]);
});
