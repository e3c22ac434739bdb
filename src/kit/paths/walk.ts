import { createActor, SimulatedClock } from 'xstate';
import type { AnyActorRef, AnyMachineSnapshot } from 'xstate';

import type { Driver } from './driver';
import type { AnyPagePlace } from './page-place';

import { messageOf } from '#kit/message-of';
import { place } from './place';
import { edgesAfter, nodeAt, waiting } from './graph';
import type { Edge, Graph } from './graph';
import type { Path } from './suite';
import { assertionsAt } from './page-paths';

const OLD_SPEC = 'If a written spec says otherwise, npm run paths writes it again.';

/** Where a path is walked: a lone actor, a view in a DOM, a page in a browser. */
export interface Walkable {
  readonly begin: (start: string) => Promise<void>;
  readonly cause: (edge: Edge) => Promise<void>;
  readonly pass: (ms: number) => Promise<void>;
  /** Throws when the state shows otherwise. */
  readonly check: (expected: AnyMachineSnapshot) => Promise<void>;
  /** How exactly the end of the timers that run now is known, in ms; 1 when left out. */
  readonly precision?: () => number;
}

/** A path, walked one step after the other. Every step throws when it leads elsewhere, with the way so far. */
export interface Steps {
  readonly start: (name: string) => Promise<void>;
  readonly cause: (name: string) => Promise<void>;
  /** What a timer does is seen neither early nor late, by as little as the walkable's precision. */
  readonly pass: (ms: number) => Promise<void>;
  /** That this is the state of the model, and that it shows. */
  readonly see: (state: string) => Promise<void>;
}

/** Takes steps by their names, as a written spec has them. */
export function stepsOf({ begin, cause, pass, check, precision = () => 1 }: Walkable, graph: Graph): Steps {
  const stepsTaken: string[] = [];
  let here: Edge | undefined;

  /** The step of this name that the model has here; another one would be walked against a machine that has changed. */
  function next(name: string): Edge {
    const known = edgesAfter(graph, here);
    const found = known.find((edge) => edge.name === name);
    if (!found) {
      throw new Error(
        `the machine has no step "${name}" here, but ${known.map((edge) => `"${edge.name}"`).join(', ')}. ${OLD_SPEC}`,
      );
    }
    return found;
  }

  async function take(name: string, walkOn: (edge: Edge) => Promise<void>): Promise<void> {
    stepsTaken.push(name);
    await told(async () => {
      const edge = next(name);
      await walkOn(edge);
      here = edge;
    });
  }

  async function told(effect: () => Promise<void>): Promise<void> {
    try {
      await effect();
    } catch (error) {
      throw new Error(`${graph.model.name}, after ${stepsTaken.join(', then ')}: ${messageOf(error)}`, {
        cause: error,
      });
    }
  }

  return {
    start: (name) => take(name, () => begin(name)),
    cause: (name) => take(name, cause),
    pass: (ms) =>
      take(waiting(ms), async () => {
        const last = precision();
        await pass(ms - last);
        await check(nodeAt(graph, here?.to ?? '').snapshot);
        await pass(last);
      }),
    see: (state) =>
      told(async () => {
        const { name, snapshot } = nodeAt(graph, here?.to ?? '');
        if (name !== state) {
          throw new Error(`the machine is in ${name} here, not in ${state}. ${OLD_SPEC}`);
        }
        await check(snapshot);
      }),
  };
}

/** Walks a path and looks after every step. */
export async function walk(walkable: Walkable, graph: Graph, [first, ...others]: Path): Promise<void> {
  if (!first) {
    return;
  }
  const { start, cause, pass, see } = stepsOf(walkable, graph);
  await start(first.name);
  await see(nodeAt(graph, first.to).name);
  for (const { wait, name, to } of others) {
    await (wait > 0 ? pass(wait) : cause(name));
    await see(nodeAt(graph, to).name);
  }
}

/** A machine running by itself on a simulated clock. */
export function loneActor({ model }: AnyPagePlace): Walkable {
  const clock = new SimulatedClock();
  let actor: AnyActorRef | undefined;
  return {
    begin: async (name) => {
      const start = model.starts.find((candidate) => candidate.name === name);
      actor = createActor(model.machine, { input: start?.input, clock }).start();
    },
    cause: async ({ event }) => actor?.send(event),
    pass: async (ms) => void clock.increment(ms),
    check: async (expected) => compare(actor?.getSnapshot(), expected),
  };
}

/** A page at which a driver does what causes the events, and looks at what there is to see. */
export function seenBy(driver: Driver, at: AnyPagePlace): Walkable {
  let precision = 1;
  return {
    precision: () => precision,
    begin: async (name) => {
      const start = at.starts.get(name);
      if (!start) {
        throw new Error(`No page is opened for the start "${name}".`);
      }
      await driver.open(start.visit);
      await start.setup?.(driver);
      // Timers that began while the page was loading; of later ones, those that end at a time of day.
      precision = start.setup ? 1 : (driver.loadPrecisionMs ?? 1);
    },
    cause: async ({ name }) => {
      const known = at.causes.get(name);
      if (!known) {
        throw new Error(`Nobody at a page causes "${name}".`);
      }
      precision = at.hasTimesOfDay ? precision : 1;
      await known.cause(driver);
    },
    pass: driver.pass,
    check: async (expected) => {
      for (const assertion of assertionsAt(at, expected)) {
        await driver.see(assertion);
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
