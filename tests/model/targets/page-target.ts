import type {
  AnyMachineSnapshot,
  AnyStateMachine,
  EventFromLogic,
  EventObject,
  InputFrom,
  SnapshotFrom,
  StateValueFrom,
} from 'xstate';

import type { Shop } from '#shop';

import { explore, leavesOf } from '../graph';
import type { Bound, Model } from '#kit/paths/model';
import type { Edge, Graph, ModelNode } from '../graph';
import { suiteFor } from '../suite';
import type { Suite } from '../suite';
import type { Sight, Someone, Visit } from './someone';

type Deed = (someone: Someone) => Promise<void>;

/** The deepest states of a state value, written like `visible.held`; no machine is deeper than five levels. */
type LeafOf<Value, Levels extends readonly unknown[] = [1, 2, 3, 4, 5]> = Levels extends readonly [
  unknown,
  ...infer Fewer,
]
  ? Exclude<Extract<Value, string>, KeyOf<InnerOf<Value>>> | DeeperOf<InnerOf<Value>, Fewer>
  : never;

/** The part of a state value that names states within states. */
type InnerOf<Value> = Exclude<Value, string | undefined>;

/** Of a union, the keys of each part. */
type KeyOf<Inner> = Inner extends unknown ? keyof Inner & string : never;

type DeeperOf<Inner, Levels extends readonly unknown[]> = Inner extends unknown
  ? { [Key in keyof Inner & string]-?: `${Key}.${LeafOf<Inner[Key], Levels>}` }[keyof Inner & string]
  : never;

type EventTypeOf<Machine extends AnyStateMachine> = Exclude<EventFromLogic<Machine>['type'], `xstate.${string}`>;

interface PageCase<Event, Snapshot = never> {
  readonly name: string;
  readonly event: Event;
  readonly cause: Deed;
  /** Where someone at the page can cause it; everywhere when left out. */
  readonly when?: (snapshot: Snapshot) => boolean;
}

/** An event that nobody at a page causes in this machine, and why. */
interface NotOnPage {
  readonly notOnPage: string;
}

/** A state that is left within the step that enters it: nothing can be seen of it. */
export const NEVER_RESTS = 'never rests';

type Expectation<Machine extends AnyStateMachine> =
  | typeof NEVER_RESTS
  | ((snapshot: SnapshotFrom<Machine>) => readonly Sight[]);

interface PageStart<Machine extends AnyStateMachine> {
  readonly name: string;
  /** Starts the machine as the page does. */
  readonly input: InputFrom<Machine>;
  readonly visit: Visit;
  /** What someone does before the machine is in its first state. */
  readonly deeds?: Deed;
}

/** How one machine shows on a page: who causes its events there, and what is seen in its states. */
export interface PageTarget<Machine extends AnyStateMachine> {
  /** As in the registry. */
  readonly machine: string;
  /** Which of several places is meant. */
  readonly place: string;
  readonly logic: Machine;
  readonly starts: readonly PageStart<Machine>[];
  /** Every event of the machine: the cases that someone at the page causes, or why nobody does. */
  readonly events: {
    readonly [Type in EventTypeOf<Machine>]:
      | readonly PageCase<Extract<EventFromLogic<Machine>, { type: Type }>, SnapshotFrom<Machine>>[]
      | NotOnPage;
  };
  /** What invoked actors answer, and how someone makes them. */
  readonly answers?: readonly PageCase<EventObject, SnapshotFrom<Machine>>[];
  /** What is seen in every state; a state that is left out does not compile. */
  readonly states: { readonly [Leaf in LeafOf<StateValueFrom<Machine>>]: Expectation<Machine> };
  /** What is seen in every state alike. */
  readonly always?: (snapshot: SnapshotFrom<Machine>) => readonly Sight[];
  /** States that the page leads on from before anyone can look at the actor; what is seen in them is seen all the same. */
  readonly leavesByItself?: readonly LeafOf<StateValueFrom<Machine>>[];
  readonly ignoredContext?: readonly (keyof SnapshotFrom<Machine>['context'] & string)[];
  readonly bound?: Bound<SnapshotFrom<Machine>>;
  /** The actor that runs behind the page, where a test can reach it. */
  readonly actor: (shop: Shop) => { readonly getSnapshot: () => unknown } | undefined;
}

/** A target whose machine is of any type. */
export interface AnyPageTarget {
  readonly machine: string;
  readonly place: string;
  readonly model: Model;
  readonly starts: ReadonlyMap<string, { readonly visit: Visit; readonly deeds?: Deed | undefined }>;
  readonly causes: ReadonlyMap<string, AnyPageCase>;
  /** Reasons by event type. */
  readonly notOnPage: ReadonlyMap<string, string>;
  readonly expectations: ReadonlyMap<string, AnyExpectation>;
  readonly always: (snapshot: unknown) => readonly Sight[];
  /** Whether the page leads on from a state by itself. */
  readonly isLeft: (snapshot: AnyMachineSnapshot) => boolean;
  readonly actor: (shop: Shop) => { readonly getSnapshot: () => unknown } | undefined;
}

interface AnyPageCase {
  readonly cause: Deed;
  readonly when?: ((snapshot: never) => boolean) | undefined;
}

type AnyExpectation = typeof NEVER_RESTS | ((snapshot: unknown) => readonly Sight[]);

/** A typed target, for lists of them. */
export function onPage<Machine extends AnyStateMachine>(target: PageTarget<Machine>): AnyPageTarget {
  const events = Object.entries<readonly PageCase<EventObject>[] | NotOnPage>(target.events as never);
  const left = new Set<string>(target.leavesByItself);
  const cases = [...events.flatMap(([, cases]) => ('notOnPage' in cases ? [] : cases)), ...(target.answers ?? [])];
  return {
    machine: target.machine,
    place: target.place,
    model: {
      name: `${target.machine}: ${target.place}`,
      machine: target.logic,
      starts: target.starts,
      cases,
      ignoredContext: target.ignoredContext,
      bound: target.bound as Bound | undefined,
    },
    starts: new Map(target.starts.map(({ name, visit, deeds }) => [name, { visit, deeds }])),
    causes: new Map(cases.map(({ name, cause, when }) => [name, { cause, when }])),
    notOnPage: new Map(events.flatMap(([type, cases]) => ('notOnPage' in cases ? [[type, cases.notOnPage]] : []))),
    expectations: new Map(Object.entries<AnyExpectation>(target.states as never)),
    always: (target.always ?? (() => [])) as AnyPageTarget['always'],
    isLeft: (snapshot) => leavesOf(snapshot).some((id) => left.has(withoutMachine(id))),
    actor: target.actor,
  };
}

/** The same paths for every target: a suite of the machine with all that a page can cause. */
export function pageSuite(target: AnyPageTarget): Suite<'cases'> {
  return suiteFor(pageGraph(target), 'cases');
}

/** The model of a machine at a place, with what can be caused there. */
export function pageGraph(target: AnyPageTarget): Graph {
  return possibleOnPage(target, explore(target.model));
}

/** A graph without the steps that nobody at the page can take, and without what only they lead to. */
function possibleOnPage({ causes }: AnyPageTarget, graph: Graph): Graph {
  const canCause = ({ name }: Edge, { snapshot }: ModelNode) => causes.get(name)?.when?.(snapshot as never) ?? true;
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
export function sightsAt({ expectations, always }: AnyPageTarget, snapshot: AnyMachineSnapshot): readonly Sight[] {
  const own = leavesOf(snapshot).flatMap((id) => {
    const expectation = expectations.get(withoutMachine(id));
    if (typeof expectation !== 'function') {
      throw new Error(`Nothing is said of what a page shows in ${id}: ${expectation ?? 'it is not listed'}.`);
    }
    return expectation(snapshot);
  });
  return [...own, ...always(snapshot)];
}

function withoutMachine(id: string): string {
  return id.slice(id.indexOf('.') + 1);
}
