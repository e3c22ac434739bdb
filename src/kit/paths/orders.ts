import type { Graph } from './graph';
import type { Shuffle } from './subject';

/**
 * The same graph with the steps out of every model state in another order, which decides between goals that are equally
 * near: the same seed gives the same suite, another one a suite of other paths.
 */
export function inOrderOf(graph: Graph, seed: number, shuffle: Shuffle): Graph {
  const nodes = [...graph.nodes.values()].map(
    (node, index) => [node.key, { ...node, out: shuffle(node.out, seed * 10_007 + index) }] as const,
  );
  return { ...graph, starts: shuffle(graph.starts, seed), nodes: new Map(nodes) };
}
