import type { Edge, Graph } from './graph';
import { edgesAfter } from './graph';

/** A step with the steps before it. */
export interface Trail {
  readonly edge: Edge;
  readonly before: Trail | undefined;
}

interface Search {
  /** The edge to go on from; the search begins with the starts when there is none. */
  readonly after: Edge | undefined;
  readonly isFound: (trail: Trail) => boolean;
  /** Trails of the same mark lead on alike: only the first of them is followed. */
  readonly markOf: (trail: Trail) => unknown;
}

/** The fewest steps to what is looked for, breadth first; none when there is no such way. */
export function nearestTrail(graph: Graph, { after, isFound, markOf }: Search): readonly Edge[] {
  const seen = new Set<unknown>();
  for (let frontier: readonly (Trail | undefined)[] = [undefined]; frontier.length > 0;) {
    const next: Trail[] = [];
    for (const before of frontier) {
      for (const edge of edgesAfter(graph, before?.edge ?? after)) {
        const trail = { edge, before };
        if (isFound(trail)) {
          return edgesOf(trail);
        }
        const mark = markOf(trail);
        if (!seen.has(mark)) {
          seen.add(mark);
          next.push(trail);
        }
      }
    }
    frontier = next;
  }
  return [];
}

/** The steps of a trail, the first one first. */
export function edgesOf(trail: Trail | undefined): readonly Edge[] {
  const edges: Edge[] = [];
  for (let at = trail; at; at = at.before) {
    edges.unshift(at.edge);
  }
  return edges;
}
