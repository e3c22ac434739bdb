import { stateNodes, transitions } from '#kit/charts/transitions';

import { stepsAtLeast } from './bound';
import type { GoalFinder } from './bound';
import type { Edge, Graph } from './graph';
import { BEFORE, edgesAfter, leavesOf, nodeAt, snapshotAfter } from './graph';
import { nearestTrail } from './search';

export const CRITERIA = ['states', 'transitions', 'edges', 'pairs'] as const;

/**
 * What a suite must cover: leaf states, guarded branches, model edges, or transitions one after the other
 * (1-switch), with those that have none before or after them.
 */
export type Criterion = (typeof CRITERIA)[number];

/** On a page also every case and every start: each is somebody's way of doing something. */
type Goals = Criterion | 'cases';

/** A start, then the steps from it. */
export type Path = readonly Edge[];

export interface Suite<Kind extends Goals = Criterion> {
  readonly graph: Graph;
  readonly criterion: Kind;
  readonly paths: readonly Path[];
  /** Every goal that some path of the model reaches. */
  readonly goals: ReadonlySet<string>;
  /** Goals of the machine's drawing that no path of the model reaches. */
  readonly unreachable: readonly string[];
  /** Steps of all paths together; a start is none. */
  readonly steps: number;
  /** No suite can do with fewer steps than this. */
  readonly stepsAtLeast: number;
}

/**
 * A suite that covers every reachable goal: always walk on to the nearest goal that is left, begin again when none can be
 * reached, drop what the other paths cover as well. Greedy, so not the smallest; the lower bound stands beside it.
 */
export function suiteFor<Kind extends Goals = Criterion>(graph: Graph, criterion: Kind): Suite<Kind> {
  const suites = suitesOf.get(graph) ?? new Map<Goals, Suite<Goals>>();
  suitesOf.set(graph, suites);
  const suite = suites.get(criterion) ?? findSuite(graph, criterion);
  suites.set(criterion, suite);
  return suite as Suite<Kind>;
}

/** Suites that were found, for as long as their graph is known. */
const suitesOf = new WeakMap<Graph, Map<Goals, Suite<Goals>>>();

function findSuite(graph: Graph, criterion: Goals): Suite<Goals> {
  const goalsOf = goalFinder(graph, criterion);
  const goals = reachableGoals(graph, criterion);
  const walks = withoutNeedless(allWalks(graph, criterion, goalsOf, new Set(goals)), goalsOf);
  // What has no goal is at least started.
  const paths = walks.length > 0 ? walks : [graph.starts.slice(0, 1)];
  return {
    graph,
    criterion,
    paths,
    goals,
    unreachable: universe(graph, criterion).filter((goal) => !goals.has(goal)),
    steps: paths.reduce((sum, path) => sum + path.length - 1, 0),
    stepsAtLeast: stepsAtLeast(graph, goalsOf, goals),
  };
}

/** What a step is good for, by criterion; goal ids read as words. */
export function goalFinder(graph: Graph, criterion: Goals): GoalFinder {
  switch (criterion) {
    case 'states':
      return (_, edge) => [...edge.taken.flatMap(passedBy), ...leavesOf(snapshotAfter(graph, edge))];
    case 'transitions':
      return (_, edge) => edge.taken;
    case 'cases':
      return (_, edge) => [...edge.taken, edge.name];
    case 'edges':
      return (_, edge) => [`${edge.from === BEFORE ? BEFORE : nodeAt(graph, edge.from).name} — ${edge.name}`];
    case 'pairs':
      return pairsFinder();
  }
}

/** Transitions and pairs of them; kept by what is taken, as a search asks for the same few again and again. */
function pairsFinder(): GoalFinder {
  const known = new Map<string, readonly string[]>();
  const words = new WeakMap<Edge, string>();
  const wordsOf = (edge: Edge) => {
    const found = words.get(edge) ?? edge.taken.join('\n');
    words.set(edge, found);
    return found;
  };
  return (before, edge) => {
    const key = `${before ? wordsOf(before) : ''}\n\n${wordsOf(edge)}`;
    const goals = known.get(key) ?? [
      ...edge.taken,
      ...(before?.taken ?? []).flatMap((first) => edge.taken.map((second) => pairId(first, second))),
    ];
    known.set(key, goals);
    return goals;
  };
}

/** Two transitions one after the other. */
export function pairId(first: string, second: string): string {
  return `${first} » ${second}`;
}

/** True of a goal that is a pair of transitions. */
export function isPair(goal: string): boolean {
  return goal.includes(' » ');
}

/** A state that is left by `always` is active for no longer than a microstep. */
export function passedBy(taken: string): readonly string[] {
  const [state = '', event] = taken.split('|');
  return event === 'always' ? [state] : [];
}

function covered(path: Path, goalsOf: GoalFinder): readonly string[] {
  return [...new Set(path.flatMap((edge, index) => goalsOf(path[index - 1], edge)))];
}

function everyEdge(graph: Graph): readonly Edge[] {
  return [...graph.starts, ...[...graph.nodes.values()].flatMap(({ out }) => out)];
}

/** Every goal that some path of the model reaches. */
export function reachableGoals(graph: Graph, criterion: Goals): ReadonlySet<string> {
  const goalsOf = goalFinder(graph, criterion);
  const edges = everyEdge(graph);
  const goals = new Set([
    ...edges.flatMap((edge) => goalsOf(undefined, edge)),
    ...edges.flatMap((edge) => edgesAfter(graph, edge).flatMap((after) => goalsOf(edge, after))),
  ]);
  if (criterion === 'pairs') {
    // A transition is a goal of its own only where it has neither a successor nor a predecessor.
    [...goals].flatMap((goal) => (isPair(goal) ? goal.split(' » ') : [])).forEach((part) => goals.delete(part));
  }
  return goals;
}

/** All goals the drawing promises; edges and pairs are known only by walking. */
function universe({ model }: Graph, criterion: Goals): readonly string[] {
  if (criterion === 'states') {
    return stateNodes(model.machine)
      .filter(({ type }) => type === 'atomic' || type === 'final')
      .map(({ id }) => id);
  }
  return criterion === 'transitions' || criterion === 'cases' ? [...transitions(model.machine).keys()] : [];
}

function allWalks(graph: Graph, criterion: Goals, goalsOf: GoalFinder, todo: Set<string>): readonly Path[] {
  const paths: Path[] = [];
  while (todo.size > 0) {
    const path: Edge[] = [];
    for (let found = nearestGoal(graph, criterion, goalsOf, todo, undefined); found.length > 0;) {
      for (const edge of found) {
        goalsOf(path.at(-1), edge).forEach((goal) => todo.delete(goal));
        path.push(edge);
      }
      found = nearestGoal(graph, criterion, goalsOf, todo, path.at(-1));
    }
    paths.push(path);
  }
  return paths;
}

/** The fewest steps from an edge to one that has a goal left; none when there is no such way. */
function nearestGoal(
  graph: Graph,
  criterion: Goals,
  goalsOf: GoalFinder,
  todo: ReadonlySet<string>,
  last: Edge | undefined,
): Path {
  return nearestTrail(graph, {
    after: last,
    isFound: ({ edge, before }) => goalsOf(before?.edge ?? last, edge).some((goal) => todo.has(goal)),
    // For pairs it matters by which edge a state was reached.
    markOf: ({ edge }) => (criterion === 'pairs' ? edge : edge.to),
  });
}

/** Drops paths whose goals the others cover as well, the longest ones first. */
function withoutNeedless(paths: readonly Path[], goalsOf: GoalFinder): readonly Path[] {
  const goals = new Map(paths.map((path) => [path, covered(path, goalsOf)]));
  const times = new Map<string, number>();
  const count = (path: Path, by: number) =>
    goals.get(path)?.forEach((goal) => times.set(goal, (times.get(goal) ?? 0) + by));
  paths.forEach((path) => count(path, 1));
  const needless = new Set<Path>();
  for (const path of paths.toSorted((one, other) => other.length - one.length)) {
    if (goals.get(path)?.every((goal) => (times.get(goal) ?? 0) > 1)) {
      needless.add(path);
      count(path, -1);
    }
  }
  return paths.filter((path) => !needless.has(path));
}
