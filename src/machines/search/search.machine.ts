import { assign, sendTo, setup } from 'xstate';

import type { Suggestion } from '#domain/catalogue-index';
import { loadIndex } from '#machines/catalogue/lookup';
import type { IndexMessage, Lookup } from '#machines/catalogue/lookup';
import { member } from '#machines/members';

export interface SearchInput {
  readonly lookup: Lookup;
  /** Whether the index is there. */
  readonly isReady: boolean;
}

export type SearchEvent =
  | IndexMessage
  | { type: 'search.entered' }
  | { type: 'words.typed'; q: string }
  | { type: 'words.replaced'; q: string }
  | { type: 'mark.moved'; by: 1 | -1 }
  | { type: 'list.closed' }
  | { type: 'search.left' }
  | { type: 'search.submitted' }
  | { type: 'entry.chosen' };

interface SearchContext extends SearchInput {
  /** As typed. */
  readonly words: string;
  /** Suggestions for the words. */
  readonly entries: readonly Suggestion[];
  /** Index of the active suggestion, which Enter chooses. */
  readonly marked: number | undefined;
}

interface WordsParams {
  readonly q: string;
}

/** A search box that suggests categories, products, journal posts and help (APG, editable combobox with list autocomplete). */
export const searchMachine = setup({
  types: {
    input: {} as SearchInput,
    context: {} as SearchContext,
    events: {} as SearchEvent,
    tags: {} as 'open' | 'nothing',
  },
  actors: { loadIndex },
  guards: {
    isUnready: ({ context }) => !context.isReady,
    awaitsIndex: ({ context }, { q }: WordsParams) => q.trim() !== '' && (!context.isReady || lacks(context, q)),
    meansSomething: ({ context }, { q }: WordsParams) => entriesFor(context, q).length > 0,
    isSomething: (_, { q }: WordsParams) => q.trim() !== '',
    hasEntries: ({ context }) => context.entries.length > 0,
  },
  actions: {
    noteWords: assign(({ context }, { q }: WordsParams) => ({
      words: q,
      entries: entriesFor(context, q),
      marked: undefined,
    })),
    moveMark: assign({
      marked: ({ context: { entries, marked } }, { by }: { by: 1 | -1 }) =>
        marked === undefined ? (by === 1 ? 0 : entries.length - 1) : (marked + by + entries.length) % entries.length,
    }),
    dropMark: assign({ marked: undefined }),
    noteSearch: sendTo(
      ({ system }) => member(system, 'recentSearches'),
      ({ context }) => ({ type: 'search.made' as const, words: context.words }),
    ),
    noteReady: assign({ isReady: true }),
    wantProducts: ({ context }) =>
      context.lookup.want(context.entries.flatMap((entry) => (entry.kind === 'product' ? [entry.id] : []))),
  },
}).createMachine({
  id: 'search',
  description: 'A search box that offers categories, products, journal posts and help while one types.',
  context: ({ input }) => ({ ...input, words: '', entries: [], marked: undefined }),
  initial: 'idle',
  on: {
    'search.entered': {
      guard: 'isUnready',
      target: '.waiting',
      description: 'The shopper turns to the box: what it needs is loaded.',
    },
    'words.typed': [
      {
        guard: { type: 'awaitsIndex', params: ({ event }) => event },
        target: '.waiting',
        actions: { type: 'noteWords', params: ({ event }) => event },
        description: 'The shopper types before the index of the catalogue is there, or what the words need of it.',
      },
      {
        guard: { type: 'meansSomething', params: ({ event }) => event },
        target: '.open',
        actions: [{ type: 'noteWords', params: ({ event }) => event }, 'wantProducts'],
        description: 'The shopper types words that mean something.',
      },
      {
        guard: { type: 'isSomething', params: ({ event }) => event },
        target: '.nothingFound',
        actions: { type: 'noteWords', params: ({ event }) => event },
        description: 'The shopper types words that mean nothing, or signs.',
      },
      {
        target: '.idle',
        actions: { type: 'noteWords', params: ({ event }) => event },
        description: 'The shopper clears the box.',
      },
    ],
    'search.submitted': {
      target: '.idle',
      actions: 'noteSearch',
      description: 'The shopper searches for the words themselves.',
    },
    'words.replaced': {
      target: '.idle',
      actions: { type: 'noteWords', params: ({ event }) => event },
      description: 'The page puts other words into the box: the address changed, or the search was cleared.',
    },
  },
  states: {
    idle: {
      description: 'Only the box is shown.',
      entry: 'dropMark',
      on: {
        'mark.moved': {
          guard: 'hasEntries',
          target: 'open',
          actions: { type: 'moveMark', params: ({ event }) => event },
          description: 'An arrow key brings the list back with its first or last entry marked.',
        },
      },
    },
    waiting: {
      description: 'The index of the catalogue is loaded; what is typed meanwhile is answered then.',
      invoke: { id: 'loadIndex', src: 'loadIndex', input: ({ context }) => loadingForWords(context) },
      on: {
        'index.loaded': [
          {
            guard: { type: 'meansSomething', params: ({ context }) => ({ q: context.words }) },
            target: 'open',
            actions: [
              'noteReady',
              { type: 'noteWords', params: ({ context }) => ({ q: context.words }) },
              'wantProducts',
            ],
            description: 'It answers the words with entries.',
          },
          {
            guard: { type: 'isSomething', params: ({ context }) => ({ q: context.words }) },
            target: 'nothingFound',
            actions: 'noteReady',
            description: 'It knows nothing of the words.',
          },
          { target: 'idle', actions: 'noteReady', description: 'Nothing was typed yet.' },
        ],
        'index.failed': { target: 'idle', description: 'It cannot be loaded: the box works without entries.' },
        'mentions.failed': {
          target: 'idle',
          actions: 'noteReady',
          description: 'What only descriptions mention cannot be found: no entry fits what was typed so far.',
        },
        'search.left': { target: 'idle', description: 'The shopper goes elsewhere on the page.' },
      },
    },
    open: {
      description: 'Entries are listed under the box; one of them may be marked.',
      tags: 'open',
      on: {
        'mark.moved': {
          actions: { type: 'moveMark', params: ({ event }) => event },
          description: 'An arrow key marks the next or the previous entry, around the end.',
        },
        'list.closed': { target: 'idle', description: 'The shopper presses Escape; the words stay.' },
        'search.left': { target: 'idle', description: 'The shopper goes elsewhere on the page.' },
        'entry.chosen': { target: 'idle', description: 'The shopper chooses an entry.' },
      },
    },
    nothingFound: {
      description: 'No entry fits what was typed, and a line under the box says so.',
      tags: 'nothing',
      on: {
        'list.closed': { target: 'idle', description: 'The shopper presses Escape; the words stay.' },
        'search.left': { target: 'idle', description: 'The shopper goes elsewhere on the page.' },
      },
    },
  },
});

/** Loads the index, and then what the words lack of it, which the index alone can tell. */
function loadingForWords({ lookup, words }: SearchContext): Lookup {
  const load = async () => {
    do {
      await lookup.load();
    } while (lacks({ lookup }, words));
  };
  return { ...lookup, load };
}

/** True of words to which an answer may be found in a part of the index that is not loaded. */
function lacks({ lookup }: Pick<SearchInput, 'lookup'>, words: string): boolean {
  return entriesFor({ lookup }, words).length === 0 && (lookup.index()?.lacking() ?? []).length > 0;
}

function entriesFor({ lookup }: Pick<SearchInput, 'lookup'>, words: string): readonly Suggestion[] {
  return lookup.index()?.suggest(words) ?? [];
}
