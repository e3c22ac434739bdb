import { createActor, SimulatedClock } from 'xstate';
import { expect, test } from 'vitest';

import type { Report } from '#kit/session/report';
import { createReporter } from '#kit/session/report-change';
import type { Session } from '#kit/session/session';
import { emptySession } from '#kit/session/session';

import type { StageCommand } from '../stage/messages';
import { stageFrameMachine } from './stage-frame.machine';

const begun = emptySession('/', { seed: 1, now: 0, stored: {} });
const point = { session: begun, until: 0 };
const show = { kind: 'show', why: 'begin', begins: 1, ...point };

function happened(...types: readonly string[]): Session {
  return { ...begun, events: types.map((type, index) => ({ at: index, to: 'cart', event: { type } })) };
}

/** The page around a frame, what it told the shop in it, and how the shop would report a session. */
function frame() {
  const told: (StageCommand | undefined)[] = [];
  const changeOf = createReporter();
  const actor = createActor(stageFrameMachine);
  actor.on('shop.told', ({ command }) => (command ? told.push(command) : undefined));
  actor.start();
  const report = (session: Session, why?: 'begin' | 'wind', begins = actor.getSnapshot().context.begins) =>
    actor.send({
      type: 'stage.reported',
      report: changeOf({ ...reportOf, session }),
      shown: why && { why, begins },
    });
  return { actor, told, report, seen: () => actor.getSnapshot().context };
}

const reportOf: Omit<Report, 'session'> = {
  now: 0,
  path: '/',
  isRunning: false,
  actors: [],
  timers: [],
  offers: [],
  log: [],
};

test('what is wanted before the frame is loaded is told when it is, and again when it is loaded again', () => {
  const { actor, told, seen } = frame();
  actor.send({ type: 'point.asked', point });
  actor.send({ type: 'actor.watched', address: 'cart' });
  expect(told).toEqual([]);
  actor.send({ type: 'stage.ready' });
  expect(told).toEqual([show, { kind: 'watch', address: 'cart' }]);
  actor.send({ type: 'stage.failed', reason: 'no' });
  actor.send({ type: 'stage.ready' });
  expect([told.length, seen().failure]).toEqual([4, undefined]);
});

test('commands reach a frame that is loaded at once', () => {
  const { actor, told } = frame();
  actor.send({ type: 'stage.ready' });
  actor.send({ type: 'point.asked', point });
  actor.send({ type: 'point.wound', point });
  actor.send({ type: 'command.given', command: { kind: 'advance', to: 5 } });
  expect(told).toEqual([show, { ...show, why: 'wind' }, { kind: 'advance', to: 5 }]);
});

test('what lies ahead is kept when a session is wound back, and forgotten when another one begins', () => {
  const { actor, report, seen } = frame();
  actor.send({ type: 'stage.ready' });
  report(happened('one', 'two'), 'begin');
  report(happened('one'), 'wind');
  expect([seen().timeline, seen().drawings]).toEqual([happened('one', 'two'), 2]);
  report(happened('one'), 'begin');
  expect([seen().timeline, seen().drawings]).toEqual([happened('one'), 3]);
});

test('what a link says of what lies ahead is kept, and told to nobody', () => {
  const { actor, told, report, seen } = frame();
  actor.send({ type: 'stage.ready' });
  actor.send({ type: 'point.asked', point: { session: happened('one'), until: 0, whole: happened('one', 'two') } });
  report(happened('one'), 'begin');
  expect(told).toEqual([{ ...show, session: happened('one') }]);
  expect(seen().timeline).toEqual(happened('one', 'two'));
});

test('a session that was asked for is not there while an earlier one is drawn, and is when it cannot be drawn', () => {
  const { actor, report, seen } = frame();
  const isThere = () => seen().begun === seen().begins;
  actor.send({ type: 'stage.ready' });
  actor.send({ type: 'point.asked', point });
  actor.send({ type: 'point.asked', point: { ...point } });
  report(begun, 'begin', 1);
  expect(isThere()).toBe(false);
  report(happened('one'));
  expect(isThere()).toBe(false);
  report(begun, 'begin');
  expect(isThere()).toBe(true);
  actor.send({ type: 'point.asked', point });
  expect(isThere()).toBe(false);
  actor.send({ type: 'stage.failed', reason: 'It leads nowhere.' });
  expect(isThere()).toBe(true);
});

test('a width that is tried after a step back keeps what lies ahead', () => {
  const { actor, report, seen } = frame();
  actor.send({ type: 'stage.ready' });
  report(happened('one', 'two'), 'begin');
  report(happened('one'), 'wind');
  report(happened('one', 'viewport.changed'));
  expect(seen().timeline?.events.map(({ event }) => event.type)).toEqual(['one', 'viewport.changed', 'two']);
});

test('why a command was not followed is told until something happens', () => {
  const { actor, report, seen } = frame();
  actor.send({ type: 'stage.ready' });
  actor.send({ type: 'stage.failed', reason: 'It does not run.' });
  expect(seen().failure).toBe('It does not run.');
  report(happened('one'));
  expect(seen().failure).toBeUndefined();
});

test('a frame that has not loaded after eight seconds is late until it is there, and asked for as often as one likes', () => {
  const clock = new SimulatedClock();
  const actor = createActor(stageFrameMachine, { clock });
  let asked = 0;
  actor.on('frame.wanted', () => {
    asked += 1;
  });
  actor.start();
  const isLate = () => actor.getSnapshot().matches({ loading: 'late' });
  clock.increment(7_999);
  actor.send({ type: 'stage.retried' });
  expect([isLate(), asked]).toEqual([false, 0]);
  clock.increment(1);
  actor.send({ type: 'point.asked', point });
  actor.send({ type: 'stage.retried' });
  actor.send({ type: 'stage.retried' });
  expect([isLate(), asked, actor.getSnapshot().context.begin]).toEqual([true, 2, point]);
  actor.send({ type: 'stage.ready' });
  expect(isLate()).toBe(false);
});
