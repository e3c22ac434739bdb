import { scenesOf } from '#machines/scene';

import { cases } from './latest-posts.cases';

export const scenes = scenesOf(cases, [
  {
    actor: 'blog',
    path: '/Blog',
    part: {
      'latestPosts.some': 'section[aria-labelledby=latest-posts] button',
      'latestPosts.all': 'section[aria-labelledby=latest-posts] li:nth-child(4)',
    },
    moves: [{ words: 'the shopper asks for more posts', case: 'more.requested' }],
  },
]);
