import { bare, casesOf } from '#kit/paths/cases';
import { sampleLookup } from '#machines/samples';

import { searchMachine } from './search.machine';

export const cases = casesOf({
  name: 'search',
  machine: searchMachine,
  starts: {
    'the search': { lookup: sampleLookup, isReady: true },
    'the search before the index is there': { lookup: sampleLookup, isReady: false },
  },
  cases: {
    'words that mean something are typed': { type: 'words.typed', q: 'bedroom' },
    'words that mean nothing are typed': { type: 'words.typed', q: 'zebra' },
    'the words are cleared': { type: 'words.typed', q: '' },
    'the page puts words in': { type: 'words.replaced', q: 'lamp' },
    'the next entry is marked': { type: 'mark.moved', by: 1 },
    'the previous entry is marked': { type: 'mark.moved', by: -1 },
    ...bare(
      'list.closed',
      'search.left',
      'search.submitted',
      'entry.chosen',
      'search.entered',
      'index.loaded',
      'index.failed',
      'mentions.failed',
    ),
  },
  pageCases: {
    '“bathroom” is typed': { type: 'words.typed', q: 'bathroom' },
    '“oak” is typed': { type: 'words.typed', q: 'oak' },
    'the words are taken back': { type: 'words.replaced', q: '' },
  },
});
