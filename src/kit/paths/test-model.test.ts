import { createActor, initialTransition, SimulatedClock } from 'xstate';
import type { AnyMachineSnapshot, EventObject } from 'xstate';
import * as graph from 'xstate/graph';
import type { StatePath } from 'xstate/graph';
import { describe, expect, test } from 'vitest';

import type { Model } from './model';
import { contactMachine } from '#machines/contact/contact.machine';
import { registry } from '#machines/registry';
import { toastMachine } from '#machines/toast/toast.machine';

import { createTestModel } from './test-model';

const message = { productId: 1, name: 'Lamp', qty: 1, stockLimit: undefined };

/** What `xstate/graph` itself refuses: timers and invoked actors. */
const [accepted, refused] = [registry.filter(isAccepted), registry.filter((model) => !isAccepted(model))];

test('xstate/graph explores some machines by itself, and refuses those that wait or invoke', () => {
  expect(accepted.length).toBeGreaterThan(15);
  expect(refused.map(({ name }) => name)).toEqual(expect.arrayContaining(['toast', 'notice', 'checkout', 'product']));
});

describe.each(accepted.map((model) => [model.name, model] as const))('the model of %s', (_, model) => {
  const { machine, ignoredContext, bound, starts, cases } = model;
  const events = cases.map(({ event }) => event);
  const [{ input } = { input: undefined }] = starts;
  const ours = createTestModel(machine, { input, events, limit: 20_000, ignoredContext, bound });
  const options = {
    input,
    events,
    limit: 20_000,
    serializeState: (snapshot: AnyMachineSnapshot) => plainKey(snapshot, ignoredContext),
    stopWhen: (snapshot: AnyMachineSnapshot) => snapshot.status !== 'active' || bound?.holds(snapshot) === false,
  };
  const theirs = graph.createTestModel(machine, options as object);

  test('has the shortest paths that xstate/graph finds by itself', () => {
    expect(told(ours.getShortestPaths())).toEqual(told(theirs.getShortestPaths()));
  });

  test('goes where xstate/graph goes by a list of events', () => {
    const longest = theirs.getShortestPaths().reduce((one, other) => (other.weight > one.weight ? other : one));
    const tour = longest.steps.slice(1).map(({ event }) => event);
    expect(told(ours.getPathsFromEvents(tour as never))).toEqual(
      told(
        theirs.getPathsFromEvents(
          tour as never,
          { ...options, fromState: initialTransition(machine, input)[0] } as object,
        ),
      ),
    );
  });
});

test('the paths of a machine that waits are tested in the words of @xstate/test', async () => {
  const model = createTestModel(toastMachine, {
    events: [
      { type: 'toast.shown', message },
      { type: 'contents.changed', list: 'cart', productIds: [] },
    ],
  });
  const seen: string[] = [];
  for (const path of model.getShortestPaths()) {
    const clock = new SimulatedClock();
    const toast = createActor(toastMachine, { clock }).start();
    const send = ({ event }: { event: EventObject }) => toast.send(event as never);
    await path.test({
      events: {
        'toast.shown': send,
        'contents.changed': send,
        'toast.closed': send,
        'toast.held': send,
        'toast.released': send,
        'xstate.after.lifetime.toast.visible.passing': () => clock.increment(5_000),
      } as never,
      states: {
        hidden: () => note('hidden'),
        'visible.passing': () => note('visible.passing'),
        'visible.held': () => note('visible.held'),
      } as never,
    });

    function note(state: string): void {
      expect(toast.getSnapshot().matches(state as never)).toBe(true);
      seen.push(state);
    }
  }
  expect([...new Set(seen)].toSorted()).toEqual(['hidden', 'visible.held', 'visible.passing']);
});

test('what an invoked actor answers is an event once it is given', () => {
  const answers = (events: readonly EventObject[]) =>
    createTestModel(contactMachine, { input: { now: () => new Date(0) }, events: events as never })
      .getShortestPaths()
      .flatMap(({ steps }) => steps.map(({ event }) => event.type))
      .filter((type) => type.startsWith('xstate.done'));
  expect(answers([])).toEqual([]);
  const type = 'xstate.done.actor.form';
  expect(answers([{ type, output: { values: { name: 'Nora' } } } as EventObject])).toContain(type);
});

function isAccepted({ machine }: Model): boolean {
  try {
    graph.createTestModel(machine);
    return true;
  } catch {
    return false;
  }
}

function plainKey({ value, context, status }: AnyMachineSnapshot, ignored: readonly string[] = []): string {
  const kept = Object.entries(context as Record<string, unknown>).filter(([field]) => !ignored.includes(field));
  return JSON.stringify([value, kept, status]);
}

function told(paths: readonly StatePath<AnyMachineSnapshot, EventObject>[]): readonly unknown[] {
  return paths.map(({ state, steps, weight }) => ({
    ends: state.value,
    steps: steps.map(({ event }) => event),
    weight,
  }));
}
