import { useState } from 'react';

import type { Moment } from '#kit/session/moments';
import { movedIn, subjectOf } from '#kit/session/moments';
import type { Report } from '#kit/session/report';
import { ROOT } from '../session/system';
import type { ChartedMachine } from '../machines';
import { machineOfId } from '../machines';

/** What has happened last that led an actor to a state. */
export interface LastMove {
  /** Tells this moment from any other, also from the same one after a step back. */
  readonly token: string;
  /** The address of the actor that it was about. */
  readonly subject: string;
  /** All that came to a state in it. */
  readonly moved: readonly string[];
}

/**
 * The last moment in which an actor other than the root came to a state: of those since the session began that the address
 * asks for, or of all up to a step before that. Undefined when there is none.
 */
export function lastMoveOf(moments: readonly Moment[], begun: number, step: number): LastMove | undefined {
  for (const moment of moments.slice(step > begun ? begun : 0, step).toReversed()) {
    const subject = subjectOf(moment, ROOT);
    if (subject !== undefined) {
      const token = `${moment.place} ${moment.rows.at(-1)?.id}`;
      return { token, subject, moved: movedIn(moment).filter((address) => address !== ROOT) };
    }
  }
  return undefined;
}

/** The machine whose drawing is shown, and the address of the one of its actors that is watched. */
export interface Shown {
  readonly machine: ChartedMachine;
  readonly actor: string | undefined;
}

interface ShownOptions {
  /** The machine that the address names, and the actor that its picture is about. */
  readonly named: Shown;
  readonly report: Pick<Report, 'actors'> | undefined;
  /** What has happened since the picture of the address was opened; undefined when nothing has. */
  readonly lastMove: LastMove | undefined;
  readonly isPinned: boolean;
}

/**
 * Follows what happens from machine to machine: the drawing is that of the last move's subject, unless it is pinned, or
 * somebody has chosen another one since then.
 */
export function useShown({ named, report, lastMove, isPinned }: ShownOptions) {
  const { name } = named.machine;
  const token = lastMove?.token;
  const [choice, setChoice] = useState<Choice>({ machine: name, token: undefined, actor: undefined });
  if (choice.machine !== name) {
    setChoice({ machine: name, token, actor: choice.actor });
  } else if (choice.token !== undefined && choice.token !== token) {
    // Something else has happened, or was gone back to: should the same move be made again, it is followed.
    setChoice({ ...choice, token: undefined });
  }
  return {
    shown: shownOf({ named, report, lastMove, isPinned }, choice),
    /** Watches an actor, until something else happens. */
    choose: (actor: string, machine: string) => setChoice({ machine, token, actor }),
  };
}

interface Choice {
  readonly machine: string;
  /** The last move when it was made. */
  readonly token: string | undefined;
  readonly actor: string | undefined;
}

/** The drawing and the actor for a choice; kept apart from React so that it can be tried. */
export function shownOf({ named, report, lastMove, isPinned }: ShownOptions, choice: Choice): Shown {
  const machineOf = (address: string | undefined) =>
    machineOfId(report?.actors.find((actor) => actor.address === address)?.machine);
  const followed = machineOf(lastMove?.subject);
  if (followed && !isPinned && lastMove?.token !== choice.token) {
    return { machine: followed, actor: lastMove?.subject };
  }
  const isOfNamed = (address: string | undefined) => (machineOf(address) ?? named.machine) === named.machine;
  const actor = [choice.actor, named.actor].find((address) => address !== undefined && isOfNamed(address));
  return { machine: named.machine, actor };
}
