import { createActor, createEmptyActor, fromCallback, setup, SimulatedClock } from 'xstate';
import type { AnyActorRef, InspectionEvent } from 'xstate';
import { expect, test } from 'vitest';

import {
  activeNodes,
  addToSystem,
  calculatingScope,
  holdOutside,
  machineOf,
  parentOf,
  scheduledEvents,
  transitionsTaken,
  withInspector,
} from './xstate-internals';

const lamp = setup({
  actors: { bulb: fromCallback(() => undefined) },
  delays: { soon: 500 },
  actions: { click: () => undefined },
}).createMachine({
  id: 'lamp',
  initial: 'off',
  states: {
    off: { on: { pressed: { target: 'on', actions: 'click' } } },
    on: {
      initial: 'warming',
      invoke: { id: 'bulb', src: 'bulb' },
      states: { warming: { after: { soon: 'bright' } }, bright: {} },
    },
  },
});

const pressed = { type: 'pressed' };
const started = () => createActor(lamp).start();

test('the nodes that a machine is in', () => {
  const actor = started();
  actor.send(pressed);
  expect(activeNodes(actor.getSnapshot()).map(({ id }) => id)).toEqual(['lamp', 'lamp.on', 'lamp.on.warming']);
});

test('the transitions that a microstep takes', () => {
  const actor = started();
  const records: InspectionEvent[] = [];
  actor.system.inspect((record) => records.push(record));
  actor.send(pressed);
  expect(records.map(({ type }) => type)).toContain('@xstate.microstep');
  expect(records.flatMap(transitionsTaken).map(({ eventType }) => eventType)).toEqual(['pressed']);
});

test('the parent of an actor, and the machine that an actor runs', () => {
  const actor = started();
  actor.send(pressed);
  const bulb = actor.getSnapshot().children['bulb'] as AnyActorRef;
  expect([parentOf(bulb), parentOf(actor)]).toEqual([actor, undefined]);
  expect(machineOf(actor)).toBe(lamp);
});

test('the timers that run in a system', () => {
  const actor = started();
  actor.send(pressed);
  const [timer, ...others] = scheduledEvents(actor.system);
  expect({ source: timer?.source, delay: timer?.delay, others }).toEqual({ source: actor, delay: 500, others: [] });
  expect(scheduledEvents(actor.system)[0]).toBe(timer);
});

test('an actor that is added is found by its systemId', () => {
  const { system } = started();
  const added = createEmptyActor();
  addToSystem(system, 'added', added);
  expect(system.get('added')).toBe(added);
});

test('what no actor sends is held until it is let through again, and timers go on', () => {
  const clock = new SimulatedClock();
  const actor = createActor(lamp, { clock }).start();
  const held = holdOutside(actor.system, ({ type }) => type === 'pressed');
  actor.send(pressed);
  expect(actor.getSnapshot().value).toBe('off');
  held();
  actor.send(pressed);
  holdOutside(actor.system, () => true);
  clock.increment(500);
  expect(actor.getSnapshot().value).toEqual({ on: 'bright' });
});

test('a machine is calculated: it says what it takes and asks for, and nothing happens', () => {
  const actor = started();
  const heard: InspectionEvent[] = [];
  const asked: string[] = [];
  const scope = calculatingScope(
    actor,
    withInspector(actor.system, (record) => heard.push(record)),
    { onAction: ({ type }) => asked.push(type) },
  );
  const next = machineOf(actor).transition(actor.getSnapshot(), pressed, scope);
  expect(next.value).toEqual({ on: 'warming' });
  expect(heard.flatMap(transitionsTaken).map(({ eventType }) => eventType)).toEqual(['pressed']);
  expect(asked).toEqual(['click', 'xstate.spawnChild', 'xstate.raise']);
  expect([actor.getSnapshot().value, scheduledEvents(actor.system)]).toEqual(['off', []]);
});
