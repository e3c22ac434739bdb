import { place } from './place';

import { explore } from './graph';
import type { Model } from './model';
import type { Graph } from './graph';
import type { Act, Script } from './script';
import { scriptOf, observationsOf } from './script';
import { suiteFor } from './suite';
import type { Observed } from './observed-run';

/** What a machine did when its suite for transitions was recorded: a tester's word for what it is to do. */
export interface Recording {
  readonly version: 1;
  readonly machine: string;
  readonly paths: readonly RecordedPath[];
  /** By state: the event cases that it refuses whatever the data. */
  readonly refused: Readonly<Record<string, readonly string[]>>;
}

export interface RecordedPath {
  readonly start: string;
  readonly seen: Seen;
  readonly steps: readonly { readonly act: Act; readonly seen: Seen }[];
}

interface Seen {
  readonly state: string;
  readonly status: string;
  readonly timers: readonly number[];
  readonly actors: readonly string[];
  readonly effects: readonly string[];
  /** Data that is other than before. */
  readonly changed: Readonly<Record<string, unknown>>;
}

/** Records what a machine does on its suite for transitions. */
export function record(model: Model): Recording {
  const graph = explore(model);
  const scripts = suiteFor(movingFirst(graph), 'transitions').paths.map((path) => scriptOf(model.name, path));
  return {
    version: 1,
    machine: model.name,
    paths: scripts.map((script) => replayed(model, script)),
    refused: refusedBy(graph),
  };
}

/**
 * The same graph, where of several cases that take one transition the one that changes something comes first: after one that
 * changes nothing, a missing action is not seen.
 */
function movingFirst(graph: Graph): Graph {
  const nodes = [...graph.nodes].map(
    ([key, node]) =>
      [
        key,
        { ...node, out: node.out.toSorted((one, other) => Number(one.to === key) - Number(other.to === key)) },
      ] as const,
  );
  return { ...graph, nodes: new Map(nodes) };
}

/** Does again what was recorded, and records what a machine does now. */
export function recordAgain(model: Model, recording: Recording): Recording {
  return {
    version: 1,
    machine: model.name,
    paths: [...replays(model, recording)],
    refused: refusedNow(model),
  };
}

/** Recorded paths done again, each when it is asked for. */
export function* replays(model: Model, recording: Recording): Generator<RecordedPath, void> {
  for (const script of scriptsOf(model, recording)) {
    yield replayed(model, script);
  }
}

/** By state: the event cases that a machine refuses now. Explores all of its states. */
export function refusedNow(model: Model): Recording['refused'] {
  return refusedBy(explore(model));
}

/** Ids of the transitions that recorded paths take on a machine. */
export function takenBy(model: Model, recording: Recording): ReadonlySet<string> {
  const seen = scriptsOf(model, recording).flatMap((script) => [...observationsOf(model.machine, model, script)]);
  return new Set(seen.flatMap(({ taken }) => taken));
}

/** A payload may hold what JSON does not: the event is the model's, as far as it still has the case. */
function scriptsOf({ name, cases }: Model, { paths }: Recording): readonly Script[] {
  return paths.map(({ start, steps }) => ({
    name,
    start,
    acts: steps.map(({ act }) => cases.find((known) => known.name === act.name) ?? act),
  }));
}

function replayed(model: Model, script: Script): RecordedPath {
  let before: Readonly<Record<string, unknown>> = {};
  const seen = [...observationsOf(model.machine, model, script)].map((observed) => {
    const now: Readonly<Record<string, unknown>> = JSON.parse(observed.standing.context);
    const found = seenIn(observed, before, now);
    before = now;
    return found;
  });
  const [first, ...later] = seen;
  if (!first) {
    throw new Error(`Nothing was seen of "${model.name}": it did not start.`);
  }
  return {
    start: script.start,
    seen: first,
    steps: script.acts.flatMap((act, index) => {
      const after = later[index];
      return after ? [{ act, seen: after }] : [];
    }),
  };
}

function seenIn(
  { standing, effects }: Observed,
  before: Readonly<Record<string, unknown>>,
  now: Readonly<Record<string, unknown>>,
): Seen {
  const changed = Object.entries(now).filter(
    ([field, value]) => JSON.stringify(before[field]) !== JSON.stringify(value),
  );
  return {
    state: place(standing),
    status: standing.status,
    timers: standing.timers,
    actors: standing.actors,
    effects,
    changed: Object.fromEntries(changed),
  };
}

function refusedBy({ nodes, refused }: Graph): Recording['refused'] {
  const byState = new Map<string, readonly string[]>();
  for (const { key, snapshot } of nodes.values()) {
    const names = (refused.get(key) ?? []).map(({ name }) => name);
    const known = byState.get(place(snapshot)) ?? names;
    byState.set(place(snapshot), snapshot.status === 'active' ? known.filter((name) => names.includes(name)) : known);
  }
  return Object.fromEntries(byState);
}
