import { expect, test } from 'vitest';

import { cellsOf, startedActor } from '#tests/support/cells';
import type { LatestPostsEvent } from './latest-posts.machine';
import { FIRST_POSTS, latestPostsMachine } from './latest-posts.machine';

const more: LatestPostsEvent = { type: 'more.requested' };

test('every state and event', () => {
  expect(
    cellsOf({ machine: latestPostsMachine, input: undefined, pathTo: { some: [], all: [more] }, events: { more } }),
  ).toEqual({ some: { more: 'all' }, all: { more: '·' } });
});

test('only the whole list is tagged as such', () => {
  const posts = startedActor(latestPostsMachine, undefined);
  const before = posts.getSnapshot().hasTag('all');
  posts.send(more);
  expect({ before, after: posts.getSnapshot().hasTag('all'), first: FIRST_POSTS }).toEqual({
    before: false,
    after: true,
    first: 3,
  });
});
