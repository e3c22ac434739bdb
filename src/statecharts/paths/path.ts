import { paths } from 'virtual:paths';
import type { StateValue } from 'xstate';

import { placeOf } from '../live/Actors';

/** Where a machine on its own stands after a start or a step. */
export interface PathPlace {
  /** Ids of the active state nodes, parents included. */
  readonly states: readonly string[];
  readonly value: StateValue;
  /** Milliseconds since the start, on a clock that only timers move. */
  readonly at: number;
}

/** An event that is sent, an answer of an invoked actor, or a timer that fires. */
export interface PathStep extends PathPlace {
  readonly name: string;
  readonly event: { readonly type: string };
  /** Ids of the transitions taken, microstep by microstep. */
  readonly taken: readonly string[];
  /** What happens and what is so afterwards. */
  readonly sentence: string;
}

/** A path of a machine's suite for transitions. */
export interface SuitePath {
  readonly start: PathPlace & { readonly name: string };
  readonly steps: readonly PathStep[];
}

/** The paths of a machine's suite, as the build wrote them; in their order. */
export function pathsOf(machine: string): readonly SuitePath[] {
  return paths[machine] ?? [];
}

/** The name of a path in the address, by its place in the suite. */
export function pathName(index: number): string {
  return `transitions-${index + 1}`;
}

/** A path by its name in the address; undefined when the suite has none of that name. */
export function pathNamed(machine: string, name: string | undefined): SuitePath | undefined {
  return pathsOf(machine).find((_, index) => pathName(index) === name);
}

/** A path as a sentence. */
export function pathSentence({ start, steps }: SuitePath): string {
  const names = steps.map(({ name }) => name).join('; ');
  return `From ${placeOf(start.value)}, begun as ${start.name}${names === '' ? '' : `: ${names}`}.`;
}
