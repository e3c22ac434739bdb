import { createActor, fromCallback } from 'xstate';
import type { EventObject } from 'xstate';
import { expect, test } from 'vitest';

import type { TabAnswer } from '#kit/session/tab-messages';

import { tabsMachine } from './tabs.machine';

const here = (tab: string, place = tab): TabAnswer => ({ kind: 'here', tab, place, path: '/' });

/** The tabs of a browser, and what they are told, in order. */
function tabs() {
  const told: string[] = [];
  const actor = createActor(
    tabsMachine.provide({
      actors: {
        visibleTime: fromCallback<EventObject, { readonly ms: number }>(() => undefined),
        watching: fromCallback<EventObject, { readonly tab: string }>(({ input: { tab } }) => {
          told.push(`begin ${tab}`);
          return () => told.push(`end ${tab}`);
        }),
      },
      actions: { call: () => told.push('call') },
    }),
  ).start();
  const answer = (...answers: readonly TabAnswer[]) =>
    answers.forEach((each) => actor.send({ type: 'tab.answered', answer: each }));
  return { actor, told, answer, value: () => actor.getSnapshot().value };
}

function watched() {
  const seen = tabs();
  seen.answer(here('one'), here('two'));
  seen.actor.send({ type: 'tab.chosen', tab: 'one' });
  return seen;
}

test('a tab is watched once, however much it and others say, until another one is chosen', () => {
  const { actor, told, answer, value } = watched();
  answer(here('one'), here('three'), { kind: 'gone', tab: 'two' });
  expect([value(), told]).toEqual(['here', ['begin one']]);
  actor.send({ type: 'tab.chosen', tab: 'three' });
  actor.send({ type: 'tab.chosen', tab: undefined });
  expect([value(), told]).toEqual(['unwatched', ['begin one', 'end one', 'begin three', 'end three']]);
});

test('a tab that leaves its page is looked for, and watched again when it is back', () => {
  const { actor, told, answer, value } = watched();
  answer({ kind: 'gone', tab: 'one' });
  expect(value()).toBe('away');
  actor.send({ type: 'time.up' });
  expect([value(), told]).toEqual(['away', ['begin one', 'end one', 'call']]);
  answer(here('one again', 'one'));
  expect([value(), told.at(-1)]).toEqual(['here', 'begin one again']);
});

test('a tab that has been looked for forty times is gone, and may come back all the same', () => {
  const { actor, told, answer, value } = watched();
  answer({ kind: 'gone', tab: 'one' });
  const look = () => actor.send({ type: 'time.up' });
  Array.from({ length: 39 }, look);
  expect(value()).toBe('away');
  look();
  look();
  expect([value(), told.filter((each) => each === 'call').length]).toEqual(['gone', 40]);
  answer(here('one'));
  expect(value()).toBe('here');
});

test('who looks asks all tabs: those that say nothing are no longer there, but the one that is watched', () => {
  const { actor, told } = watched();
  actor.send({ type: 'look.pressed' });
  expect([actor.getSnapshot().context.tabs.map(({ tab }) => tab), told.includes('call')]).toEqual([['one'], true]);
});
