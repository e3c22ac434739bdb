import type { AnyMachineSnapshot, AnyStateMachine, EventObject } from 'xstate';

/** An event with its payload, and the words a path uses for it. */
export interface EventCase<Event = EventObject> {
  readonly name: string;
  readonly event: Event;
}

export interface Start {
  readonly name: string;
  readonly input: unknown;
}

/** The context of actors that a machine asks for by their systemId, where a lone run would find nobody. */
export type Neighbours = Readonly<Record<string, object>>;

/** Limits a model that could grow for ever: states beyond are seen but not walked on from. */
export interface Bound<Snapshot = AnyMachineSnapshot> {
  /** What is walked on from, for the reader of a suite: `at most 2 addresses`. */
  readonly words: string;
  readonly holds: (snapshot: Snapshot) => boolean;
}

/** A machine with all that is needed to walk it. */
export interface Model {
  readonly name: string;
  readonly machine: AnyStateMachine;
  /** What it can be started with; every path begins with one of them. */
  readonly starts: readonly Start[];
  /** Events from outside and from invoked actors, with their payloads. */
  readonly cases: readonly EventCase[];
  /** Context fields that tell no two model states apart: counters, texts, facts that never change. */
  readonly ignoredContext?: readonly string[] | undefined;
  readonly bound?: Bound | undefined;
  /** Branches that are drawn but that no path takes, by transition id, each with its reason. */
  readonly unreachable?: Readonly<Record<string, string>> | undefined;
  /** Whom the machine reads and tells, by systemId. */
  readonly neighbours?: Neighbours | undefined;
}
