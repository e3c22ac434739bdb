import { activeNodes } from '#kit/xstate-internals';

import type { Edge, Graph } from './graph';
import { snapshotAfter } from './graph';
import type { Trail } from './search';
import { edgesOf, nearestTrail } from './search';
import type { Path } from './suite';

/**
 * The fewest steps from a start to a state, through another one if that is asked for; none when there is no such way.
 * Both are state ids; a state is reached when it is active, alone or with others.
 */
export function shortestPathTo(graph: Graph, to: string, from?: string): Path {
  const isIn = (edge: Edge, id: string) => activeNodes(snapshotAfter(graph, edge)).some((node) => node.id === id);
  const hasPassed = (trail: Trail | undefined) => from === undefined || edgesOf(trail).some((edge) => isIn(edge, from));
  return nearestTrail(graph, {
    after: undefined,
    isFound: ({ edge, before }) => isIn(edge, to) && hasPassed(before),
    markOf: (trail) => `${hasPassed(trail)} ${trail.edge.to}`,
  });
}
