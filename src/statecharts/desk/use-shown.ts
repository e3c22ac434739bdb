import { useState } from 'react';

import { stateNodes } from '#kit/charts/transitions';
import type { Moment } from '#kit/session/moments';
import { movedIn, subjectOf } from '#kit/session/moments';
import type { Report } from '#kit/session/report';
import { miniCartPage } from '#routes/-layout/mini-cart-page';
import { ROOT, shopSystem } from '../session/system';
import type { ChartedMachine } from '../machines';
import { machineOfId } from '../machines';
import { unshown } from '../stage/scenes';

/** What has happened last that led an actor to a state. */
export interface LastMove {
  /** Tells this moment from any other, also from the same one after a step back. */
  readonly token: string;
  /** The address of the actor that it was about. */
  readonly subject: string;
  /** All that came to a state in it, and the one that it was about. */
  readonly moved: readonly string[];
}

/**
 * The last moment in which a page opened, or an actor that shoppers see came to a state: of those since the session began
 * that the address asks for, or of all up to a step before that. Undefined when there is none.
 */
export function lastMoveOf(
  moments: readonly Moment[],
  begun: number,
  step: number,
  actors: Report['actors'],
): LastMove | undefined {
  const unseen = new Set(actors.filter(({ machine }) => !isSeen(machine)).map(({ address }) => address));
  for (const moment of withAnswers(since(moments.slice(0, step), begun)).toReversed()) {
    const subject =
      openedIn(moment, moments, actors) ?? subjectOf(moment, (address) => address !== ROOT && !unseen.has(address));
    if (subject !== undefined) {
      const token = `${moment.place} ${moment.rows.at(-1)?.id}`;
      const moved = movedIn(moment).filter((address) => address !== ROOT);
      // The actor of a page that opens begins in its state: it has come to none.
      return { token, subject, moved: moved.includes(subject) ? moved : [subject, ...moved] };
    }
  }
  return undefined;
}

/** The moments since the session began that was asked for. A page that only draws what it ended with is part of it. */
function since(moments: readonly Moment[], begun: number): readonly Moment[] {
  const later = moments.slice(moments.length > begun ? begun : 0);
  const first = later.findIndex((moment) => moment.entry.event.type !== 'page.entered');
  return moments.length > begun ? later.slice(first === -1 ? later.length : first) : later;
}

/** What comes of it that the device has stored something belongs to what was to be stored: a paid order is the checkout's. */
function withAnswers(moments: readonly Moment[]): readonly Moment[] {
  const whole: Moment[] = [];
  for (const moment of moments) {
    const asked = whole.at(-1);
    if (asked && shopSystem.isAnswer(moment.entry)) {
      whole[whole.length - 1] = { ...asked, rows: [...asked.rows, ...moment.rows] };
    } else {
      whole.push(moment);
    }
  }
  return whole;
}

/**
 * The address of the actor of a page that opens in a moment, unless the shopper was told to be elsewhere. A page whose
 * actor is the fields of another one is that one's. The fields of the mini cart are no page.
 */
function openedIn(
  { place, entry: { event } }: Moment,
  moments: readonly Moment[],
  actors: Report['actors'],
): string | undefined {
  const { key, page, scope = '' } = event as { readonly key?: string; readonly page?: string; readonly scope?: string };
  const told = moments.findLast((each) => each.place < place && each.entry.event.type === 'route.changed');
  const { path = scope } = (told?.entry.event ?? {}) as { readonly path?: string };
  if (event.type !== 'page.entered' || !path.startsWith(scope) || page === miniCartPage.name) {
    return undefined;
  }
  const owner = actors.find(({ address }) => address === key)?.context.owner;
  return actors.find(({ address }) => address === owner)?.address ?? key;
}

/** Whether pages show more than one state of a machine; else nobody sees it move. */
export function isSeen(machineId: string): boolean {
  const charted = machineOfId(machineId);
  const leaves = charted ? stateNodes(charted.machine).filter(({ type }) => type === 'atomic' || type === 'final') : [];
  return leaves.filter(({ id }) => !(id in unshown)).length > 1;
}

/** The machine whose drawing is shown, and the address of the one of its actors that is watched. */
export interface Shown {
  readonly machine: ChartedMachine;
  readonly actor: string | undefined;
}

interface ShownOptions {
  /** The machine that the address names, and the actor that its picture is about. */
  readonly named: Shown;
  /** How often the address was asked for again. */
  readonly asks: number;
  readonly report: Pick<Report, 'actors'> | undefined;
  /** What has happened since the picture of the address was opened; undefined when nothing has. */
  readonly lastMove: LastMove | undefined;
  readonly isPinned: boolean;
}

/**
 * Follows what happens from machine to machine: the drawing is that of the last move's subject, unless it is pinned, or
 * somebody has chosen another one since then.
 */
export function useShown({ named, asks, report, lastMove, isPinned }: ShownOptions) {
  const { name } = named.machine;
  const token = lastMove?.token;
  const [choice, setChoice] = useState<Choice>({ machine: name, asks, token: undefined, actor: undefined });
  if (choice.machine !== name || choice.asks !== asks) {
    setChoice({ machine: name, asks, token, actor: choice.actor });
  } else if (choice.token !== undefined && choice.token !== token) {
    // Something else has happened, or was gone back to: should the same move be made again, it is followed.
    setChoice({ ...choice, token: undefined });
  }
  return {
    shown: shownOf({ named, report, lastMove, isPinned }, choice),
    /** Watches an actor, until something else happens. */
    choose: (actor: string, machine: string) => setChoice({ machine, asks, token, actor }),
  };
}

interface Choice {
  readonly machine: string;
  readonly asks: number;
  /** The last move when it was made. */
  readonly token: string | undefined;
  readonly actor: string | undefined;
}

/** The drawing and the actor for a choice; kept apart from React so that it can be tried. */
export function shownOf(
  { named, report, lastMove, isPinned }: Omit<ShownOptions, 'asks'>,
  choice: Omit<Choice, 'asks'>,
): Shown {
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
