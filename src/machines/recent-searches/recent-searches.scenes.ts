import { opensSearch } from '#machines/drawer/drawer.scenes';
import { scenesOf } from '#machines/scene';

import { cases } from './recent-searches.cases';

export const scenes = scenesOf(cases, [
  {
    actor: 'recentSearches',
    path: '/',
    part: 'section[aria-labelledby=recent-searches]',
    stored: { recentSearches: ['oak table', 'bedside lamp'] },
    before: opensSearch,
    moves: [],
  },
]);
