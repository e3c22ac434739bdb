import type { EventObject } from 'xstate';

import type { MachineCases } from '#kit/paths/cases';
import type { Stored } from '#machines/shop/stored';

/** An event and whom it is told. */
export interface Told {
  /** The address of an actor. */
  readonly to: string;
  readonly event: { readonly type: string; readonly [field: string]: unknown };
}

/** Something a shopper, the browser or the shop's surroundings may do, in one go. */
export interface Move {
  readonly name: string;
  readonly events: readonly Told[];
}

/** A page of the shop on which a machine can be watched, and what may happen there. */
export interface Scene {
  /** A name of the registry. */
  readonly machine: string;
  /** The address of the one that is watched; the machine may run more than once. */
  readonly actor: string;
  /** The address that is opened. */
  readonly path: string;
  /** Where the machine is seen on the page: a CSS selector, or one each for states by id and all that is in them. */
  readonly part: string | Readonly<Record<string, string>>;
  /** What is kept on the device already. */
  readonly stored?: Stored;
  /** Whether the page waits for storage, clock and chance, as it was prerendered. */
  readonly isPrerendered?: boolean;
  /** A window of which width shows it; any, when left out. */
  readonly needs?: 'wide' | 'narrow';
  /** What the shopper has done on the page before the machine is looked at. */
  readonly before?: Move;
  readonly moves: readonly Move[];
}

/** Two states of one machine that look alike, and why that is no fault. */
export interface SamePicture {
  /** Ids of the states. */
  readonly states: readonly [one: string, other: string];
  readonly reason: string;
}

interface Exceptions {
  /** States that no page can show, by node id, each with its reason. */
  readonly unshown?: Readonly<Record<string, string>>;
  /** A test and `npm run states` ask for every other pair to differ, and for each of these to be needed. */
  readonly samePictures?: readonly SamePicture[];
}

/** Where a machine is watched, and what cannot be. */
export interface MachineScenes extends Required<Exceptions> {
  readonly scenes: readonly Scene[];
}

type CaseName<Known extends Pick<MachineCases, 'events'>> = keyof Known['events'] & string;

/** A scene that names a case of the machine where its actor hears nothing else; in other words, where it gives some. */
interface SceneFor<Name> extends Omit<Scene, 'machine' | 'moves'> {
  readonly moves: readonly (Name | { readonly words: string; readonly case: Name } | Move)[];
}

/** The scenes of a machine; a move that is no case of it does not compile. The first that shows a state is taken for it. */
export function scenesOf<Known extends Pick<MachineCases, 'name' | 'events'>>(
  { name: machine, events }: Known,
  scenes: readonly SceneFor<CaseName<Known>>[],
  { unshown = {}, samePictures = [] }: Exceptions = {},
): MachineScenes {
  const eventOf = (name: string) => (events as Readonly<Record<string, EventObject>>)[name] as EventObject;
  return {
    scenes: scenes.map((scene) => ({
      ...scene,
      machine,
      moves: scene.moves.map((move) => {
        if (typeof move === 'string') {
          return does(move, scene.actor, eventOf(move));
        }
        return 'case' in move ? does(move.words, scene.actor, eventOf(move.case)) : move;
      }),
    })),
    unshown,
    samePictures,
  };
}

/** Where a state of a scene's machine is seen, as a CSS selector: what is said of the innermost state counts. */
export function partOf({ part }: Pick<Scene, 'part'>, stateId: string): string {
  if (typeof part === 'string') {
    return part;
  }
  const [innermost] = Object.entries(part)
    .filter(([id]) => `${stateId}.`.startsWith(`${id}.`))
    .toSorted(([one], [other]) => other.length - one.length);
  return innermost?.[1] ?? 'main';
}

/** One event. */
export function does(name: string, to: string, event: Told['event']): Move {
  return { name, events: [{ to, event }] };
}

/** Fills in a form, field by field. */
export function filled(to: string, values: Readonly<Record<string, string>>): readonly Told[] {
  return Object.entries(values).map(([field, value]) => ({ to, event: { type: 'field.changed', field, value } }));
}

/** Fills in a form and sends it. */
export function sends(name: string, to: string, values: Readonly<Record<string, string>>): Move {
  return { name, events: [...filled(to, values), { to, event: { type: 'form.submitted' } }] };
}

/** Several moves as one. */
export function together(name: string, ...moves: readonly Move[]): Move {
  return { name, events: moves.flatMap(({ events }) => events) };
}
