import { SimulatedClock } from 'xstate';
import type { AnyMachineSnapshot } from 'xstate';

import { place, startedActor } from '../../support/cells';
import { snapshotAfter } from '../graph';
import type { Edge, Graph } from '../graph';
import type { Path } from '../suite';
import { sightsAt } from './page-target';
import type { AnyPageTarget } from './page-target';
import type { Someone } from './someone';

/** Where a path is walked: a lone actor, a view in a DOM, a page in a browser. */
export interface Walkable {
  readonly begin: (start: string) => Promise<void>;
  readonly cause: (edge: Edge) => Promise<void>;
  readonly pass: (ms: number) => Promise<void>;
  /** Throws when the state shows otherwise. */
  readonly check: (expected: AnyMachineSnapshot) => Promise<void>;
}

/** Walks a path step by step; what a timer does is seen neither a millisecond early nor late. */
export async function walk({ begin, cause, pass, check }: Walkable, graph: Graph, path: Path): Promise<void> {
  const [first, ...steps] = path;
  if (!first) {
    return;
  }
  const trodden: string[] = [];
  try {
    trodden.push(first.name);
    await begin(first.name);
    await check(snapshotAfter(graph, first));
    let here = first;
    for (const edge of steps) {
      trodden.push(edge.name);
      if (edge.wait > 0) {
        await pass(edge.wait - 1);
        await check(snapshotAfter(graph, here));
        await pass(1);
      } else {
        await cause(edge);
      }
      await check(snapshotAfter(graph, edge));
      here = edge;
    }
  } catch (error) {
    throw new Error(`${graph.model.name}, after ${trodden.join(', then ')}: ${messageOf(error)}`, { cause: error });
  }
}

/** A machine running by itself on a simulated clock. */
export function loneActor({ model }: AnyPageTarget): Walkable {
  const clock = new SimulatedClock();
  let actor: ReturnType<typeof startedActor> | undefined;
  return {
    begin: async (name) => {
      const start = model.starts.find((candidate) => candidate.name === name);
      actor = startedActor(model.machine, start?.input as never, clock);
    },
    cause: async ({ event }) => actor?.send(event),
    pass: async (ms) => void clock.increment(ms),
    check: async (expected) => compare(actor?.getSnapshot(), expected),
  };
}

/** A page with someone at it, who does what causes the events and looks at what there is to see. */
export function seenBy(someone: Someone, target: AnyPageTarget): Walkable {
  return {
    begin: async (name) => {
      const start = target.starts.get(name);
      if (!start) {
        throw new Error(`No page is opened for the start "${name}".`);
      }
      await someone.open(start.visit);
      await start.deeds?.(someone);
    },
    cause: async ({ name }) => {
      const known = target.causes.get(name);
      if (!known) {
        throw new Error(`Nobody at a page causes "${name}".`);
      }
      await known.cause(someone);
    },
    pass: someone.pass,
    check: async (expected) => {
      for (const sight of sightsAt(target, expected)) {
        await someone.see(sight);
      }
    },
  };
}

/** As another walkable, with more to check in every state. */
export function alsoChecking(walkable: Walkable, more: (expected: AnyMachineSnapshot) => unknown): Walkable {
  return {
    ...walkable,
    check: async (expected) => {
      await walkable.check(expected);
      await more(expected);
    },
  };
}

/** Throws when a snapshot is in another state than expected. */
export function compare(actual: unknown, expected: AnyMachineSnapshot): void {
  const [found, wanted] = [place(actual as AnyMachineSnapshot), place(expected)];
  if (found !== wanted) {
    throw new Error(`expected the state ${wanted}, found ${found}`);
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
