import type { AnyMachineSnapshot, AnyStateNode, EventObject } from 'xstate';
import { getAdjacencyMap } from 'xstate/graph';
import type { AdjacencyValue } from 'xstate/graph';

import { activeNodes } from '#kit/xstate-internals';

import type { EventCase, Model } from './model';
import { place } from './place';

import type { Timer } from './step';
import { arrivalOf, dueEvents, traversalLogic, UNSTARTED } from './traversal';

/** A model state: a snapshot, and the timers that run in it relative to the moment. */
export interface ModelNode {
  readonly key: string;
  /** The state value as a word, with a number where contexts or timers differ: `editing`, `editing (2)`. */
  readonly name: string;
  readonly snapshot: AnyMachineSnapshot;
  readonly timers: readonly Timer[];
  readonly out: readonly Edge[];
}

/** One step of a model: a start, an event case, or the next timer that is due. */
export interface Edge {
  readonly from: string;
  readonly to: string;
  readonly name: string;
  readonly event: EventObject;
  /** Ids of the transitions taken, microstep by microstep. */
  readonly taken: readonly string[];
  /** Virtual ms that pass before the event. */
  readonly wait: number;
}

/** Where every path begins: its edges are the starts. */
export const BEFORE = 'before the start';

export interface Graph {
  readonly model: Model;
  /** By key; `BEFORE` is not among them. */
  readonly nodes: ReadonlyMap<string, ModelNode>;
  readonly starts: readonly Edge[];
  /** Event cases that change nothing, by model state. */
  readonly refused: ReadonlyMap<string, readonly EventCase[]>;
}

/** How large a graph may grow. Time is no limit: a busy machine would find other graphs than a quiet one. */
export interface GraphLimits {
  readonly maxStates: number;
  /** Of all states together, in characters: what each of them holds as JSON. */
  readonly maxLength: number;
}

/** The largest model of the shop, the list of products, has 570 states. */
const usualLimits: GraphLimits = { maxStates: 600, maxLength: 1_000_000 };

/**
 * The graph of a model, which is walked breadth first over all event cases and due timers. Of several running timers only
 * the one that is due first can fire. A graph is kept with its model: asked again, it is the same. Throws, naming the
 * context field to blame, when a model grows without bound.
 */
export function explore(model: Model, limits: GraphLimits = usualLimits): Graph {
  const graph = explored.get(model) ?? walkThrough(model, limits);
  explored.set(model, graph);
  return graph;
}

const explored = new WeakMap<Model, Graph>();

function walkThrough(model: Model, limits: GraphLimits): Graph {
  const starts = new Map(model.starts.map(({ name, input }) => [{ type: 'xstate.init', input }, name]));
  const cases = new Map(model.cases.map(({ name, event }) => [{ ...event }, name]));
  const keys = new Map([[UNSTARTED, BEFORE]]);
  const keyAt = (snapshot: AnyMachineSnapshot) => {
    const key = keys.get(snapshot) ?? keyOf(model, snapshot, arrivalOf(snapshot).timers);
    keys.set(snapshot, key);
    return key;
  };
  const names = new Map<EventObject, string>([...starts, ...cases]);
  const found: AnyMachineSnapshot[] = [];
  let length = 0;
  const { [BEFORE]: before, ...reached } = getAdjacencyMap(traversalLogic(model.machine, model.neighbours), {
    fromState: UNSTARTED,
    serializeState: keyAt,
    serializeEvent: (event) => names.get(event) ?? event.type,
    events: (snapshot) => {
      if (snapshot === UNSTARTED) {
        return [...starts.keys()];
      }
      found.push(snapshot);
      length += keyAt(snapshot).length;
      if (found.length > limits.maxStates || length > limits.maxLength) {
        throw new Error(tooLarge(model, found));
      }
      return isWalked(model, snapshot) ? [...cases.keys(), ...dueEvents(snapshot)] : [];
    },
  }) as Readonly<Record<string, AdjacencyValue<AnyMachineSnapshot, EventObject>>>;

  const refused = new Map<string, EventCase[]>();
  const edgesFrom = (from: string, { state, transitions }: AdjacencyValue<AnyMachineSnapshot, EventObject>) =>
    Object.values(transitions).flatMap(({ event, state: next }): Edge[] => {
      const name = names.get(event) ?? waiting(arrivalOf(state).timers[0]?.due ?? 0);
      if (next === state) {
        refused.set(from, [...(refused.get(from) ?? []), { name, event }]);
        return [];
      }
      const { taken, wait } = arrivalOf(next);
      return [{ from, to: keyAt(next), name, event, taken, wait }];
    });
  const nodes = withNames(
    Object.entries(reached).map(([key, { state: snapshot, ...rest }]) => ({
      key,
      snapshot,
      timers: arrivalOf(snapshot).timers,
      out: edgesFrom(key, { state: snapshot, ...rest }),
    })),
  );
  return {
    model,
    nodes: new Map(nodes.map((node) => [node.key, node])),
    starts: before ? edgesFrom(BEFORE, before) : [],
    refused,
  };
}

/** Whether steps are taken from a state: it has not ended, and the bound of the model does not cut it off. */
export function isWalked({ bound }: Model, snapshot: AnyMachineSnapshot): boolean {
  return snapshot.status === 'active' && bound?.holds(snapshot) !== false;
}

/** What a step is called in which nothing is done but waiting. */
export function waiting(ms: number): string {
  return `${ms} ms pass`;
}

/** The snapshot an edge leads to. Throws when the edge is of another graph. */
export function snapshotAfter(graph: Graph, { to }: Edge): AnyMachineSnapshot {
  return nodeAt(graph, to).snapshot;
}

function withNames(nodes: readonly Omit<ModelNode, 'name'>[]): readonly ModelNode[] {
  const counts = new Map<string, number>();
  return nodes.map((node) => {
    const word = place(node.snapshot);
    const count = (counts.get(word) ?? 0) + 1;
    counts.set(word, count);
    return { ...node, name: count === 1 ? word : `${word} (${count})` };
  });
}

/** The steps that lead on from where an edge leads; the starts before the first one. */
export function edgesAfter({ nodes, starts }: Graph, edge: Edge | undefined): readonly Edge[] {
  return edge ? (nodes.get(edge.to)?.out ?? []) : starts;
}

/** The model state with a key, `Edge.to` say. Throws when the key is of another graph. */
export function nodeAt({ nodes }: Graph, key: string): ModelNode {
  const node = nodes.get(key);
  if (!node) {
    throw new Error('A model edge leads to a state that was never explored: take edges from the graph they belong to.');
  }
  return node;
}

/** The names of the deepest active states. */
export function leavesOf(snapshot: AnyMachineSnapshot): readonly string[] {
  return activeNodes(snapshot)
    .filter(({ type }) => type === 'atomic' || type === 'final')
    .map(({ id }) => id);
}

/** What tells model states apart: state, data that counts, history and timers. */
export function keyOf({ ignoredContext = [] }: Model, snapshot: AnyMachineSnapshot, timers: readonly Timer[]): string {
  const context = Object.entries(snapshot.context as Record<string, unknown>).filter(
    ([field, value]) => !ignoredContext.includes(field) && typeof value !== 'function',
  );
  const history = Object.entries(snapshot.historyValue as Record<string, readonly AnyStateNode[]>).map(
    ([id, nodes]) => [id, nodes.map((node) => node.id)],
  );
  const running = timers.map(({ event, due }) => [event.type, due]);
  return JSON.stringify([snapshot.value, context, snapshot.status, history, running]);
}

function tooLarge({ name }: Model, snapshots: readonly AnyMachineSnapshot[]): string {
  const fields = Object.keys((snapshots[0]?.context ?? {}) as Record<string, unknown>);
  const variety = fields.map((field) => ({
    field,
    values: new Set(snapshots.map(({ context }) => JSON.stringify((context as Record<string, unknown>)[field]))).size,
  }));
  const worst = variety.toSorted((one, other) => other.values - one.values)[0];
  return (
    `The model of "${name}" grows without bound: ${snapshots.length} states so far, ` +
    `and the context field "${worst?.field}" has ${worst?.values} values among them. ` +
    'Leave the field out by `ignoredContext`, or limit it by `bound`.'
  );
}
