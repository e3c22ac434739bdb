import type { AnyActorRef, AnyMachineSnapshot } from 'xstate';

import { sampleNow } from '#machines/samples';
import type { Move, Scene } from '#machines/scene';

import { actorAt, addressOf } from '#kit/session/address';
import { activeNodes } from '#kit/xstate-internals';
import { pageAt } from '../session/pages';
import { replay } from '../session/replay';
import type { Session, SessionEntry } from '#kit/session/session';
import { emptySession, endOf } from '#kit/session/session';

/** Where a machine stands after a session. */
export interface StatePath {
  readonly session: Session;
  /** Ids of the state nodes it is in, or was in when it ended. */
  readonly states: ReadonlySet<string>;
  /** The moves on the way, in words. */
  readonly moves: readonly string[];
}

const SEED = 7;
/** Time between two moves in ms: a log of them reads in order. */
const BETWEEN_MOVES_MS = 100;
const MOST_MOVES = 6;

/** Whether the scene is seen in a window wide enough for a preview. */
export type Width = 'wide' | 'narrow';

/** A scene as it opens, what the shopper has done there before included. */
export function openingOf(
  { path, stored = {}, isPrerendered = false, before }: Omit<Scene, 'machine' | 'actor' | 'part' | 'moves'>,
  width: Width,
): Session {
  const { pathname } = new URL(path, 'http://localhost');
  const drawn = pageAt(pathname);
  const asked = pageAt(path);
  const event = (to: string, rest: SessionEntry['event'] & Readonly<Record<string, unknown>>) => ({
    at: 0,
    to,
    event: rest,
  });
  const opened = {
    ...emptySession(path, { seed: SEED, now: sampleNow().getTime(), stored }),
    events: [
      ...(drawn ? [event('shop', { type: 'page.entered', ...drawn })] : []),
      event('shop', { type: 'route.changed', path: pathname }),
      ...(isPrerendered ? [] : [event('shop', { type: 'world.entered' })]),
      // A page is drawn without its query: what that asks for is found once the device has been read.
      ...(asked && JSON.stringify(asked) !== JSON.stringify(drawn)
        ? [event('shop', { type: 'page.entered', ...asked })]
        : []),
      event('shop', { type: 'viewport.changed', isWide: width === 'wide' }),
    ],
  };
  return before ? after(opened, before) : opened;
}

/**
 * Every state of a scene's machine that its moves lead to, each by a shortest way, found by playing the shop itself. `from`
 * is the session to go on from: the scene as it opens, or one that has led to another state, for two states at once.
 */
export function* statePaths(scene: Scene, from: Session): Generator<StatePath> {
  const met = new Set<string>();
  let frontier: readonly Omit<StatePath, 'states'>[] = [{ session: from, moves: [] }];
  for (let length = 0; length <= MOST_MOVES && frontier.length > 0; length += 1) {
    const next: Omit<StatePath, 'states'>[] = [];
    for (const way of frontier) {
      const { states, place, open } = look(scene, way.session);
      if (place === undefined || met.has(place)) {
        continue;
      }
      met.add(place);
      yield { ...way, states };
      next.push(
        ...scene.moves
          .filter((move) => open(move))
          .map((move) => ({ session: after(way.session, move), moves: [...way.moves, move.name] })),
      );
    }
    frontier = next;
  }
}

/** The shortest way to a state of a scene's machine, by the state's node id; undefined when none of its moves lead there. */
export function findStatePath(scene: Scene, stateId: string, from: Session): StatePath | undefined {
  for (const path of statePaths(scene, from)) {
    if (path.states.has(stateId)) {
      return path;
    }
  }
  return undefined;
}

/** Ids of the state nodes that a scene's machine is in after a session. */
export function standsIn(scene: Pick<Scene, 'actor'>, session: Session): ReadonlySet<string> {
  return look(scene, session).states;
}

/** What has been done in a scene as it opens, in words. */
export function openingMoves({ before }: Pick<Scene, 'before'>): readonly string[] {
  return before ? [before.name] : [];
}

/** A session in which a move is made as well. */
function after(session: Session, { events }: Move): Session {
  const at = endOf(session) + BETWEEN_MOVES_MS;
  return { ...session, events: [...session.events, ...events.map((told) => ({ at, ...told }))] };
}

function look({ actor }: Pick<Scene, 'actor'>, session: Session) {
  let last: AnyMachineSnapshot | undefined;
  const { shop } = replay(session, endOf(session), {
    onOpened: ({ shop }) => {
      shop.actor.system.inspect((record) => {
        if (record.type === '@xstate.snapshot' && addressOf(record.actorRef as AnyActorRef) === actor) {
          last = record.snapshot as AnyMachineSnapshot;
        }
      });
    },
  });
  const snapshot = (actorAt(shop, actor)?.getSnapshot() as AnyMachineSnapshot | undefined) ?? last;
  return {
    states: new Set(snapshot && activeNodes(snapshot).map(({ id }) => id)),
    place: snapshot && JSON.stringify([snapshot.value, snapshot.status]),
    /** A move is open when the first that it tells something is there to hear it. */
    open: ({ events: [first] }: Move) =>
      first !== undefined && actorAt(shop, first.to)?.getSnapshot().status === 'active',
  };
}
