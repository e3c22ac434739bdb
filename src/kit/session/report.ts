import type { StateValue } from 'xstate';

import type { Session } from './session';

/** One machine of a shop, running or stopped. */
export interface ActorReport {
  readonly address: string;
  /** The id of its machine. */
  readonly machine: string;
  readonly status: 'active' | 'done' | 'error' | 'stopped';
  readonly value: StateValue;
  /** Ids of the state nodes it is in. */
  readonly states: readonly string[];
  readonly context: Readonly<Record<string, unknown>>;
}

/** A timer that runs. */
export interface TimerReport {
  readonly actor: string;
  readonly event: string;
  /** Milliseconds that are left of it. */
  readonly left: number;
  readonly delay: number;
}

/** A transition that was taken, with its guard and actions by name. */
export interface TakenTransition {
  readonly id: string;
  readonly guard: string | undefined;
  readonly actions: readonly string[];
  /** Whether it leads to a state; otherwise the actor stays where it is. */
  readonly isMove: boolean;
}

/** One event, from outside or between actors. */
export interface LogEntry {
  readonly id: number;
  /** Milliseconds since the session began. */
  readonly at: number;
  /** The sender's address; undefined for an event from outside. */
  readonly from: string | undefined;
  readonly to: string;
  readonly event: { readonly type: string };
  readonly taken: readonly TakenTransition[];
  /** Why nothing came of it; undefined when something did. */
  readonly refusal: string | undefined;
  /** How many entries of the session have happened with this one; undefined for an event between actors. */
  readonly entry: number | undefined;
  /** The entry of the session that it follows from, counted from 1; 0 when it came before all of them. */
  readonly place: number;
}

/** An event that can be tried, by the name of its payload case. */
export interface Offer {
  readonly name: string;
  readonly event: { readonly type: string };
  /** Why nothing would come of it now; undefined when it is accepted. */
  readonly refusal: string | undefined;
}

/** A shop at a moment, as plain JSON without secrets. */
export interface Report {
  readonly now: number;
  readonly path: string;
  readonly isRunning: boolean;
  readonly actors: readonly ActorReport[];
  readonly timers: readonly TimerReport[];
  /** What can be sent to the actor that is watched. */
  readonly offers: readonly Offer[];
  /** The latest events, oldest first. */
  readonly log: readonly LogEntry[];
  readonly session: Session;
}
