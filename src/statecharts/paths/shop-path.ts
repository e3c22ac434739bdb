import { stateNames } from '../live/state-names';
import { isTimer } from '#kit/session/moments';
import type { TimelinePoint } from '#kit/session/timeline';
import type { Session } from '#kit/session/session';
import { endOf } from '#kit/session/session';
import type { StatePath, Width } from '../stage/state-paths';
import { statePaths, openingMoves, openingOf } from '../stage/state-paths';
import type { Scene, SentEvent } from '#machines/scene';
import { partOf } from '#machines/scene';
import { scenesOf } from '../stage/scenes';
import type { PathStep, SuitePath } from '#kit/paths/suite-path';
import type { WatchedShop } from './watched-shop';
import { isSame, watchShop } from './watched-shop';

/** How far the shop goes along with a path that a machine has taken on its own. */
export interface ShopPath {
  /** The address of the actor that goes it. */
  readonly actor: string;
  /** Where on its page it is seen, as a CSS selector. */
  readonly part: string;
  /** The start, then every step that the shop takes just as the machine alone does. */
  readonly points: readonly ShopPoint[];
  /** Why it goes no further, in a sentence; undefined when it goes all the way. */
  readonly otherwise: string | undefined;
}

export interface ShopPoint extends TimelinePoint {
  /** How the shop came there, in words: to the start, then step by step. */
  readonly moves: readonly string[];
  /** What was done on the page for it, in words; undefined where the event of the step was sent itself. */
  readonly by: string | undefined;
}

/** The page of the shop that goes along with a path the farthest; undefined when none shows the machine. */
export function pathInShop(machine: string, path: SuitePath, width: Width): ShopPath | undefined {
  return scenesOf(machine)
    .filter(({ needs = width }) => needs === width)
    .map((scene) => walk(scene, path, width))
    .reduce<ShopPath | undefined>(
      (best, next) => (best && best.points.length >= next.points.length ? best : next),
      undefined,
    );
}

function walk(scene: Scene, path: SuitePath, width: Width): ShopPath {
  const { actor } = scene;
  const { start, steps } = path;
  const part = partOf(scene, start.states[0] ?? '');
  const opening = openingOf(scene, width);
  const begun = pathInto(scene, opening, start.states);
  if (!begun) {
    const point = watchShop(opening, endOf(opening), actor).state();
    const otherwise =
      `The shop cannot begin like this path: ${actor} is ${point} as the page opens, ` +
      `the path starts from ${stateNames(start.value)} (${start.name}).`;
    return { actor, part, points: [], otherwise };
  }
  const { session } = begun;
  const base = endOf(session);
  let last: ShopPoint = { session, until: base, by: undefined, moves: [...openingMoves(scene), ...begun.moves] };
  let watched = watchShop(session, base, actor);
  const points = [last];
  for (const [index, step] of steps.entries()) {
    const until = base + step.at;
    const said = sayOtherwise(watched, step);
    const gone = takeStep(watched, scene, step, last, until);
    if (!gone) {
      const otherwise = `The shop does not take step ${index + 1}, "${step.name}": ${said(watched)}`;
      return { actor, part, points, otherwise };
    }
    ({ watched, last } = gone);
    points.push(last);
  }
  return { actor, part, points, otherwise: undefined };
}

function pathInto(scene: Scene, from: Session, states: readonly string[]): StatePath | undefined {
  for (const path of statePaths(scene, from)) {
    if (isSame(path.states, states)) {
      return path;
    }
  }
  return undefined;
}

interface Gone {
  readonly watched: WatchedShop;
  readonly last: ShopPoint;
}

/** An answer of an invoked actor cannot be sent: the shop is led to it by something that may be done on the page. */
function takeStep(
  watched: WatchedShop,
  scene: Scene,
  step: PathStep,
  before: ShopPoint,
  until: number,
): Gone | undefined {
  const go = (on: WatchedShop, told: readonly SentEvent[], by?: string): Gone | undefined => {
    const entries = told.map((entry) => ({ at: until, ...entry }));
    try {
      on.goOn(until, entries);
    } catch {
      return undefined;
    }
    const session = { ...before.session, events: [...before.session.events, ...entries] };
    const moves = [...before.moves, by ?? step.name];
    return on.hasTaken(step) ? { watched: on, last: { session, until, by, moves } } : undefined;
  };
  if (isTimer(step)) {
    return go(watched, []);
  }
  if (!isAnswer(step)) {
    return go(watched, [{ to: scene.actor, event: step.event }]);
  }
  for (const { name, events } of scene.moves) {
    const gone = go(watchShop(before.session, before.until, scene.actor), events, name);
    if (gone) {
      return gone;
    }
  }
  return undefined;
}

/** Asks for a refusal before the event is sent; where there is none, tells afterwards where the shop stands instead. */
function sayOtherwise(before: WatchedShop, step: PathStep): (after: WatchedShop) => string {
  if (isAnswer(step)) {
    return () => 'it is an answer of another actor, and nothing that is done on this page brings the same one.';
  }
  const refusal = isTimer(step) ? undefined : before.refusal(step.event);
  return (after) => {
    const [there, alone] = [after.state(), stateNames(step.value)];
    return (
      refusal ??
      (there === alone
        ? `it comes to ${there} by other transitions than the machine alone.`
        : `it comes to ${there}, the machine alone to ${alone}.`)
    );
  };
}

function isAnswer(step: PathStep): boolean {
  return step.event.type.startsWith('xstate.') && !isTimer(step);
}
