import type { EventObject } from 'xstate';

import type { MachineCases } from '#kit/paths/cases';
import type { Stored } from '#machines/shop/stored';

/** An event and its receiver. */
export interface SentEvent {
  /** Address of an actor. */
  readonly to: string;
  readonly event: { readonly type: string; readonly [field: string]: unknown };
}

/** Events of a shopper, the browser or another part of the shop, sent together. */
export interface Move {
  readonly name: string;
  readonly events: readonly SentEvent[];
}

/** A page on which the statecharts show a machine, and the moves on it. */
export interface Scene {
  /** Name in the registry. */
  readonly machine: string;
  /** Address of the shown actor; a machine may have several. */
  readonly actor: string;
  /** The path to open. */
  readonly path: string;
  /** Where the machine is on the page: a CSS selector, or one per state id for the state and those in it. */
  readonly part: string | Readonly<Record<string, string>>;
  /** Data in storage at first. */
  readonly stored?: Stored;
  /** True to stop before settling. */
  readonly isPrerendered?: boolean;
  /** The window it needs; by default any. */
  readonly needs?: 'wide' | 'narrow';
  /** A move before the machine is shown. */
  readonly before?: Move;
  readonly moves: readonly Move[];
}

/** Two states of a machine that look the same, and why. */
export interface SamePicture {
  /** Ids of the states. */
  readonly states: readonly [one: string, other: string];
  readonly reason: string;
}

interface Exceptions {
  /** States that no page can show, by node id, with the reason. */
  readonly unshown?: Readonly<Record<string, string>>;
  /** All other pairs must differ, and each of these must be needed: a test and `npm run states` check it. */
  readonly samePictures?: readonly SamePicture[];
}

/** The scenes of a machine, and states without one. */
export interface MachineScenes extends Required<Exceptions> {
  readonly scenes: readonly Scene[];
}

type CaseName<Known extends Pick<MachineCases, 'events'>> = keyof Known['events'] & string;

/** A scene whose moves are cases of the machine, unless it has its own. */
interface SceneFor<Name> extends Omit<Scene, 'machine' | 'moves'> {
  readonly moves: readonly (Name | { readonly words: string; readonly case: Name } | Move)[];
}

/**
 * The scenes of a machine; a move that is not a case does not compile. A state is shown by the first scene that reaches
 * it.
 */
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

/** CSS selector of a state: that of the innermost state counts. */
export function partOf({ part }: Pick<Scene, 'part'>, stateId: string): string {
  if (typeof part === 'string') {
    return part;
  }
  const [innermost] = Object.entries(part)
    .filter(([id]) => `${stateId}.`.startsWith(`${id}.`))
    .toSorted(([one], [other]) => other.length - one.length);
  return innermost?.[1] ?? 'main';
}

/** A move of one event. */
export function does(name: string, to: string, event: SentEvent['event']): Move {
  return { name, events: [{ to, event }] };
}

/** Fills in a form, field by field. */
export function filled(to: string, values: Readonly<Record<string, string>>): readonly SentEvent[] {
  return Object.entries(values).map(([field, value]) => ({ to, event: { type: 'field.changed', field, value } }));
}

/** Fills in a form and submits it. */
export function sends(name: string, to: string, values: Readonly<Record<string, string>>): Move {
  return { name, events: [...filled(to, values), { to, event: { type: 'form.submitted' } }] };
}

/** Several moves as one. */
export function together(name: string, ...moves: readonly Move[]): Move {
  return { name, events: moves.flatMap(({ events }) => events) };
}
