import type { AnyActorRef, AnyMachineSnapshot, InspectionEvent } from 'xstate';

import { transitionId } from '#kit/charts/transitions';
import { activeNodes, transitionsTaken } from '#kit/xstate-internals';
import { stateNames } from '../live/state-names';
import { actorAt, addressOf } from '#kit/session/address';
import { refusalOf } from '#kit/session/explain';
import { replay, tell } from '../session/replay';
import type { Session, SessionEntry } from '#kit/session/session';
import type { PathStep } from '#kit/paths/suite-path';

/** A shop that goes on while one of its actors is watched. */
export interface WatchedShop {
  /** Lets time pass up to a moment in ms, and events happen at it. Throws when one is for an actor that does not run. */
  readonly goOn: (until: number, entries: readonly SessionEntry[]) => void;
  /** Whether the actor took these transitions since it was last told to go on, and stands where they lead. */
  readonly hasTaken: (step: Pick<PathStep, 'taken' | 'states'>) => boolean;
  /** Where the actor stands, in a word. */
  readonly state: () => string;
  /** Why the actor would do nothing on an event, in a sentence; undefined when it would do something. */
  readonly refusal: (event: SessionEntry['event']) => string | undefined;
}

/** A shop after a session, one of its actors being watched. */
export function watchShop(session: Session, until: number, address: string): WatchedShop {
  let last: AnyMachineSnapshot | undefined;
  let taken: readonly string[] = [];
  const { shop, clock } = replay(session, until, {
    onOpened: (opened) => {
      opened.shop.actor.system.inspect((record: InspectionEvent) => {
        const isWatched = addressOf(record.actorRef as AnyActorRef) === address;
        if (isWatched && record.type === '@xstate.snapshot') {
          last = record.snapshot as AnyMachineSnapshot;
        }
        if (isWatched) {
          taken = [...taken, ...transitionsTaken(record).map(transitionId)];
        }
      });
    },
  });
  const snapshot = () => (actorAt(shop, address)?.getSnapshot() as AnyMachineSnapshot | undefined) ?? last;
  return {
    goOn: (moment, entries) => {
      taken = [];
      clock.advanceTo(moment);
      entries.forEach((entry) => tell(shop, session, entry));
    },
    hasTaken: (step) => {
      const now = snapshot();
      const states = new Set(now && activeNodes(now).map(({ id }) => id));
      return step.taken.every((id) => taken.includes(id)) && isSame(states, step.states);
    },
    state: () => stateNames(snapshot()?.value ?? 'not there'),
    refusal: (event) => {
      const actor = actorAt(shop, address);
      return actor ? refusalOf(actor, event) : `${address} does not run there.`;
    },
  };
}

/** True if both have the same elements, in any order. */
export function isSame(found: ReadonlySet<string>, expected: readonly string[]): boolean {
  return found.size === expected.length && expected.every((id) => found.has(id));
}
