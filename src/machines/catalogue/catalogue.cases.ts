import { bare, casesOf } from '#kit/paths/cases';
import { chipsOf, WHOLE_CATALOGUE } from '#domain/catalogue';
import { foundBy } from '#domain/found-products';
import { sampleIndex, sampleLookup } from '#machines/samples';

import { catalogueMachine } from './catalogue.machine';

/** Why mutants of the states that show results do the same. */
const UNANSWERED = 'What is unanswered has found neither something nor nothing.';
const EITHER =
  'Each of both states leads to the other one, or to waiting, when that is the right one, within the same step.';

const found = foundBy(sampleIndex, WHOLE_CATALOGUE);

export const cases = casesOf({
  name: 'catalogue',
  machine: catalogueMachine,
  starts: {
    'the catalogue': { lookup: sampleLookup, isReady: true, found },
    'the catalogue before its index is there': { lookup: sampleLookup, isReady: false, found },
  },
  cases: {
    'Bedroom is chosen': { type: 'category.chosen', category: 'Bedroom' },
    'a band is chosen': { type: 'band.chosen', band: '90-120' },
    'what is on sale is chosen': { type: 'facet.chosen', facet: 'sale' },
    'a word that matches is typed': { type: 'words.typed', q: 'lamp' },
    'a word that matches nothing is typed': { type: 'words.typed', q: 'zebra' },
    'a word with a limit is typed': { type: 'words.typed', q: 'lamp on sale' },
    'another order is chosen': { type: 'sort.chosen', sort: 'price-low' },
    ...bare('words.left', 'filters.opened'),
    'the words are taken back': { type: 'chip.removed', chip: 'words' },
    'the category is taken back': { type: 'chip.removed', chip: 'category' },
    'the Bedroom is taken for the words': { type: 'suggestion.chosen', category: 'Bedroom' },
    ...bare('filters.cleared', 'route.changed'),
    'the window becomes wide': { type: 'viewport.changed', isWide: true },
    'the window becomes narrow': { type: 'viewport.changed', isWide: false },
    'a room is measured': { type: 'room.changed', room: { width: 300 } },
    'the address changes': {
      type: 'query.changed',
      query: { category: 'all', band: 'all', q: '', sort: 'featured', page: 1 },
    },
    'the address changes to one with a limit': {
      type: 'query.changed',
      query: { category: 'all', band: 'all', q: 'lamp on sale', sort: 'featured', page: 1 },
    },
    ...bare('index.loaded', 'index.failed', 'mentions.failed', 'facts.loaded', 'facts.failed', 'load.repeated'),
    'the words are typed away': { type: 'words.typed', q: '' },
  },
  pageCases: {
    'up to $30 is chosen': { type: 'band.chosen', band: '0-30' },
    '“oval” is typed': { type: 'words.typed', q: 'oval' },
    '“oak” is typed': { type: 'words.typed', q: 'oak' },
  },
  ignoredContext: ['found', 'isWide', 'lookup', 'room'],
  bound: { words: 'at most two choices at once', holds: ({ context }) => chipsOf(context.query).length <= 2 },
  equivalentMutants: {
    'swap branches: catalogue.results.showing|always|0': UNANSWERED,
    'swap branches: catalogue.results.nothingFound|always|0': UNANSWERED,
    'retarget: catalogue.results.showing|always|0 → catalogue.results.nothingFound': EITHER,
    'retarget: catalogue.results.nothingFound|always|0 → catalogue.results.showing': EITHER,
    'retarget: catalogue.results.waiting|always|0 → catalogue.results.nothingFound': EITHER,
    'retarget: catalogue.results.waiting|mentions.failed|0 → catalogue.results.nothingFound': EITHER,
    'retarget: catalogue.results.failed|always|0 → catalogue.results.nothingFound': EITHER,
    'retarget: catalogue.results.failed|facts.loaded|0 → catalogue.results.nothingFound': EITHER,
    'retarget: catalogue.results|index.loaded|0 → catalogue.results.nothingFound': EITHER,
    'change initial: catalogue.results → catalogue.results.nothingFound':
      'Both states lead to the other one when it is the right one, within the first step.',
  },
});
