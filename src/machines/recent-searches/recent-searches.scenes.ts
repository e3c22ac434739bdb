import { scenesOf } from '#machines/scene';

import { cases } from './recent-searches.cases';

export const scenes = scenesOf(cases, [], {
  unshown: { 'recentSearches.kept': 'It has but one state; the search panel shows its list.' },
});
