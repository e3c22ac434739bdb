import { assign, emit, enqueueActions, sendTo, setup, spawnChild } from 'xstate';

import type { CatalogueQuery, Chip, FoundProducts } from '#domain/catalogue';
import { isSameChoice, pageCount } from '#domain/catalogue';

import { foundBy } from '#domain/found-products';
import type { Room } from '#domain/room';
import type { QueryWanted } from '#machines/address';
import { drawerMachine } from '#machines/drawer/drawer.machine';
import { wantingFocus } from '#machines/focus';
import type { FocusWanted } from '#machines/focus';
import type { EnvironmentMessage } from '#machines/messages';
import { searchMachine } from '#machines/search/search.machine';

import type { CatalogueContext, CatalogueEvent, CatalogueInput } from './catalogue-types';
import { facts, loadIndex } from './lookup';
import { roomWatcher } from './room-watcher';

/** What the catalogue does with its query. */
export const catalogueQuery = setup({
  types: {
    input: {} as CatalogueInput,
    context: {} as CatalogueContext,
    events: {} as CatalogueEvent,
    emitted: {} as FocusWanted | QueryWanted,
    children: {} as { filterDrawer: 'drawer'; search: 'search'; facts: 'facts' },
    tags: {} as 'empty' | 'typing' | 'waiting' | 'failed',
  },
  actors: { drawer: drawerMachine, search: searchMachine, loadIndex, facts, roomWatcher },
  guards: {
    isUnanswered: ({ context }) => !context.isAnswered,
    findsNothing: ({ context }) => context.isAnswered && context.found.count === 0,
    isReady: ({ context }) => context.isReady,
    isUnready: ({ context }) => !context.isReady,
    areOtherWords: ({ context }) => context.areOtherWords,
    findsWithout: ({ context }) => (answerTo(context, context.query, false)?.count ?? 0) > 0,
    isOfWords: (_, { chip }: { chip: Chip }) => chip === 'words',
    findsSomething: ({ context }) => context.isAnswered && context.found.count > 0,
    isAnother: ({ context: { query: known, found, isAnswered } }, { query }: { query: CatalogueQuery }) =>
      !isSameChoice(known, query) ||
      known.page !== (isAnswered ? Math.min(query.page, pageCount(found.count)) : query.page),
  },
  actions: {
    wantFocus: emit(wantingFocus),
    wantAddress: emit(({ context }, { replaces }: { replaces: boolean }): QueryWanted => ({
      type: 'query.wanted',
      query: context.query,
      replaces,
    })),
    ask: enqueueActions(({ context, enqueue }, change: Partial<CatalogueQuery>) => {
      const query = { ...context.query, page: 1, ...change };
      const found = context.isReady ? answerTo(context, query) : undefined;
      const areOtherWords = !(context.isAnswered && found) && query.q !== context.query.q;
      enqueue.assign({ ...answered(context, query, found), areOtherWords });
      if (found) {
        enqueue.sendTo('facts', wanting(found));
      }
    }),
    askWithout: enqueueActions(({ context, enqueue }) => {
      const found = answerTo(context, context.query, false) ?? context.found;
      enqueue.assign({ found, isAnswered: true });
      enqueue.sendTo('facts', wanting(found));
    }),
    takeLimits: enqueueActions(({ context, enqueue }) => {
      const query = context.lookup.index()?.withLimitsAsFacets(context.query);
      if (query && query !== context.query) {
        const found = answerTo(context, query);
        enqueue.assign(answered(context, query, found));
        if (found) {
          enqueue.sendTo('facts', wanting(found));
        }
        enqueue.sendTo('search', { type: 'words.replaced', q: query.q });
        enqueue.emit({ type: 'query.wanted', query, replaces: true });
      }
    }),
    loadAhead: spawnChild('loadIndex', { input: ({ context }: { context: CatalogueContext }) => context.lookup }),
    noteReady: assign({ isReady: true }),
    takeOtherWords: assign({ areOtherWords: false }),
    noteWidth: assign({ isWide: (_, { isWide }: { isWide: boolean }) => isWide }),
    noteRoom: assign((_, { room }: { room: Room | undefined }) => ({ room })),
    passWordsOn: sendTo('search', (_, { q }: { q: string }) => ({ type: 'words.typed' as const, q })),
    replaceWords: sendTo('search', (_, { q }: { q: string }) => ({ type: 'words.replaced' as const, q })),
    tellDrawer: sendTo('filterDrawer', (_, message: EnvironmentMessage) => message),
  },
});

/** What is known of a query that found this, or that waits for more of the index. */
function answered(context: CatalogueContext, query: CatalogueQuery, found: FoundProducts | undefined) {
  return { query, found: found ?? context.found, isAnswered: found !== undefined };
}

function wanting({ ids, nearest }: FoundProducts) {
  return { type: 'facts.wanted' as const, ids: [...ids, ...nearest] };
}

/** What a query finds; undefined if the index is not there, or lacks what may find more. */
function answerTo(
  { lookup, room }: CatalogueContext,
  query: CatalogueQuery,
  mustBeWhole = true,
): FoundProducts | undefined {
  const index = lookup.index();
  const found = index && foundBy(index, { ...query, room });
  return mustBeWhole && (index?.lacking() ?? []).length > 0 ? undefined : found;
}
