import type { AnyMachineSnapshot } from 'xstate';

import type { Assertion } from './driver';
import type { AnyPagePlace } from './page-place';

import { explore, leavesOf } from './graph';
import type { Edge, Graph, ModelNode } from './graph';
import { suiteFor } from './suite';
import type { Suite } from './suite';

/** The same paths for every target: a suite of the machine with all that a page can cause. */
export function pageSuite(place: AnyPagePlace): Suite<'cases'> {
  return suiteFor(pageGraph(place), 'cases');
}

/** The model of a machine at a place, with what can be caused there. */
export function pageGraph(place: AnyPagePlace): Graph {
  return possibleOnPage(place, explore(place.model));
}

/** A graph without the steps that nobody at the page can take, and without what only they lead to. */
function possibleOnPage({ causes }: AnyPagePlace, graph: Graph): Graph {
  const canCause = ({ name }: Edge, { snapshot }: ModelNode) => causes.get(name)?.when(snapshot) ?? true;
  const nodes = new Map<string, ModelNode>();
  for (const keys = graph.starts.map(({ to }) => to); keys.length > 0;) {
    const node = graph.nodes.get(keys.shift() ?? '');
    if (node && !nodes.has(node.key)) {
      const out = node.out.filter((edge) => canCause(edge, node));
      nodes.set(node.key, { ...node, out });
      keys.push(...out.map(({ to }) => to));
    }
  }
  return { ...graph, nodes };
}

/** What must be seen in a state of the model. Throws when nothing is said of a state that rests. */
export function assertionsAt(
  { expectations, always }: AnyPagePlace,
  snapshot: AnyMachineSnapshot,
): readonly Assertion[] {
  const own = leavesOf(snapshot).flatMap((id) => {
    const expectation = expectations.get(withoutMachine(id));
    if (typeof expectation !== 'function') {
      throw new Error(`Nothing is said of what a page shows in ${id}: ${expectation ?? 'it is not listed'}.`);
    }
    return expectation(snapshot);
  });
  return [...own, ...always(snapshot)];
}

/** What must be seen in one state, by its node id; nothing where it never rests. */
export function stateExpectation(
  { expectations }: AnyPagePlace,
  id: string,
  snapshot: AnyMachineSnapshot,
): readonly Assertion[] {
  const expectation = expectations.get(withoutMachine(id));
  return typeof expectation === 'function' ? expectation(snapshot) : [];
}

/** Whether the page leads on from a state by itself. */
export function isLeft({ left }: AnyPagePlace, snapshot: AnyMachineSnapshot): boolean {
  return leavesOf(snapshot).some((id) => left.has(withoutMachine(id)));
}

function withoutMachine(id: string): string {
  return id.slice(id.indexOf('.') + 1);
}
