import { expect, test } from 'vitest';

import type { AnyPagePlace } from '#kit/paths/page-place';

import { pageGraph } from '#kit/paths/page-paths';
import { places } from '#statecharts/places';
import { alsoChecking, loneActor, stepsOf } from '#kit/paths/walk';
import type { Walkable } from '#kit/paths/walk';

const toast = places.find(({ machine }) => machine === 'toast') as AnyPagePlace;
const PAGE = 'the page of the lamp';
const ADDED = 'the lamp is added to the cart';

test('a written path goes where it says, and a timer fires when it says', async () => {
  const steps = await atVisibleToast();
  await steps.pass(5000);
  await expect(steps.see('hidden')).resolves.toBeUndefined();
});

test('a step that the machine does not have here is told with those that it has', async () => {
  const steps = await atVisibleToast();
  await expect(steps.cause('the toast is eaten')).rejects.toThrow(
    `toast: the cart toast, after ${PAGE}, then ${ADDED}, then the toast is eaten: ` +
      `the machine has no step "the toast is eaten" here, but "${ADDED}", `,
  );
});

test('a state that the machine is not in is told with the one that it is in', async () => {
  const steps = await atVisibleToast();
  await expect(steps.see('hidden')).rejects.toThrow(
    `after ${PAGE}, then ${ADDED}: the machine is in visible.passing here, not in hidden. ` +
      'If a written spec says otherwise, npm run paths writes it again.',
  );
});

test('a timer that is due later than written is told', async () => {
  const steps = await atVisibleToast();
  await expect(steps.pass(4000)).rejects.toThrow('the machine has no step "4000 ms pass" here, but ');
});

test('what shows a millisecond too early fails in the step that waits', async () => {
  const actor = loneActor(toast);
  const hasty = { ...actor, pass: (ms: number) => actor.pass(ms === 4999 ? 5000 : ms) };
  const steps = await atVisibleToast(hasty);
  await expect(steps.pass(5000)).rejects.toThrow('then 5000 ms pass: expected the state visible.passing, found hidden');
});

test('what shows wrongly fails where it is looked at', async () => {
  const blind = alsoChecking(loneActor(toast), () => {
    throw new Error('nothing is there');
  });
  const steps = stepsOf(blind, pageGraph(toast));
  await steps.start(PAGE);
  await expect(steps.see('hidden')).rejects.toThrow(`toast: the cart toast, after ${PAGE}: nothing is there`);
});

async function atVisibleToast(walkable: Walkable = loneActor(toast)) {
  const steps = stepsOf(walkable, pageGraph(toast));
  await steps.start(PAGE);
  await steps.see('hidden');
  await steps.cause(ADDED);
  return steps;
}
