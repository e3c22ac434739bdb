import { catalogueQuery } from './catalogue-query';

/** Typing in the search box of the list: letters in a row are one search, and one entry of the history. */
export const catalogueWords = catalogueQuery.createStateConfig({
  description: 'Whether the shopper is in the middle of typing.',
  initial: 'resting',
  states: {
    resting: {
      description: 'Nobody is typing: the next letter begins a new search.',
      on: {
        'words.typed': {
          target: 'typing',
          actions: { type: 'wantAddress', params: { replaces: false } },
          description: 'The shopper begins to type.',
        },
        'query.changed': {
          actions: 'takeLimits',
          description: 'Limits among the words of an address, such as "under 300", become filters.',
        },
        'index.loaded': {
          actions: 'takeLimits',
          description: 'The search index is loaded: limits among the words become filters.',
        },
      },
    },
    typing: {
      description: 'The shopper is typing: more letters belong to the same search.',
      tags: 'typing',
      on: {
        'words.typed': {
          actions: { type: 'wantAddress', params: { replaces: true } },
          description: 'The shopper types on.',
        },
        'words.left': {
          target: 'resting',
          actions: 'takeLimits',
          description: 'The shopper searches, or leaves the search box: limits such as "under 300" become filters.',
        },
        'category.chosen': { target: 'resting', description: 'Another choice ends the typing.' },
        'band.chosen': { target: 'resting', description: 'Another choice ends the typing.' },
        'facet.chosen': { target: 'resting', description: 'Another choice ends the typing.' },
        'sort.chosen': { target: 'resting', description: 'Another choice ends the typing.' },
        'chip.removed': { target: 'resting', description: 'Removing a filter ends the typing.' },
        'suggestion.chosen': { target: 'resting', description: 'A category replaces the words.' },
        'filters.cleared': { target: 'resting', description: 'The search words are gone.' },
        'query.changed': {
          guard: { type: 'isAnother', params: ({ event }) => event },
          target: 'resting',
          actions: 'takeLimits',
          description: 'The address changes to something other than what was typed.',
        },
      },
    },
  },
});
