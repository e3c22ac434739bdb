import type { Edge, Graph } from './graph';
import { edgesAfter } from './graph';

/** The goals that a step reaches, given the step before it. */
export type GoalFinder = (before: Edge | undefined, edge: Edge) => readonly string[];

/**
 * No suite can do with fewer steps: goals of which no two fall to one step take a step each, a step reaches at most as
 * many goals as the richest one, and the farthest goal takes as many steps as it is away. What a start reaches is free.
 */
export function stepsAtLeast(graph: Graph, goalsOf: GoalFinder, goals: ReadonlySet<string>): number {
  const free = new Set(graph.starts.flatMap((start) => goalsOf(undefined, start)));
  const nearest = new Map<string, number>();
  const companions = new Map<string, Set<string>>();
  let richest = 1;
  for (const { reached, away } of everyStep(graph, goalsOf)) {
    const costly = [...new Set(reached)].filter((goal) => goals.has(goal) && !free.has(goal));
    richest = Math.max(richest, costly.length);
    for (const goal of costly) {
      nearest.set(goal, Math.min(nearest.get(goal) ?? away, away));
      const others = companions.get(goal) ?? new Set();
      costly.forEach((other) => others.add(other));
      companions.set(goal, others);
    }
  }
  const costly = [...goals].filter((goal) => !free.has(goal));
  const farthest = Math.max(0, ...costly.map((goal) => nearest.get(goal) ?? 0));
  return Math.max(farthest, Math.ceil(costly.length / richest), independent(companions));
}

interface PricedStep {
  readonly reached: readonly string[];
  /** Steps up to and with this one; a start is none. */
  readonly away: number;
}

function everyStep(graph: Graph, goalsOf: GoalFinder): readonly PricedStep[] {
  return [...distances(graph)].flatMap(([edge, steps]) => [
    { reached: goalsOf(undefined, edge), away: steps },
    ...edgesAfter(graph, edge).map((after) => ({ reached: goalsOf(edge, after), away: steps + 1 })),
  ]);
}

/** How many goals can be picked so that no step reaches two of them; the ones with few companions first. */
function independent(companions: ReadonlyMap<string, ReadonlySet<string>>): number {
  const taken = new Set<string>();
  let picked = 0;
  for (const [goal, others] of [...companions].toSorted(([, one], [, other]) => one.size - other.size)) {
    if (!taken.has(goal)) {
      picked += 1;
      others.forEach((other) => taken.add(other));
    }
  }
  return picked;
}

/** Steps up to and with each edge that a start leads to; a start is none. */
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
