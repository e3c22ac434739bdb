import { scenesOf } from '#machines/scene';

import { cases } from './catalogue.cases';

const IS_THERE = 'Here the index is there from the start: only shoppers load it.';

export const scenes = scenesOf(
  cases,
  [
    {
      actor: 'catalogue',
      path: '/Products',
      part: { 'catalogue.results': 'main', 'catalogue.words': 'main [role=search]' },
      moves: ['“oak” is typed', 'a word that matches nothing is typed'],
    },
  ],
  { unshown: { 'catalogue.results.waiting': IS_THERE, 'catalogue.results.failed': IS_THERE } },
);
