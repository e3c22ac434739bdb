import { createEmptyActor } from 'xstate';
import type { AnyMachineSnapshot, AnyStateMachine, EventObject, InspectionEvent } from 'xstate';

import { transitionId } from '#kit/charts/transitions';
import { calculatingScope, transitionsTaken } from '#kit/xstate-internals';

import { effectsOf } from './effects';
import { addNeighbours } from './neighbours';
import type { Neighbours } from './model';

/** A delayed transition that is waiting: its event, and the virtual time in ms at which it fires. */
export interface Timer {
  readonly event: EventObject;
  readonly due: number;
}

/** One macrostep of a machine: where it leads, the transitions of all its microsteps, and the timers then running. */
export interface Step {
  readonly next: AnyMachineSnapshot;
  readonly taken: readonly string[];
  readonly timers: readonly Timer[];
  /** Messages to others, actors started and stopped, effects, in their order. */
  readonly effects: readonly string[];
}

export interface StepMoment {
  readonly snapshot: AnyMachineSnapshot;
  readonly timers: readonly Timer[];
  /** Virtual time in ms since the start. */
  readonly time: number;
}

/** What XState records of a delayed `raise` and of a `cancel`. */
interface ScheduledAction {
  readonly type: string;
  readonly params?: {
    readonly id?: string;
    readonly delay?: number;
    readonly sendId?: string;
    readonly event?: EventObject;
  };
}

/** Starts a machine without running anything it invokes. Throws what its initial actions and guards throw. */
export function begin(machine: AnyStateMachine, input: unknown, neighbours?: Neighbours): Step {
  return inScope({ timers: [], time: 0 }, neighbours, (scope) => machine.getInitialSnapshot(scope, input));
}

/** Sends an event to a machine at a moment. A fresh system each time: a `systemId` never collides. */
export function step(machine: AnyStateMachine, moment: StepMoment, event: EventObject, neighbours?: Neighbours): Step {
  return inScope(moment, neighbours, (scope) => machine.transition(moment.snapshot, event, scope));
}

type Scope = Parameters<AnyStateMachine['transition']>[2];

function inScope(
  { timers, time }: Pick<StepMoment, 'timers' | 'time'>,
  neighbours: Neighbours | undefined,
  run: (scope: Scope) => AnyMachineSnapshot,
): Step {
  const self = createEmptyActor();
  addNeighbours(self.system, neighbours);
  const taken: string[] = [];
  const effects: string[] = [];
  let running = [...timers];
  const subscription = self.system.inspect((record: InspectionEvent) => {
    // What a spawned child does at its start is told here as well.
    if (record.actorRef === self) {
      taken.push(...transitionsTaken(record).map(transitionId));
    }
  });
  const scope = calculatingScope(self, self.system, {
    onAction: (action) => {
      const { type, params } = action as ScheduledAction;
      effects.push(...effectsOf(action));
      if (type === 'xstate.raise' && params?.delay !== undefined && params.event) {
        const { event, delay } = params;
        running = [...running.filter((timer) => timer.event.type !== event.type), { event, due: time + delay }];
      }
      if (type === 'xstate.cancel') {
        running = running.filter((timer) => timer.event.type !== params?.sendId);
      }
    },
  });
  const next = run(scope);
  subscription.unsubscribe();
  if (next.status === 'error') {
    throw next.error;
  }
  return { next, taken, effects, timers: running.toSorted((one, other) => one.due - other.due) };
}
