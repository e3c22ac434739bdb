import { chartedMachines } from '../machines';
import type { Session } from '#kit/session/session';
import type { StatePath, Width } from './state-paths';
import { findStatePath, openingMoves, openingOf, standsIn } from './state-paths';
import type { Scene } from '#machines/scene';
import { partOf } from '#machines/scene';
import { scenesOf, unshown } from './scenes';

/** Where the desktop layout begins (`from.desktop`), in px. */
const DESK_PX = 1024;

/** How the shop comes to look as it does in a state, or in several at once. */
export interface StagePicture {
  readonly session: Session;
  /** The address of the machine that the first state belongs to. */
  readonly actor: string;
  /** The moves on the way, in words. */
  readonly moves: readonly string[];
  /** Where on the page the first state is seen, as a CSS selector. */
  readonly part: string;
}

interface Shown extends StagePicture {
  readonly scene: Scene;
}

/** The picture of a state, and why there is none, in a sentence. */
export type PictureOrReason = StagePicture | { readonly reason: string };

/**
 * The shop in a state, or in several states at once, in a window of a width in px. States go by node id
 * (`payment.declined`); each is reached by what may happen on its page, the next one from where the one before it stands.
 */
export function pictureOf([first, ...others]: readonly string[], widthPx: number): PictureOrReason {
  if (first === undefined) {
    return { reason: 'No state is chosen.' };
  }
  const width = widthOf(widthPx);
  const begun = firstPicture(first, width);
  if (!begun) {
    return { reason: reasonFor(first, width) };
  }
  let shown: Shown = begun;
  for (const state of others) {
    const next = withState(shown, first, state);
    if (!next) {
      return { reason: `${state} cannot be shown together with ${first}.` };
    }
    shown = next;
  }
  const { session, actor, moves, part } = shown;
  return { session, actor, moves, part };
}

/** The page on which a machine is watched, as it opens. */
export function openingPicture(machine: string, widthPx: number): PictureOrReason {
  const width = widthOf(widthPx);
  const [scene] = scenesOf(machine);
  if (!scene) {
    return { reason: `No page of the shop shows ${machine}.` };
  }
  const { actor } = scene;
  return { session: openingOf(scene, width), actor, moves: openingMoves(scene), part: partOf(scene, rootOf(machine)) };
}

/** Whether a window of a width in px shows the desktop layout. */
export function widthOf(widthPx: number): Width {
  return widthPx < DESK_PX ? 'narrow' : 'wide';
}

function firstPicture(state: string, width: Width): Shown | undefined {
  for (const scene of scenesOfState(state).filter(({ needs = width }) => needs === width)) {
    const path = findStatePath(scene, state, openingOf(scene, width));
    if (path) {
      return shownBy(scene, state, path);
    }
  }
  return undefined;
}

function withState(shown: Shown, first: string, state: string): Shown | undefined {
  for (const scene of scenesOfState(state)) {
    const path = findStatePath(scene, state, shown.session);
    if (path && standsIn(shown.scene, path.session).has(first)) {
      return { ...shown, session: path.session, moves: [...shown.moves, ...path.moves] };
    }
  }
  return undefined;
}

function shownBy(scene: Scene, state: string, { session, moves }: StatePath): Shown {
  return {
    scene,
    session,
    moves: [...openingMoves(scene), ...moves],
    actor: scene.actor,
    part: partOf(scene, state),
  };
}

function rootOf(machine: string): string {
  return chartedMachines.find(({ name }) => name === machine)?.machine.id ?? machine;
}

function scenesOfState(state: string): readonly Scene[] {
  const owner = chartedMachines.find(({ machine }) => state.startsWith(`${machine.id}.`));
  return owner ? scenesOf(owner.name) : [];
}

function reasonFor(state: string, width: Width): string {
  const other = width === 'wide' ? 'narrow' : 'wide';
  if (firstPicture(state, other)) {
    return other === 'wide'
      ? `${state} is seen from ${DESK_PX} px on only.`
      : `${state} is seen below ${DESK_PX} px only.`;
  }
  return unshown[state] ?? `No page of the shop shows ${state}.`;
}
