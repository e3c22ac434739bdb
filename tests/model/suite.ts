import type { Edge, Graph } from './graph';
import { edgesAfter, leavesOf, snapshotAfter } from './graph';
import { stateNodes, transitions } from '#inspector/chart/transitions';

export const CRITERIA = ['states', 'transitions', 'edges', 'pairs'] as const;

/** What a suite must cover: leaf states, guarded branches, model edges, or transitions one after the other (1-switch). */
export type Criterion = (typeof CRITERIA)[number];

/** A start, then the steps from it. */
export type Path = readonly Edge[];

export interface Suite {
  readonly graph: Graph;
  readonly criterion: Criterion;
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

type GoalFinder = (before: Edge | undefined, edge: Edge) => readonly string[];

/**
 * A suite that covers every reachable goal: always walk on to the nearest goal that is left, begin anew when none can be
 * reached, drop what the other paths cover as well. Greedy, so not the smallest; the lower bound stands beside it.
 */
export function suiteFor(graph: Graph, criterion: Criterion): Suite {
  const goalsOf = goalFinder(graph, criterion);
  const goals = reachableGoals(graph, goalsOf);
  const paths = withoutNeedless(allWalks(graph, criterion, goalsOf, new Set(goals)), goalsOf);
  return {
    graph,
    criterion,
    paths,
    goals,
    unreachable: universe(graph, criterion).filter((goal) => !goals.has(goal)),
    steps: paths.reduce((sum, path) => sum + path.length - 1, 0),
    stepsAtLeast: lowerBound(graph, goalsOf, goals),
  };
}

function goalFinder(graph: Graph, criterion: Criterion): GoalFinder {
  switch (criterion) {
    case 'states':
      return (_, edge) => leavesOf(snapshotAfter(graph, edge));
    case 'transitions':
      return (_, edge) => edge.taken;
    case 'edges':
      return (_, edge) => [`${edge.from} — ${edge.name}`];
    case 'pairs':
      return (before, edge) =>
        before ? edge.taken.flatMap((second) => before.taken.map((first) => `${first} » ${second}`)) : [];
  }
}

function covered(path: Path, goalsOf: GoalFinder): readonly string[] {
  return [...new Set(path.flatMap((edge, index) => goalsOf(path[index - 1], edge)))];
}

function everyEdge(graph: Graph): readonly Edge[] {
  return [...graph.starts, ...[...graph.nodes.values()].flatMap(({ out }) => out)];
}

function reachableGoals(graph: Graph, goalsOf: GoalFinder): ReadonlySet<string> {
  const edges = everyEdge(graph);
  return new Set([
    ...edges.flatMap((edge) => goalsOf(undefined, edge)),
    ...edges.flatMap((edge) => edgesAfter(graph, edge).flatMap((after) => goalsOf(edge, after))),
  ]);
}

/** All goals the drawing promises; edges and pairs are known only by walking. */
function universe({ model }: Graph, criterion: Criterion): readonly string[] {
  if (criterion === 'states') {
    return stateNodes(model.machine)
      .filter(({ type }) => type === 'atomic' || type === 'final')
      .map(({ id }) => id);
  }
  return criterion === 'transitions' ? [...transitions(model.machine).keys()] : [];
}

function allWalks(graph: Graph, criterion: Criterion, goalsOf: GoalFinder, todo: Set<string>): readonly Path[] {
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

interface Trail {
  readonly edge: Edge;
  readonly before: Trail | undefined;
}

/** The fewest steps from an edge to one that has a goal left; none when there is no such way. */
function nearestGoal(
  graph: Graph,
  criterion: Criterion,
  goalsOf: GoalFinder,
  todo: ReadonlySet<string>,
  last: Edge | undefined,
): Path {
  const seen = new Set<unknown>();
  for (let frontier: readonly (Trail | undefined)[] = [undefined]; frontier.length > 0;) {
    const next: Trail[] = [];
    for (const trail of frontier) {
      const previous = trail?.edge ?? last;
      for (const edge of edgesAfter(graph, previous)) {
        const longer: Trail = { edge, before: trail };
        if (goalsOf(previous, edge).some((goal) => todo.has(goal))) {
          return edgesOf(longer);
        }
        // For pairs it matters by which edge a state was reached.
        const mark = criterion === 'pairs' ? edge : edge.to;
        if (!seen.has(mark)) {
          seen.add(mark);
          next.push(longer);
        }
      }
    }
    frontier = next;
  }
  return [];
}

function edgesOf(trail: Trail): Path {
  const edges: Edge[] = [];
  for (let at: Trail | undefined = trail; at; at = at.before) {
    edges.unshift(at.edge);
  }
  return edges;
}

/** Drops paths whose goals the others cover as well, the longest ones first. */
function withoutNeedless(paths: readonly Path[], goalsOf: GoalFinder): readonly Path[] {
  const countCovered = (some: readonly Path[]) => new Set(some.flatMap((path) => covered(path, goalsOf))).size;
  const complete = countCovered(paths);
  return paths
    .toSorted((one, other) => other.length - one.length)
    .reduce((kept, path) => {
      const others = kept.filter((candidate) => candidate !== path);
      return countCovered(others) === complete ? others : kept;
    }, paths);
}

/**
 * No suite can be shorter: a step covers at most as many goals as the richest one, and the farthest goal takes as many
 * steps as it is away. Goals that a start covers take none.
 */
function lowerBound(graph: Graph, goalsOf: GoalFinder, goals: ReadonlySet<string>): number {
  const distance = distances(graph);
  const free = new Set(graph.starts.flatMap((start) => goalsOf(undefined, start)));
  const nearest = new Map<string, number>();
  let richest = 1;
  for (const edge of everyEdge(graph)) {
    const steps = distance.get(edge) ?? 0;
    const following = edgesAfter(graph, edge).map((after) => ({ found: goalsOf(edge, after), steps: steps + 1 }));
    for (const { found, steps: away } of [{ found: goalsOf(undefined, edge), steps }, ...following]) {
      richest = Math.max(richest, new Set(found).size);
      found.forEach((goal) => nearest.set(goal, Math.min(nearest.get(goal) ?? away, away)));
    }
  }
  const dear = [...goals].filter((goal) => !free.has(goal));
  return Math.max(0, Math.ceil(dear.length / richest), ...dear.map((goal) => nearest.get(goal) ?? 0));
}

/** Steps up to and with an edge; a start is none. */
function distances(graph: Graph): ReadonlyMap<Edge, number> {
  const found = new Map<Edge, number>(graph.starts.map((start) => [start, 0]));
  const reached = new Set<string>();
  for (const [edge, steps] of found) {
    if (!reached.has(edge.to)) {
      reached.add(edge.to);
      edgesAfter(graph, edge).forEach((after) => found.set(after, found.get(after) ?? steps + 1));
    }
  }
  return found;
}
