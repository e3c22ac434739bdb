import { scenesOf } from '#machines/scene';

import { cases } from './catalogue.cases';

export const scenes = scenesOf(
  cases,
  [
    {
      actor: 'catalogue',
      path: '/Products',
      part: { 'catalogue.results': 'main', 'catalogue.words': 'main [role=search]' },
      moves: [
        '“oak” is typed',
        'a word that matches nothing is typed',
        { words: 'the data of the products cannot be loaded', case: 'facts.failed' },
      ],
    },
  ],
  {
    unshown: {
      'catalogue.results.waiting':
        'The statecharts bring the whole catalogue with them, so nothing has to be loaded here. In the shop the products found before stay, paler; where it takes long, a line offers to load the page again.',
    },
  },
);
