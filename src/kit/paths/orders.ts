import { pickSome } from '#domain/chance';

import type { Graph } from './graph';

/**
 * The same graph with the steps out of every model state in another order, which decides between goals that are equally
 * near: the same seed gives the same suite, another one a suite of other paths.
 */
export function inOrderOf(graph: Graph, seed: number): Graph {
  const nodes = [...graph.nodes.values()].map(
    (node, index) => [node.key, { ...node, out: pickSome(node.out, node.out.length, seed * 10_007 + index) }] as const,
  );
  return { ...graph, starts: pickSome(graph.starts, graph.starts.length, seed), nodes: new Map(nodes) };
}
