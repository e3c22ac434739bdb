import type { StateValue } from 'xstate';

import { waitWords } from '#kit/charts/words';
import { activeNodes } from '#kit/xstate-internals';

import { documentOf } from './document';
import { stepSentence } from './formats/words';
import type { Edge, Graph } from './graph';
import { explore, snapshotAfter } from './graph';
import type { Model } from './model';
import { suiteFor } from './suite';

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
  readonly start: PathPlace & Pick<PathStep, 'name' | 'taken'>;
  readonly steps: readonly PathStep[];
}

/** The suite for transitions of a machine, to be played beside the system. */
export function suitePaths(model: Model): readonly SuitePath[] {
  const graph = explore(model);
  const suite = suiteFor(graph, 'transitions');
  const written = documentOf(suite, { seed: undefined, reasons: {} }).paths;
  return written.map(({ start, steps }, path) => {
    const placeAfter = (index: number, at: number) => placeOf(graph, suite.paths[path]?.[index], at);
    return {
      start: { name: start.case, taken: start.branches.map(({ id }) => id), ...placeAfter(0, 0) },
      steps: steps.map((step, index) => ({
        name: waitWords(step.case),
        event: step.event,
        taken: step.branches.map(({ id }) => id),
        sentence: waitWords(stepSentence(step, steps[index - 1] ?? start)),
        ...placeAfter(index + 1, step.virtualTime),
      })),
    };
  });
}

function placeOf(graph: Graph, edge: Edge | undefined, at: number): PathPlace {
  if (!edge) {
    throw new Error('A suite is written path by path and step by step: this step is in no path.');
  }
  const snapshot = snapshotAfter(graph, edge);
  return { states: activeNodes(snapshot).map(({ id }) => id), value: snapshot.value, at };
}
