import type { AnyActorRef, EventObject } from 'xstate';

import type { Session, SessionEntry, SessionWorld } from './session';

/** A copy of a value as plain JSON, with a stand-in for every secret in it; what JSON cannot hold is left out. */
export type Mask = <Value>(value: Value) => Value;

/** A system of actors that runs, known by its root. */
export interface Running {
  readonly actor: AnyActorRef;
}

/** The system that sessions are about, and all that they ask of it. */
export interface System {
  /** A mask of its own for every recording: equal secrets get equal stand-ins within one. */
  readonly createMask: () => Mask;
  /** Context fields that every run is handed alike: they tell nothing about a state. */
  readonly handedIn: ReadonlySet<string>;
  /** Whether an event comes from outside, by the address of its sender; undefined where XState knows no sender. */
  readonly isFromOutside: (event: EventObject, sender: string | undefined) => boolean;
  /** The address of the sender of an event that is not from outside; XState may know none. */
  readonly senderOf: (event: EventObject, sender: string | undefined) => string | undefined;
  /** The world that an event brings: a session keeps it once and leaves the event bare. */
  readonly worldIn: (event: EventObject, elapsed: number) => SessionWorld | undefined;
  /** Names the field that an event types into key by key; undefined for all else. */
  readonly typedField: (event: EventObject) => string | undefined;
  /** Whether an event is the device's answer to what was done before it: it belongs to that. */
  readonly isAnswer: (entry: Pick<SessionEntry, 'to' | 'event'>) => boolean;
}

/** Where a recording begins: before everything, or with what has happened already. */
export type Beginning = Pick<Session, 'world' | 'events'>;
