import { createActor, SimulatedClock } from 'xstate';
import type { AnyMachineSnapshot, AnyStateMachine, EventObject } from 'xstate';

import { transitionId } from '#kit/charts/transitions';
import { activeNodes, transitionsTaken } from '#kit/xstate-internals';

import { asText, effectsOf } from './effects';
import { addNeighbours } from './neighbours';
import type { Neighbours } from './model';

/** What can be seen of a running machine: how it stands, and what it has done since it was last looked at. */
export interface Observed {
  readonly standing: RunState;
  /** Messages to others, actors started and stopped, effects, in their order. */
  readonly effects: readonly string[];
  /** Ids of the transitions taken, microstep by microstep. */
  readonly taken: readonly string[];
}

export interface RunState {
  readonly value: unknown;
  /** Ids of all active states, in alphabetical order. */
  readonly states: readonly string[];
  /** As text; functions are left out. */
  readonly context: string;
  readonly status: string;
  /** Milliseconds until each running timer is due. */
  readonly timers: readonly number[];
  /** Ids of the actors that run inside. */
  readonly actors: readonly string[];
}

/** A machine that runs by itself as an actor, on a clock that stands still until it is set. */
export interface ObservedRun {
  readonly send: (event: EventObject) => void;
  readonly pass: (ms: number) => void;
  readonly look: () => Observed;
}

/** Starts a machine and watches it. An error inside shows as the status `error`; nothing is thrown. */
export function observeRun(machine: AnyStateMachine, input: unknown, neighbours?: Neighbours): ObservedRun {
  const clock = new ObservedClock();
  let effects: string[] = [];
  let taken: string[] = [];
  const actor = createActor(machine, {
    input,
    clock,
    inspect: (record) => {
      // Actors that run inside are not watched themselves.
      if (record.actorRef.sessionId !== record.rootId) {
        return;
      }
      if (record.type === '@xstate.action') {
        effects.push(...effectsOf(record.action));
      }
      taken.push(...transitionsTaken(record).map(transitionId));
    },
  });
  addNeighbours(actor.system, neighbours);
  actor.subscribe({ error: () => undefined });
  actor.start();
  return {
    send: (event) => actor.send(event),
    pass: (ms) => clock.increment(ms),
    look: () => {
      const seen = { standing: standingOf(actor.getSnapshot(), clock), effects, taken };
      effects = [];
      taken = [];
      return seen;
    },
  };
}

function standingOf(snapshot: AnyMachineSnapshot, clock: ObservedClock): RunState {
  return {
    value: snapshot.value,
    states: activeStates(snapshot),
    context: asText(snapshot.context),
    status: snapshot.status,
    timers: clock.remaining(),
    actors: Object.keys(snapshot.children),
  };
}

/** Ids of all active states, in alphabetical order. */
export function activeStates(snapshot: AnyMachineSnapshot): readonly string[] {
  return activeNodes(snapshot)
    .map(({ id }) => id)
    .toSorted();
}

/** A clock that also says when its timers are due. */
class ObservedClock extends SimulatedClock {
  private readonly due = new Map<number, number>();

  override setTimeout(run: (...args: unknown[]) => void, timeout: number): number {
    const id = super.setTimeout(() => {
      this.due.delete(id);
      run();
    }, timeout);
    this.due.set(id, this.now() + timeout);
    return id;
  }

  override clearTimeout(id: number): void {
    this.due.delete(id);
    super.clearTimeout(id);
  }

  remaining(): readonly number[] {
    return [...this.due.values()].map((due) => due - this.now()).toSorted((one, other) => one - other);
  }
}
