import { assign, emit, enqueueActions, setup } from 'xstate';

import { AFTER_CLOSING, nameId, neighbourOf, removedKey } from '#domain/focus';
import * as FOCUS from '#domain/focus-ids';
import { wantingFocus } from '#machines/focus';
import type { FocusWanted } from '#machines/focus';
import { member } from '#machines/members';
import type { NoticeShown } from '#machines/messages';
import { isSame } from '#machines/shop/entries';

import type { PutBack, RecentlyRemovedMessage, Removed } from './messages';
import { isRemovedAgain, putBackOf } from './put-back';
import { isStored, MOST_REMOVED } from './recently-removed.slice';

export interface RecentlyRemovedInput {
  readonly now: () => Date;
}

interface RecentlyRemovedContext extends RecentlyRemovedInput {
  /** Newest first. */
  readonly entries: readonly Removed[];
  /** What was put back last on the open page. */
  readonly putBack: PutBack | undefined;
}

type Noted = Pick<NoticeShown, 'removal' | 'undo'>;

interface EntryParams {
  readonly at: number;
}

interface EntriesParams {
  readonly entries: readonly Removed[];
}

/** Removals can be put back for a day. */
const REMOVED_LIFETIME_MS = 24 * 60 * 60 * 1000;

/** What was removed from the shopper's lists in the last day, so that it can be put back when its Undo is gone. */
export const recentlyRemovedMachine = setup({
  types: {
    input: {} as RecentlyRemovedInput,
    context: {} as RecentlyRemovedContext,
    events: {} as RecentlyRemovedMessage,
    emitted: {} as FocusWanted,
  },
  guards: {
    isEmpty: ({ context }) => context.entries.length === 0,
    isKept: (_, noted: Noted) => putBackOf(noted) !== undefined,
    isListed: ({ context }, { at }: EntryParams) => context.entries.some((entry) => entry.at === at),
  },
  actions: {
    note: assign(({ context }, noted: Noted) => {
      const putBack = putBackOf(noted);
      const time = context.now().getTime();
      const isNews = (entry: Removed) =>
        !isSame(putBack, entry.putBack) && !(putBack && isRemovedAgain(putBack, entry.putBack));
      const others = context.entries.filter((entry) => isNews(entry) && isFresh(entry, time));
      const entry = putBack && { at: firstFree(time, others), putBack };
      const name = 'name' in noted.removal ? noted.removal.name : undefined;
      const entries = entry ? [isStored(entry) ? entry : { ...entry, name }, ...others] : others;
      return { putBack: undefined, entries: entries.slice(0, MOST_REMOVED) };
    }),
    dropUndone: assign({
      entries: ({ context }, noted: Noted) =>
        context.entries.filter(({ putBack }) => !isSame(putBackOf(noted), putBack)),
    }),
    putBack: enqueueActions(({ context, enqueue, system }, { at }: EntryParams) => {
      const entry = context.entries.find((other) => other.at === at);
      if (entry) {
        const { putBack } = entry;
        putBack.messages.forEach((message) => enqueue.sendTo(member(system, putBack.to), message));
        enqueue.sendTo(member(system, 'notice'), { type: 'removal.reversed', putBack });
        enqueue.assign({ putBack });
      }
    }),
    drop: assign({
      entries: ({ context }, { at }: EntryParams) => context.entries.filter((entry) => entry.at !== at),
    }),
    dropAll: assign({ entries: [], putBack: undefined }),
    forgetPutBack: assign({ putBack: undefined }),
    tellGone: enqueueActions(({ context, enqueue, system }, { entries }: EntriesParams) => {
      const gone = context.entries.filter(
        (entry) => isStored(entry) && !entries.some((other) => isSame(other.putBack, entry.putBack)),
      );
      gone.forEach(({ putBack }) => enqueue.sendTo(member(system, 'notice'), { type: 'removal.reversed', putBack }));
    }),
    replaceStored: assign({
      entries: ({ context }, { entries }: EntriesParams) =>
        [
          ...entries.filter((entry) => isFresh(entry, context.now().getTime())),
          ...context.entries.filter((entry) => !isStored(entry)),
        ].toSorted((one, other) => other.at - one.at),
    }),
    wantFocus: emit(wantingFocus),
    wantFocusNearby: emit(({ context: { entries } }, { at }: EntryParams) => {
      const next = neighbourOf(
        entries.map((entry) => entry.at),
        at,
      );
      return wantingFocus(undefined, { on: [next === undefined ? FOCUS.heading : nameId(removedKey(next))] });
    }),
  },
}).createMachine({
  id: 'recentlyRemoved',
  description: 'What was removed in the last day, newest first, and can be put back.',
  context: ({ input }) => ({ ...input, entries: [], putBack: undefined }),
  initial: 'empty',
  on: {
    'removal.noted': {
      guard: { type: 'isKept', params: ({ event }) => event },
      target: '.filled',
      actions: { type: 'note', params: ({ event }) => event },
      description: 'Something was removed; the notice says so.',
    },
    'removals.restored': {
      target: '.filled',
      actions: [
        { type: 'tellGone', params: ({ event }) => event },
        { type: 'replaceStored', params: ({ event }) => event },
      ],
      description:
        'The removals arrive from this device or another tab; those of another day are left out. What another tab has put back cannot be undone.',
    },
    'route.changed': { actions: 'forgetPutBack', description: 'The page that says what was put back is left.' },
  },
  states: {
    empty: { description: 'Nothing was removed lately.' },
    filled: {
      description: 'At least one removal can be put back.',
      always: { guard: 'isEmpty', target: 'empty', description: 'The last removal has gone.' },
      on: {
        'removal.undone': {
          target: 'filled',
          actions: { type: 'dropUndone', params: ({ event }) => event },
          description: 'The shopper takes a removal back with Undo.',
        },
        'removal.chosen': {
          guard: { type: 'isListed', params: ({ event }) => event },
          target: 'filled',
          actions: [
            { type: 'wantFocusNearby', params: ({ event }) => event },
            { type: 'putBack', params: ({ event }) => event },
            { type: 'drop', params: ({ event }) => event },
          ],
          description: 'The shopper puts back what was removed; the notice no longer offers Undo of it.',
        },
        'removals.forgotten': {
          target: 'filled',
          actions: ['dropAll', { type: 'wantFocus', params: AFTER_CLOSING }],
          description: 'The shopper clears the list.',
        },
      },
    },
  },
});

/** This time, or the next that no entry has. */
function firstFree(at: number, entries: readonly Removed[]): number {
  return entries.some((entry) => entry.at === at) ? firstFree(at + 1, entries) : at;
}

/** True for a removal of the last day, and for one of the day ahead: a clock has been put right since, or will be. */
function isFresh({ at }: Removed, now: number): boolean {
  return Math.abs(now - at) < REMOVED_LIFETIME_MS;
}
