import type { Graph } from './graph';
import type { Script } from './script';
import { pathsToAll, scriptOf } from './script';

/** The refused events of one model state: led there, a machine is told them all and must not stir. */
export interface RefusedCells {
  /** Of the model state. */
  readonly key: string;
  readonly script: Script;
  /** How many acts at the end of the script are the refused events. */
  readonly count: number;
}

/** Every state × event cell that refuses, one script a model state. */
export function refusedCells(graph: Graph): readonly RefusedCells[] {
  return [...pathsToAll(graph)].flatMap(([{ key, name }, path]) => {
    const cases = graph.refused.get(key) ?? [];
    return cases.length === 0 ? [] : [{ key, script: scriptOf(`${name} refuses`, path, cases), count: cases.length }];
  });
}
