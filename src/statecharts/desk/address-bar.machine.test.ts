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

test('what happens after a rest is written at once, what follows it within 0.4 s as one address', async () => {
  const { change, pass, value, written } = bar();
  change('one');
  expect(written).toEqual([[0, 'one']]);
  await pass(100);
  change('two');
  await pass(399);
  change('three');
  expect([value(), written.length]).toEqual(['behind', 1]);
  await pass(1);
  expect([value(), written.at(-1)]).toEqual(['resting', [500, 'three']]);
  await pass(400);
  expect(value()).toBe('upToDate');
  change('four');
  expect(written.at(-1)).toEqual([900, 'four']);
});

test('a long address is written seldom', async () => {
  const { change, pass, written } = bar();
  change('long', 100_000);
  await pass(0);
  change('longer', 100_000);
  await pass(1_999);
  expect(written).toEqual([[0, 'long']]);
  await pass(1);
  expect(written.at(-1)).toEqual([2_000, 'longer']);
});

test('after a visit that is too long for an address the next one is tried again', async () => {
  const { change, pass, value, written } = bar();
  change('too long', 2_000_000);
  await pass(0);
  expect([value(), written]).toEqual(['resting', []]);
  await pass(400);
  change('short');
  expect(written).toEqual([[400, 'short']]);
});
