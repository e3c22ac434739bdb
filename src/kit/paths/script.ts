import type { AnyStateMachine, EventObject } from 'xstate';

import type { Model } from './model';
import type { Edge, Graph, ModelNode } from './graph';
import type { Path } from './suite';
import type { Observed } from './observed-run';
import { observeRun } from './observed-run';

/** Something done to a running machine: an event, or time that passes. */
export type Act =
  | { readonly name: string; readonly event: EventObject }
  | { readonly name: string; readonly ms: number };

/** A generated test: a start and acts, after each of which one looks. */
export interface Script {
  readonly name: string;
  /** The name of a start of the model. */
  readonly start: string;
  readonly acts: readonly Act[];
}

/** A path as a script: a timer that fires is looked at a millisecond before as well. */
export function scriptOf(name: string, [start, ...steps]: Path, more: readonly Act[] = []): Script {
  return { name, start: start?.name ?? '', acts: [...steps.flatMap(actsOf), ...more] };
}

function actsOf({ name, event, wait }: Edge): readonly Act[] {
  return wait > 0 ? [...passing(wait)] : [{ name, event }];
}

/** Time that passes, with a look a millisecond before it is up. */
export function passing(ms: number): readonly Act[] {
  return [
    { name: `${ms - 1} ms pass`, ms: ms - 1 },
    { name: 'and one more', ms: 1 },
  ];
}

/** Runs a script on a machine; what is seen after the start and after each act, up to an end if one is given. */
export function* observationsOf(machine: AnyStateMachine, model: Model, { start, acts }: Script): Generator<Observed> {
  const run = observeRun(machine, model.starts.find(({ name }) => name === start)?.input, model.neighbours);
  yield run.look();
  for (const act of acts) {
    if ('event' in act) {
      run.send(act.event);
    } else {
      run.pass(act.ms);
    }
    yield run.look();
  }
}

/** The shortest path to every model state. */
export function pathsToAll({ starts, nodes }: Graph): ReadonlyMap<ModelNode, Path> {
  const found = new Map<string, Path>();
  const visit = (edge: Edge, before: Path) => {
    if (!found.has(edge.to)) {
      found.set(edge.to, [...before, edge]);
    }
  };
  starts.forEach((start) => visit(start, []));
  for (const [key, path] of found) {
    nodes.get(key)?.out.forEach((edge) => visit(edge, path));
  }
  return new Map([...nodes.values()].map((node) => [node, found.get(node.key) ?? []]));
}
