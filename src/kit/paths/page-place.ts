import type { AnyStateMachine, EventFromLogic, EventObject, InputFrom, SnapshotFrom, StateValueFrom } from 'xstate';

import type { MachineCases } from './cases';
import type { Assertion, Driver, PageVisit } from './driver';
import type { Bound, Model } from './model';

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

/** Of all cases, the names of those with an event of this type. */
type NamesOf<Cases, Type extends string> = {
  [Name in keyof Cases & string]: Cases[Name] extends { readonly type: Type } ? Name : never;
}[keyof Cases & string];

interface PageCause<Name extends string, Event, Snapshot> {
  /** The case that is caused, or several that are caused alike. */
  readonly case: Name | readonly Name[];
  /** How this place tells it, where the name of the case says less. */
  readonly words?: string;
  readonly cause: (driver: Driver, event: Event) => Promise<void>;
  /** Where it can be caused at all; everywhere when left out. */
  readonly when?: (snapshot: Snapshot, event: Event) => boolean;
}

/** An event that nobody at a page causes in this machine, and why. */
interface NotOnPage {
  readonly notOnPage: string;
}

/** A state that is left within the step that enters it: nothing can be seen of it. */
export const NEVER_RESTS = 'never rests';

type Expectation<Machine extends AnyStateMachine> =
  | typeof NEVER_RESTS
  | ((snapshot: SnapshotFrom<Machine>) => readonly Assertion[]);

interface PageStart<Machine extends AnyStateMachine> {
  readonly name: string;
  /** Starts the machine as the page does. */
  readonly input: InputFrom<Machine>;
  readonly visit: PageVisit;
  /** What is done before the machine is in its first state. */
  readonly setup?: (driver: Driver) => Promise<void>;
}

/** How one machine shows on a page: what causes its cases there, and what is seen in its states. */
interface PagePlace<Machine extends AnyStateMachine, Cases> {
  /** Which of several places is meant. */
  readonly place: string;
  readonly starts: readonly PageStart<Machine>[];
  /** Every event of the machine: the cases that the page causes, or why it causes none. */
  readonly events: {
    readonly [Type in EventTypeOf<Machine>]:
      | readonly PageCause<
          NamesOf<Cases, Type>,
          Extract<EventFromLogic<Machine>, { type: Type }>,
          SnapshotFrom<Machine>
        >[]
      | NotOnPage;
  };
  /** What invoked actors answer, and how they are made to. */
  readonly answers?: readonly PageCause<
    NamesOf<Cases, `xstate.${string}`>,
    Cases[NamesOf<Cases, `xstate.${string}`> & keyof Cases],
    SnapshotFrom<Machine>
  >[];
  /** What is seen in every state; a state that is left out does not compile. */
  readonly states: { readonly [Leaf in LeafOf<StateValueFrom<Machine>>]: Expectation<Machine> };
  /** What is seen in every state alike. */
  readonly always?: (snapshot: SnapshotFrom<Machine>) => readonly Assertion[];
  /** States that the page leads on from before anyone can look at the actor; what is seen in them is seen all the same. */
  readonly leavesByItself?: readonly LeafOf<StateValueFrom<Machine>>[];
  /** Whether its timers end at a time of day: the page's clock is not the model's to the millisecond, so neither are they. */
  readonly hasTimesOfDay?: boolean;
  /** As the cases say, when left out. */
  readonly ignoredContext?: readonly (keyof SnapshotFrom<Machine>['context'] & string)[];
  /** As the cases say, when left out. */
  readonly bound?: Bound<SnapshotFrom<Machine>>;
  /** The addresses of the actor that runs behind the page, by its starts: the one that is found is taken. */
  readonly actor: string | readonly string[];
}

/** The type of a place for these cases. */
export type PlaceFor<Known> =
  Known extends MachineCases<infer Machine, infer Cases> ? PagePlace<Machine, Cases> : never;

/** A place whose machine is of any type. */
export interface AnyPagePlace {
  readonly machine: string;
  readonly place: string;
  readonly model: Model;
  readonly starts: ReadonlyMap<string, Pick<PageStart<AnyStateMachine>, 'visit' | 'setup'>>;
  /** By the words of the step. */
  readonly causes: ReadonlyMap<string, AnyCause>;
  /** Reasons by event type. */
  readonly notOnPage: ReadonlyMap<string, string>;
  readonly expectations: ReadonlyMap<string, AnyExpectation>;
  readonly always: (snapshot: unknown) => readonly Assertion[];
  /** States, without the name of the machine, that the page leads on from by itself. */
  readonly left: ReadonlySet<string>;
  readonly hasTimesOfDay: boolean;
  readonly actors: readonly string[];
}

interface AnyCause {
  readonly cause: (driver: Driver) => Promise<void>;
  readonly when: (snapshot: unknown) => boolean;
}

type AnyExpectation = typeof NEVER_RESTS | ((snapshot: unknown) => readonly Assertion[]);

/** All places of a machine. */
export interface MachinePlaces {
  readonly machine: string;
  readonly places: readonly AnyPagePlace[];
  /** Why its paths are walked on no page. */
  readonly nowhere?: string | undefined;
  /** Transitions that no path on a page takes although the event is caused on one, by id, with the reason. */
  readonly notWalked: Readonly<Record<string, string>>;
}

/** The places where a machine shows; one that leaves out a state or an event does not compile. */
export function placesOf<Known extends MachineCases>(
  cases: Known,
  places: readonly PlaceFor<Known>[],
  notWalked: Readonly<Record<string, string>> = {},
): MachinePlaces {
  return {
    machine: cases.name,
    places: places.map((place) => placeOf(cases, place as unknown as PagePlace<AnyStateMachine, unknown>)),
    notWalked,
  };
}

/** A machine that shows on no page of its own, with the reason. */
export function onNoPage({ name }: Pick<MachineCases, 'name'>, nowhere: string): MachinePlaces {
  return { machine: name, places: [], nowhere, notWalked: {} };
}

interface Step extends AnyCause {
  readonly name: string;
  readonly event: EventObject;
}

function placeOf(
  { name, machine, events: known, ignoredContext, bound }: MachineCases,
  place: PagePlace<AnyStateMachine, unknown>,
): AnyPagePlace {
  const events = Object.entries<readonly PageCause<string, EventObject, unknown>[] | NotOnPage>(place.events as never);
  const causes = events.flatMap(([, entry]) => ('notOnPage' in entry ? [] : entry));
  const answers = (place.answers ?? []) as unknown as typeof causes;
  const steps = [...causes, ...answers].flatMap((cause) => stepsOf(cause, known as Record<string, EventObject>));
  return {
    machine: name,
    place: place.place,
    model: {
      name: `${name}: ${place.place}`,
      machine,
      starts: place.starts,
      cases: steps,
      ignoredContext: place.ignoredContext ?? ignoredContext,
      bound: (place.bound as Bound | undefined) ?? bound,
    },
    starts: new Map(place.starts.map((start) => [start.name, start])),
    causes: new Map(steps.map((step) => [step.name, step])),
    notOnPage: new Map(events.flatMap(([type, entry]) => ('notOnPage' in entry ? [[type, entry.notOnPage]] : []))),
    expectations: new Map(Object.entries<AnyExpectation>(place.states as never)),
    always: (place.always ?? (() => [])) as AnyPagePlace['always'],
    left: new Set<string>(place.leavesByItself),
    hasTimesOfDay: place.hasTimesOfDay ?? false,
    actors: [place.actor].flat(),
  };
}

function stepsOf(
  { case: named, words, cause, when = () => true }: PageCause<string, EventObject, unknown>,
  known: Readonly<Record<string, EventObject>>,
): readonly Step[] {
  return [named].flat().map((name) => {
    const event = known[name] as EventObject;
    return {
      name: words ?? name,
      event,
      cause: (driver) => cause(driver, event),
      when: (snapshot) => when(snapshot, event),
    };
  });
}
