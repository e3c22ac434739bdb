import { button, MAIN, seen, unseen } from '#kit/paths/driver';
import { placesOf } from '#kit/paths/page-place';

import { cases } from './latest-posts.cases';

const loadMore = button('Load More Blogs', MAIN);

export const places = placesOf(cases, [
  {
    place: 'the blog',
    starts: [{ name: 'the blog', input: undefined, visit: { path: '/Blog', width: 'desktop' } }],
    events: {
      'more.requested': [
        { case: 'more.requested', words: 'more posts are asked for', cause: (driver) => driver.click(loadMore) },
      ],
    },
    states: { some: () => [seen(loadMore)], all: () => [unseen(loadMore)] },
    actor: 'blog',
  },
]);
