import { scenesOf } from '#machines/scene';

import { cases } from './catalogue.cases';

export const scenes = scenesOf(cases, [
  {
    actor: 'catalogue',
    path: '/Products',
    part: { 'catalogue.results': 'main', 'catalogue.words': 'main [role=search]' },
    moves: ['“oak” is typed', 'a word that matches nothing is typed'],
  },
]);
