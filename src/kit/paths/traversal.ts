import type { ActorLogic, AnyMachineSnapshot, AnyStateMachine, EventObject } from 'xstate';

import type { Neighbours } from './model';

import type { Step, Timer } from './step';
import { begin, step } from './step';

/** How a snapshot was reached: by which transitions, after how many virtual ms, and which timers run in it. */
interface Arrival {
  readonly taken: readonly string[];
  readonly wait: number;
  /** Relative to the moment of arrival, the one that is due first in front. */
  readonly timers: readonly Timer[];
}

const arrivals = new WeakMap<AnyMachineSnapshot, Arrival>();

/** How a snapshot of the traversal was reached. Throws when it is of no traversal. */
export function arrivalOf(snapshot: AnyMachineSnapshot): Arrival {
  const arrival = arrivals.get(snapshot);
  if (!arrival) {
    throw new Error('This snapshot is of no traversal: take it from a path or graph that was made here.');
  }
  return arrival;
}

/** The timer that fires next where nothing else happens. */
export function dueEvents(snapshot: AnyMachineSnapshot): readonly EventObject[] {
  return arrivalOf(snapshot)
    .timers.slice(0, 1)
    .map(({ event }) => event);
}

/** Where a machine has not begun: every event starts it again, with the input that it carries. */
export const UNSTARTED = {} as AnyMachineSnapshot;

interface Start extends EventObject {
  readonly input: unknown;
}

/** The first snapshot of a machine, as the traversal knows it. */
export function startOf(machine: AnyStateMachine, input: unknown, neighbours?: Neighbours): AnyMachineSnapshot {
  return arrived(begin(machine, input, neighbours), 0);
}

/**
 * A machine as `xstate/graph` can traverse it, with what its own test models refuse: timers are events that fire on a virtual
 * clock, invoked actors are never run and answer by events. An event that no transition takes leads back to the same snapshot.
 */
export function traversalLogic(
  machine: AnyStateMachine,
  neighbours?: Neighbours,
): ActorLogic<AnyMachineSnapshot, EventObject, unknown> {
  return {
    transition: (snapshot, event) => {
      if (snapshot === UNSTARTED) {
        return startOf(machine, (event as Partial<Start>).input, neighbours);
      }
      const { timers } = arrivalOf(snapshot);
      const fired = timers.find((timer) => timer.event === event);
      const time = fired?.due ?? 0;
      const moment = { snapshot, time, timers: timers.filter((timer) => timer !== fired) };
      const after = step(machine, moment, event, neighbours);
      return after.taken.length === 0 ? snapshot : arrived(after, time);
    },
    getInitialSnapshot: (_, input) => startOf(machine, input, neighbours),
    getPersistedSnapshot: (snapshot) => snapshot,
  };
}

/** A copy: two ways may end in one snapshot, each with timers of its own. */
function arrived({ next, taken, timers }: Step, time: number): AnyMachineSnapshot {
  const snapshot = Object.assign(Object.create(Object.getPrototypeOf(next)), next) as AnyMachineSnapshot;
  arrivals.set(snapshot, {
    taken,
    wait: time,
    timers: timers.map((timer) => ({ ...timer, due: timer.due - time })),
  });
  return snapshot;
}
