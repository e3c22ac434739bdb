import { expect, test } from 'vitest';

import { emptySession } from './session';
import type { Report } from './report';
import { createReporter } from './report-change';
import { isAnswer, isCommand } from './tab-messages';

const actor = {
  address: 'cart',
  machine: 'cart',
  status: 'active',
  value: { lines: 'empty', undo: { timer: 'off' } },
  states: ['cart'],
  context: { lines: [] },
} as const;

const empty: Report = {
  now: 5,
  path: '/',
  isRunning: true,
  actors: [actor],
  timers: [{ actor: 'cart', event: 'xstate.after.5000', left: 10, delay: 5000 }],
  offers: [{ name: 'cart.cleared', event: { type: 'cart.cleared' }, refusal: undefined }],
  log: [
    {
      id: 1,
      at: 5,
      from: undefined,
      to: 'cart',
      event: { type: 'cart.cleared' },
      taken: [{ id: 'cart|cart.cleared|0', guard: undefined, actions: ['clear'], isMove: false }],
      refusal: undefined,
      entry: 1,
      place: 1,
    },
  ],
  session: {
    ...emptySession('/', { seed: 7, now: 0, stored: {} }),
    events: [{ at: 5, to: 'cart', event: { type: 'cart.cleared' } }],
  },
};

const answer = { kind: 'report', tab: 'one', report: createReporter()(empty) } as const;

test('what tabs and statecharts say is known', () => {
  const commands = [
    { kind: 'call' },
    { kind: 'begin', tab: 'one' },
    { kind: 'end', tab: 'one' },
    { kind: 'watch', tab: 'one', address: 'cart' },
    { kind: 'send', tab: 'one', to: 'cart', event: { type: 'line.added', productId: 42 } },
  ];
  const answers = [{ kind: 'here', tab: 'one', place: 'two', path: '/' }, { kind: 'gone', tab: 'one' }, answer];
  expect(commands.filter((message) => !isCommand(message))).toEqual([]);
  expect(answers.filter((message) => !isAnswer(message))).toEqual([]);
  expect([...commands.filter(isAnswer), ...answers.filter(isCommand)]).toEqual([]);
});

test.each([
  [null],
  [undefined],
  ['call'],
  [{}],
  [{ kind: 'here', tab: 1, place: 'two', path: '/' }],
  [{ kind: 'report', tab: 'one' }],
  [{ ...answer, report: { ...answer.report, log: [] } }],
  [{ ...answer, report: { ...answer.report, actors: [{ ...actor, states: undefined }] } }],
  [{ ...answer, report: { ...answer.report, actors: [{ ...actor, value: { lines: null } }] } }],
  [{ kind: 'send', tab: 'one', to: 'cart', event: 'cart.cleared' }],
  [{ kind: 'watch', tab: 'one' }],
])('%j says nothing', (message) => {
  expect(isAnswer(message) || isCommand(message)).toBe(false);
});
