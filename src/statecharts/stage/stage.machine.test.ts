import { createActor, fromPromise } from 'xstate';
import { expect, test } from 'vitest';

import { stateNodes, transitions } from '#kit/charts/transitions';
import { emptySession } from '#kit/session/session';

import { stageMachine } from './stage.machine';
import type { Asked, StageEvent, StagePage } from './stage-setup';

const session = emptySession('/', { seed: 1, now: 0, stored: {} });
const asked: StageEvent & { type: 'session.asked' } = {
  type: 'session.asked',
  session,
  until: 0,
  why: 'begin',
  begins: 1,
};
const sent: StageEvent = { type: 'event.sent', to: 'cart', event: { type: 'cart.cleared' } };

/** A stage whose pages are loaded when the test says so, and what happens on it, in order. */
function stage({ hasTimers = false } = {}) {
  const log: string[] = [];
  const loads: { readonly asked: Asked | undefined; readonly done: () => void; readonly fail: () => void }[] = [];
  const pageOf = (name: string): StagePage => ({
    follow: () => log.push(`${name}: followed`),
    send: (to) => to !== 'nobody',
    advanceTo: (ms) => log.push(`${name}: clock at ${ms}`),
    advanceBy: (ms) => log.push(`${name}: clock on by ${ms}`),
    noteTime: () => log.push(`${name}: time noted`),
    hasTimers: () => hasTimers,
    changeWidth: (isDesk) => log.push(`${name}: ${isDesk ? 'wide' : 'narrow'}`),
  });
  const actor = createActor(
    stageMachine.provide({
      actors: {
        load: fromPromise<StagePage, Asked | undefined>(
          ({ input }) =>
            new Promise((resolve, reject) => {
              const name = `page ${loads.length + 1}`;
              loads.push({
                asked: input,
                done: () => resolve(pageOf(name)),
                fail: () => reject(new Error(`${name} leads nowhere`)),
              });
            }),
        ),
      },
      actions: {
        draw: (_, { last }) => log.push(last ? 'drawn in place of another' : 'drawn'),
        sendEvent: (_, { page, to, event }) => log.push(`${page ? 'a page' : 'nobody'} is told ${to} ${event.type}`),
        report: ({ context, self }, { isNew }) =>
          log.push(
            `report${isNew ? ` ${context.asked?.why}` : ''}${self.getSnapshot().matches({ time: 'running' }) ? ', running' : ''}`,
          ),
        fail: (_, { reason }) => log.push(`failed: ${reason}`),
      },
    }),
  ).start();
  const send = (...events: readonly StageEvent[]) => events.forEach((event) => actor.send(event));
  const settle = async (how: 'done' | 'fail' = 'done') => {
    loads.at(-1)?.[how]();
    await new Promise((done) => setTimeout(done, 0));
  };
  return { actor, log, loads, send, settle, value: () => actor.getSnapshot().value };
}

async function shown(options?: Parameters<typeof stage>[0]) {
  const opened = stage(options);
  opened.send(asked);
  await opened.settle();
  opened.log.splice(0);
  return opened;
}

test('a page is drawn and reported when it is loaded, the picture still and its part held', async () => {
  const { log, send, settle, value } = stage();
  send(asked);
  expect([value(), log]).toEqual([{ loading: 'loading', page: 'empty', time: 'still', report: 'told' }, []]);
  await settle();
  expect(log).toEqual(['drawn', 'report begin']);
  expect(value()).toEqual({
    loading: 'idle',
    page: { shown: { picture: 'still', part: 'held' } },
    time: 'still',
    report: 'told',
  });
});

test('what was asked for last is drawn, and nothing else', async () => {
  const { log, loads, send, settle } = stage();
  send(asked, { ...asked, why: 'wind', until: 5 });
  loads[0]?.done();
  await settle();
  expect([log, loads.map((load) => load.asked?.until)]).toEqual([
    ['drawn', 'report wind'],
    [0, 5],
  ]);
});

test('a session that leads nowhere is told, and the page before stays as it is', async () => {
  const { log, send, settle, value } = await shown();
  send({ type: 'page.touched' }, asked);
  await settle('fail');
  expect(log).toEqual(['page 1: followed', 'failed: page 2 leads nowhere']);
  expect(value()).toMatchObject({ loading: 'idle', page: { shown: { picture: 'live', part: 'free' } } });
});

test('what is sent while a page loads is meant for that page, in its order', async () => {
  const { log, send, settle } = await shown();
  send(asked, sent, { type: 'time.advanced', to: 9 });
  expect(log).toEqual([]);
  await settle();
  expect(log).toEqual([
    'drawn in place of another',
    'report begin',
    'page 2: followed',
    'a page is told cart cart.cleared',
    'page 2: followed',
    'page 2: clock at 9',
    'page 2: time noted',
  ]);
});

test.each<StageEvent>([{ type: 'page.touched' }, { type: 'time.started' }, sent])(
  '$type opens the picture',
  async (event) => {
    const { log, send, value } = await shown();
    send(event);
    expect(log).toContain('page 1: followed');
    expect(value()).toMatchObject({ page: { shown: { picture: 'live' } } });
  },
);

test('where time runs already, the picture opens as soon as a page is drawn, and its part is held all the same', async () => {
  const { log, send, settle, value } = stage();
  send({ type: 'time.started' }, asked);
  await settle();
  expect(log).toEqual(['drawn', 'page 1: followed', 'report begin, running']);
  expect(value()).toMatchObject({ page: { shown: { picture: 'live', part: 'held' } }, time: 'running' });
});

test('time passes frame by frame while it runs, and is noted when it stops', async () => {
  const { log, send } = await shown();
  const frame: StageEvent = { type: 'frame.passed', ms: 16 };
  send(frame, { type: 'time.started' }, frame, { type: 'time.stopped' }, frame);
  expect(log).toEqual(['page 1: followed', 'page 1: clock on by 16', 'page 1: time noted']);
});

test.each([
  [true, 'due'],
  [false, 'told'],
])('a frame is worth a report when a timer runs: %s', async (hasTimers, report) => {
  const { send, value } = await shown({ hasTimers });
  send({ type: 'time.started' }, { type: 'frame.come' }, { type: 'frame.passed', ms: 16 });
  expect(value()).toMatchObject({ report });
});

test('many changes within a frame are one report', async () => {
  const { log, send } = await shown();
  send({ type: 'shop.changed' }, { type: 'shop.changed' }, { type: 'actor.watched', address: 'menu' });
  expect(log).toEqual([]);
  send({ type: 'frame.come' }, { type: 'frame.come' });
  expect(log).toEqual(['report']);
});

test('who sends to a stage without a page is told, and the width of the window reaches the shop', async () => {
  const empty = stage();
  empty.send(sent);
  expect(empty.log).toEqual(['nobody is told cart cart.cleared']);
  const { log, send } = await shown();
  send({ type: 'width.changed', isDesk: true });
  expect(log).toEqual(['page 1: wide']);
});

test('every state and transition says what it is', () => {
  const described = [...stateNodes(stageMachine), ...transitions(stageMachine).values()];
  expect(described.filter(({ description }) => !description)).toEqual([]);
});
