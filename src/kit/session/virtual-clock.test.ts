import { expect, test } from 'vitest';

import { createVirtualClock } from './virtual-clock';

test('every timer fires at its own time, in order, also one that is started on the way', () => {
  const clock = createVirtualClock();
  const fired: string[] = [];
  const note = (name: string) => () => fired.push(`${name} at ${clock.now()}`);
  clock.setTimeout(note('late'), 500);
  clock.setTimeout(() => {
    note('early')();
    clock.setTimeout(note('started by early'), 50);
  }, 100);
  const dropped = clock.setTimeout(note('dropped'), 120);
  clock.clearTimeout(dropped);

  expect(clock.nextDue()).toBe(100);
  clock.advanceTo(99);
  expect(fired).toEqual([]);
  clock.advanceTo(100);
  expect(fired).toEqual(['early at 100']);
  clock.advanceTo(1_000);
  expect(fired).toEqual(['early at 100', 'started by early at 150', 'late at 500']);
  expect(clock.now()).toBe(1_000);
  expect(clock.nextDue()).toBeUndefined();
});

test('a time that has passed changes nothing', () => {
  const clock = createVirtualClock();
  clock.advanceTo(10);
  clock.advanceTo(5);
  expect(clock.now()).toBe(10);
});
