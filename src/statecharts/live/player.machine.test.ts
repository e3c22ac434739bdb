import { createActor, fromCallback } from 'xstate';
import type { EventObject } from 'xstate';
import { expect, test } from 'vitest';

import { playerMachine } from './player.machine';

/** A player whose address follows at once, as the page's does. */
function player(step: number, last: number) {
  const gone: number[] = [];
  const waits: number[] = [];
  const actor = createActor(
    playerMachine.provide({
      actors: {
        visibleTime: fromCallback<EventObject, { readonly ms: number }>(({ input }) => void waits.push(input.ms)),
      },
      actions: {
        go: ({ self }, { step: to }) => {
          gone.push(to);
          self.send({ type: 'step.shown', step: to });
        },
      },
    }),
    { input: { step, last } },
  ).start();
  return { actor, gone, waits, value: () => actor.getSnapshot().value };
}

test('it plays on by itself, each step as long as the one before, and rests at its end', () => {
  const { actor, gone, waits, value } = player(0, 2);
  actor.send({ type: 'play.pressed' });
  actor.send({ type: 'time.up' });
  expect([value(), gone, waits]).toEqual(['playing', [1], [800, 800]]);
  actor.send({ type: 'time.up' });
  expect([value(), gone, waits]).toEqual(['paused', [1, 2], [800, 800]]);
});

test('from its end it plays from the beginning', () => {
  const { actor, gone, value } = player(2, 2);
  actor.send({ type: 'play.pressed' });
  expect([value(), gone, actor.getSnapshot().context.step]).toEqual(['playing', [0], 0]);
});

test('who leads it to a step, or presses again, holds it', () => {
  const { actor, gone, value } = player(0, 5);
  actor.send({ type: 'play.pressed' });
  actor.send({ type: 'step.asked', step: 3 });
  expect([value(), gone]).toEqual(['paused', [3]]);
  actor.send({ type: 'play.pressed' });
  actor.send({ type: 'play.pressed' });
  expect([value(), gone]).toEqual(['paused', [3]]);
});

test('an address that changes by itself is followed, also while it plays', () => {
  const { actor, waits, value } = player(0, 5);
  actor.send({ type: 'step.shown', step: 2 });
  expect([value(), actor.getSnapshot().context.step, waits]).toEqual(['paused', 2, []]);
  actor.send({ type: 'play.pressed' });
  actor.send({ type: 'step.shown', step: 4 });
  expect([value(), waits]).toEqual(['playing', [800, 800]]);
});
