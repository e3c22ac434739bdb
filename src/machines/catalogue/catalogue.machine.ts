import { WHOLE_CATALOGUE, withoutChip } from '#domain/catalogue';
import * as FOCUS from '#domain/focus-ids';

import { catalogueQuery } from './catalogue-query';
import { afterChip, afterFacet } from './catalogue-types';
import { catalogueWords } from './catalogue-words';

/**
 * The catalogue: category, price band, search words and order, and the matching products. It begins with the whole
 * catalogue, as prerendered; then the address sets the query.
 */
export const catalogueMachine = catalogueQuery.createMachine({
  id: 'catalogue',
  description: 'The catalogue with its filters.',
  context: ({ input: { lookup, isReady, found, page = 1 } }) => ({
    lookup,
    isReady,
    found,
    query: { ...WHOLE_CATALOGUE, page },
    room: undefined,
    isWide: undefined,
    isAnswered: true,
    areOtherWords: false,
  }),
  invoke: [
    { id: 'filterDrawer', src: 'drawer', input: { name: 'filter drawer' } },
    { id: 'search', src: 'search', input: ({ context: { lookup, isReady } }) => ({ lookup, isReady }) },
    { id: 'facts', src: 'facts', input: ({ context: { lookup } }) => ({ lookup }) },
    { id: 'roomWatcher', src: 'roomWatcher', input: ({ context: { lookup, isReady } }) => ({ lookup, isReady }) },
  ],
  type: 'parallel',
  on: {
    'filters.opened': {
      guard: 'isUnready',
      actions: 'loadAhead',
      description: 'The shopper opens the drawer of filters: the search index is loaded for the next choice.',
    },
    'route.changed': {
      actions: { type: 'tellDrawer', params: ({ event }) => event },
      description: 'The shopper goes to another page: the drawer of filters closes.',
    },
    'viewport.changed': {
      actions: [
        { type: 'noteWidth', params: ({ event }) => event },
        { type: 'tellDrawer', params: ({ event }) => event },
      ],
      description: 'The window becomes wide or narrow: filters are beside the list, or in a drawer.',
    },
  },
  states: {
    results: {
      description: 'The products that search and filters find.',
      initial: 'showing',
      on: {
        'category.chosen': {
          actions: [
            { type: 'ask', params: ({ event }) => ({ category: event.category }) },
            { type: 'wantAddress', params: { replaces: false } },
          ],
          description: 'The shopper chooses a category.',
        },
        'band.chosen': {
          actions: [
            { type: 'ask', params: ({ event }) => ({ band: event.band }) },
            { type: 'wantAddress', params: { replaces: false } },
          ],
          description: 'The shopper chooses a price band.',
        },
        'facet.chosen': {
          actions: [
            { type: 'ask', params: ({ context, event }) => afterFacet(context.query, event.facet) },
            { type: 'wantAddress', params: { replaces: false } },
          ],
          description: 'The shopper chooses a kind, a material or the like, or removes it.',
        },
        'words.typed': {
          actions: [
            { type: 'ask', params: ({ event }) => ({ q: event.q }) },
            { type: 'passWordsOn', params: ({ event }) => event },
          ],
          description: 'The shopper types into the search box.',
        },
        'chip.removed': [
          {
            guard: { type: 'isOfWords', params: ({ event }) => event },
            actions: [
              { type: 'wantFocus', params: ({ context, event }) => afterChip(context.query, event.chip) },
              { type: 'ask', params: { q: '' } },
              { type: 'replaceWords', params: { q: '' } },
              { type: 'wantAddress', params: { replaces: false } },
            ],
            description: 'The shopper removes the search words.',
          },
          {
            actions: [
              { type: 'wantFocus', params: ({ context, event }) => afterChip(context.query, event.chip) },
              { type: 'ask', params: ({ context, event }) => withoutChip(context.query, event.chip) },
              { type: 'wantAddress', params: { replaces: false } },
            ],
            description: 'The shopper removes another filter.',
          },
        ],
        'suggestion.chosen': {
          actions: [
            { type: 'ask', params: ({ event }) => ({ category: event.category, q: '' }) },
            { type: 'replaceWords', params: { q: '' } },
            { type: 'wantAddress', params: { replaces: false } },
          ],
          description: 'The shopper chooses the category that the search box suggests, instead of the words.',
        },
        'sort.chosen': {
          actions: [
            { type: 'ask', params: ({ event }) => ({ sort: event.sort }) },
            { type: 'wantAddress', params: { replaces: false } },
          ],
          description: 'The shopper chooses another order.',
        },
        'filters.cleared': {
          actions: [
            { type: 'ask', params: { ...WHOLE_CATALOGUE } },
            { type: 'replaceWords', params: { q: '' } },
            { type: 'wantAddress', params: { replaces: false } },
            { type: 'wantFocus', params: { on: [FOCUS.resultCount] } },
          ],
          description: 'The shopper presses Clear Filter: the whole catalogue is shown again.',
        },
        'room.changed': [
          {
            guard: 'isReady',
            actions: [
              { type: 'noteRoom', params: ({ event }) => event },
              { type: 'ask', params: ({ context }) => context.query },
            ],
            description: 'The shopper measures a room, here or in another tab: what fits it is counted.',
          },
          {
            actions: { type: 'noteRoom', params: ({ event }) => event },
            description: 'The shopper measures a room before the search index is loaded.',
          },
        ],
        'index.loaded': {
          target: '.showing',
          actions: ['noteReady', { type: 'ask', params: ({ context }) => context.query }],
          description: 'The search index is loaded and answers.',
        },
        'facts.failed': {
          target: '.failed',
          description: 'The data of the products that were found cannot be loaded.',
        },
        'query.changed': {
          guard: { type: 'isAnother', params: ({ event }) => event },
          actions: [
            { type: 'ask', params: ({ event }) => ({ ...WHOLE_CATALOGUE, ...event.query }) },
            { type: 'replaceWords', params: ({ event }) => event.query },
            { type: 'tellDrawer', params: { type: 'route.changed' } },
          ],
          description: 'The address changes: a link, Back, Forward or a reload. An open drawer closes.',
        },
      },
      states: {
        showing: {
          description: 'The products that match are listed.',
          always: [
            {
              guard: 'isUnanswered',
              target: 'waiting',
              description: 'The search index is not loaded, or not all of it.',
            },
            { guard: 'findsNothing', target: 'nothingFound', description: 'Nothing matches.' },
          ],
        },
        nothingFound: {
          description: '"No products were found matching your selection.", with Clear Filter.',
          tags: 'empty',
          always: [
            { guard: 'isUnanswered', target: 'waiting', description: 'The search needs more than is loaded.' },
            { guard: 'findsSomething', target: 'showing', description: 'Something matches again.' },
          ],
        },
        waiting: {
          description: 'The products that were found before are still shown while the search index is loaded.',
          tags: 'waiting',
          entry: 'takeOtherWords',
          invoke: { id: 'loadIndex', src: 'loadIndex', input: ({ context }) => context.lookup },
          always: {
            guard: 'areOtherWords',
            target: 'showing',
            actions: 'takeOtherWords',
            description: 'Other words are asked for: they may be answered already, or lack other files.',
          },
          on: {
            'index.failed': { target: 'failed', description: 'The index cannot be loaded.' },
            'mentions.failed': [
              {
                guard: 'findsWithout',
                target: 'showing',
                actions: ['noteReady', 'askWithout'],
                description: 'A file of mentions cannot be loaded: names, kinds and materials answer.',
              },
              {
                target: 'failed',
                description: 'They have no answer, and whether descriptions have one is not known.',
              },
            ],
          },
        },
        failed: {
          description:
            'The catalogue could not be searched, or what was found cannot be shown; "Try Again" is offered.',
          tags: 'failed',
          always: {
            guard: 'areOtherWords',
            target: 'showing',
            actions: 'takeOtherWords',
            description: 'Other words are asked for, which may be answered, or lack other files.',
          },
          on: {
            'load.repeated': { target: 'waiting', description: 'The shopper tries again.' },
            'facts.loaded': { target: 'showing', description: 'The products of another choice can be shown.' },
          },
        },
      },
    },
    words: catalogueWords,
  },
});
