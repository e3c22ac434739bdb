import type { AnyStateMachine, EventObject } from 'xstate';

import { stateNodes, transitions } from '#kit/charts/transitions';

import type { Edge, Graph } from './graph';
import { leavesOf, nodeAt } from './graph';
import type { Criterion, Path, Suite } from './suite';
import { goalFinder } from './suite';

/** A suite as data that needs no machine to be read; docs/paths.schema.json describes it. */
export interface SuiteDocument {
  readonly machine: string;
  readonly description: string;
  readonly criterion: Criterion;
  /** Absent when ties were broken in the order of the drawing. */
  readonly seed?: number;
  /** What the model was limited to, where it could grow for ever: nothing is walked on from a state beyond. */
  readonly bound?: string;
  readonly goals: readonly { readonly id: string; readonly covered: boolean }[];
  readonly covered: number;
  readonly unreachable: readonly { readonly id: string; readonly reason: string | null }[];
  readonly steps: number;
  readonly stepsAtLeast: number;
  readonly paths: readonly PathDocument[];
}

export interface PathDocument {
  readonly start: PlaceDocument & { readonly case: string };
  readonly steps: readonly StepDocument[];
}

export interface StepDocument extends PlaceDocument {
  readonly event: EventObject;
  readonly case: string;
}

/** Where a start or a step has led. */
interface PlaceDocument {
  /** The transitions taken on the way, microstep by microstep. */
  readonly branches: readonly BranchDocument[];
  readonly stateAfter: string;
  /** The deepest active states. */
  readonly activeStates: readonly { readonly id: string; readonly description: string }[];
  /** Milliseconds since the start, on a clock that only timers move. */
  readonly virtualTime: number;
}

export interface BranchDocument {
  readonly id: string;
  readonly guard: string | null;
  readonly description: string;
}

/** What is known of a suite beside its paths. */
interface Circumstances {
  readonly seed: number | undefined;
  /** Why a goal of the drawing cannot be reached, by its id. */
  readonly reasons: Readonly<Record<string, string>>;
}

/** Turns a suite into data; what is covered is found again from the paths themselves. */
export function documentOf(suite: Suite, { seed, reasons }: Circumstances): SuiteDocument {
  const { graph, criterion, paths, goals, unreachable, steps, stepsAtLeast } = suite;
  const covered = goalsOn(paths, graph, criterion);
  const describe = describer(graph.model.machine);
  return {
    machine: graph.model.name,
    description: graph.model.machine.root.description ?? '',
    criterion,
    ...(seed === undefined ? {} : { seed }),
    ...(graph.model.bound === undefined ? {} : { bound: graph.model.bound.words }),
    goals: [...goals].map((id) => ({ id, covered: covered.has(id) })),
    covered: [...goals].filter((id) => covered.has(id)).length,
    unreachable: unreachable.map((id) => ({ id, reason: reasons[id] ?? null })),
    steps,
    stepsAtLeast,
    paths: paths.map((path) => pathDocument(graph, path, describe)),
  };
}

/** The shortest way to a state as a suite of one path with one goal. */
export function shortestPathDocument(graph: Graph, path: Path, to: string): SuiteDocument {
  const isReached = path.length > 0;
  const suite: Suite = {
    graph,
    criterion: 'states',
    paths: isReached ? [path] : [],
    goals: new Set(),
    unreachable: isReached ? [] : [to],
    steps: Math.max(0, path.length - 1),
    stepsAtLeast: Math.max(0, path.length - 1),
  };
  const found = documentOf(suite, { seed: undefined, reasons: {} });
  return isReached ? { ...found, goals: [{ id: to, covered: true }], covered: 1 } : found;
}

/** Whether all that can be covered is, and for all else it is known why not. */
export function isComplete({ goals, covered, unreachable }: SuiteDocument): boolean {
  return covered === goals.length && unreachable.every(({ reason }) => reason !== null);
}

function goalsOn(paths: readonly Path[], graph: Graph, criterion: Criterion): ReadonlySet<string> {
  const goalsOf = goalFinder(graph, criterion);
  return new Set(paths.flatMap((path) => path.flatMap((edge, index) => goalsOf(path[index - 1], edge))));
}

type Describe = (graph: Graph, edge: Edge, virtualTime: number) => PlaceDocument;

function pathDocument(graph: Graph, [start, ...steps]: Path, describe: Describe): PathDocument {
  if (!start) {
    throw new Error('A path begins with a start: this one is empty.');
  }
  let time = 0;
  return {
    start: { case: start.name, ...describe(graph, start, time) },
    steps: steps.map((edge) => {
      time += edge.wait;
      return { event: edge.event, case: edge.name, ...describe(graph, edge, time) };
    }),
  };
}

/** Tells where an edge leads in the words of the drawing. */
function describer(machine: AnyStateMachine): Describe {
  const drawn = transitions(machine);
  const descriptions = new Map(stateNodes(machine).map(({ id, description }) => [id, description ?? '']));
  return (graph, edge, virtualTime) => {
    const { name, snapshot } = nodeAt(graph, edge.to);
    return {
      branches: edge.taken.map((id) => {
        const { guard, description } = drawn.get(id) ?? {};
        return { id, guard: guardName(guard), description: description ?? '' };
      }),
      stateAfter: name,
      activeStates: leavesOf(snapshot).map((id) => ({ id, description: descriptions.get(id) ?? '' })),
      virtualTime,
    };
  };
}

function guardName(guard: unknown): string | null {
  if (guard === undefined || typeof guard === 'string') {
    return guard ?? null;
  }
  return (guard as { readonly type: string }).type;
}
