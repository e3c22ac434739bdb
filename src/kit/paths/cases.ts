import type { AnyStateMachine, EventFromLogic, EventObject, InputFrom, SnapshotFrom } from 'xstate';

import type { Bound, EventCase, Model, Neighbours } from './model';

/** What an invoked actor tells when it has finished. */
interface Answer {
  readonly type: `xstate.done.actor.${string}`;
  readonly output: unknown;
  readonly actorId: string;
}

/** Events by the names of their cases. */
export type CasesFor<Machine extends AnyStateMachine> = Readonly<Record<string, EventFromLogic<Machine> | Answer>>;

interface Facts<Machine extends AnyStateMachine, Cases, PageCases> {
  /** Where it lives: the folder's name, or the file's when a folder has two. */
  readonly name: string;
  readonly machine: Machine;
  /** What a lone run of it is started with, by the names of the starts. */
  readonly starts: Readonly<Record<string, InputFrom<Machine>>>;
  /** Every event it understands, with payloads that matter. */
  readonly cases: Cases;
  /** Events that only a page causes: with facts that the lone run does not have. */
  readonly pageCases?: PageCases;
  /** Counters, texts and facts that tell no two states apart. */
  readonly ignoredContext?: readonly (keyof SnapshotFrom<Machine>['context'] & string)[];
  readonly bound?: Bound<SnapshotFrom<Machine>>;
  readonly neighbours?: Neighbours;
  /** Branches that are drawn but that no path takes, by transition id, each with its reason. */
  readonly unreachable?: Readonly<Record<string, string>>;
  /**
   * Mutants that pass every generated test because they do the same, each with its reason. That no sequence of events
   * tells them apart is checked; whoever adds a line here has to be right.
   */
  readonly equivalentMutants?: Readonly<Record<string, string>>;
}

/** What tools know of a machine: the model of it that is walked, and every event case by its name. */
export interface MachineCases<Machine extends AnyStateMachine = AnyStateMachine, Cases = unknown> extends Model {
  readonly machine: Machine;
  /** The cases that come from outside: answers of invoked actors are not among them. */
  readonly outside: readonly EventCase[];
  /** All cases, those of pages as well. */
  readonly events: Cases;
  readonly equivalentMutants: Readonly<Record<string, string>>;
}

/** The cases of a machine; starts and events that do not fit it do not compile. */
export function casesOf<
  Machine extends AnyStateMachine,
  const Cases extends CasesFor<Machine>,
  const PageCases extends CasesFor<Machine> = Readonly<Record<never, never>>,
>(facts: Facts<Machine, Cases, PageCases>): MachineCases<Machine, Cases & PageCases> {
  const cases = Object.entries<EventObject>(facts.cases).map(([name, event]) => ({ name, event }));
  return {
    name: facts.name,
    machine: facts.machine,
    starts: Object.entries(facts.starts).map(([name, input]) => ({ name, input })),
    cases,
    outside: cases.filter(({ event }) => !event.type.startsWith('xstate.')),
    events: { ...facts.cases, ...facts.pageCases } as Cases & PageCases,
    ignoredContext: facts.ignoredContext,
    bound: facts.bound as Bound | undefined,
    neighbours: facts.neighbours,
    unreachable: facts.unreachable,
    equivalentMutants: facts.equivalentMutants ?? {},
  };
}

/** Cases without payload, each named by its event. */
export function bare<const Type extends string>(
  ...types: readonly Type[]
): { readonly [Each in Type]: { readonly type: Each } } {
  return Object.fromEntries(types.map((type) => [type, { type }])) as { [Each in Type]: { readonly type: Each } };
}

/** An invoked actor has finished. */
export function answer<const Output>(actorId: string, output: Output) {
  return { type: `xstate.done.actor.${actorId}`, output, actorId } as const;
}

/** Lists that could grow for ever are walked up to a length. */
export function atMost<Field extends string>(
  length: number,
  field: Field,
): Bound<{ readonly context: { readonly [Each in Field]: readonly unknown[] } }> {
  return {
    words: `at most ${length} in the list "${field}"`,
    holds: ({ context }) => context[field].length <= length,
  };
}
