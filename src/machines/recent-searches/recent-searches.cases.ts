import { bare, casesOf } from '#kit/paths/cases';

import { recentSearchesMachine } from './recent-searches.machine';

export const cases = casesOf({
  name: 'recent-searches',
  machine: recentSearchesMachine,
  starts: { 'the recent searches': undefined },
  cases: {
    'a lamp is searched for': { type: 'search.made', words: 'lamp' },
    'an oak table is searched for': { type: 'search.made', words: ' oak table ' },
    'nothing is searched for': { type: 'search.made', words: ' ' },
    'the lamp is taken off the list': { type: 'search.forgotten', words: 'lamp' },
    ...bare('searches.forgotten'),
    'a list arrives': { type: 'searches.restored', searches: ['oak table', 'lamp', 'oak table'] },
  },
});
