import { scenesOf } from '#machines/scene';

import { cases } from './search.cases';

export const scenes = scenesOf(
  cases,
  [
    {
      actor: 'home/search',
      path: '/',
      part: 'main [role=search]',
      moves: ['“oak” is typed', 'words that mean nothing are typed'],
    },
  ],
  { unshown: { 'search.waiting': 'Here the index is there from the start: only shoppers load it.' } },
);
