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
  {
    unshown: {
      'search.waiting':
        'The statecharts bring the whole catalogue with them, so nothing has to be loaded here. In the shop this state looks like idle: only the box is shown.',
    },
  },
);
