import { assign, emit, setup } from 'xstate';

import * as FOCUS from '#domain/focus-ids';
import type { Wanted } from '#domain/focus';
import { wantingFocus } from '#machines/focus';
import type { FocusWanted } from '#machines/focus';
import type { RecentSearchesMessage } from '#machines/messages';

import { RECENT_SEARCHES } from './recent-searches.slice';

interface RecentSearchesContext {
  /** Newest first, without duplicates. */
  readonly searches: readonly string[];
}

/**
 * Focus goes to the list's heading; with the last search, that is gone too. Of filters it goes to those of the
 * open drawer, or else to the number of products.
 */
const AFTER_FORGETTING: Wanted = {
  on: [FOCUS.recentSearches, FOCUS.shopSearch, FOCUS.filtersInDrawer, FOCUS.resultCount],
  preventScroll: true,
};

interface WordsParams {
  readonly words: string;
}

/** The words that were searched for on this device, or the filters that were chosen, as their address says them. */
export const recentSearchesMachine = setup({
  types: {
    context: {} as RecentSearchesContext,
    events: {} as RecentSearchesMessage,
    emitted: {} as FocusWanted,
  },
  guards: { isSomething: (_, { words }: WordsParams) => words.trim() !== '' },
  actions: {
    wantFocus: emit(wantingFocus),
    putFirst: assign({
      searches: ({ context }, { words }: WordsParams) => kept([words.trim(), ...context.searches]),
    }),
    remove: assign({
      searches: ({ context }, { words }: WordsParams) => context.searches.filter((each) => each !== words),
    }),
    replaceAll: assign({
      searches: (_, { searches }: { searches: readonly string[] }) => kept(searches),
    }),
  },
}).createMachine({
  id: 'recentSearches',
  description: 'The words that were searched for last, on this device.',
  context: { searches: [] },
  initial: 'kept',
  states: {
    kept: {
      description: 'They are offered where a search begins.',
      on: {
        'search.made': {
          guard: { type: 'isSomething', params: ({ event }) => event },
          actions: { type: 'putFirst', params: ({ event }) => event },
          description: 'The shopper searches for words: they come first, and the oldest go.',
        },
        'search.forgotten': {
          actions: [
            { type: 'remove', params: ({ event }) => event },
            { type: 'wantFocus', params: AFTER_FORGETTING },
          ],
          description: 'The shopper takes one of them off the list.',
        },
        'searches.forgotten': {
          actions: [
            { type: 'replaceAll', params: { searches: [] } },
            { type: 'wantFocus', params: AFTER_FORGETTING },
          ],
          description: 'The shopper takes all of them off the list.',
        },
        'searches.restored': {
          actions: { type: 'replaceAll', params: ({ event }) => event },
          description: 'The list arrives from this device, another tab or the sample data.',
        },
      },
    },
  },
});

function kept(searches: readonly string[]): readonly string[] {
  return [...new Set(searches)].slice(0, RECENT_SEARCHES);
}
