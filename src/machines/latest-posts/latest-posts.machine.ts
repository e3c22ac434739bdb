import { emit, setup } from 'xstate';
import * as FOCUS from '#domain/focus-ids';
import { wantingFocus } from '#machines/focus';
import type { FocusWanted } from '#machines/focus';

/** Latest Posts shows 3 of 6 at first (section 2, "Blog"). */
export const FIRST_POSTS = 3;

export type LatestPostsEvent = { type: 'more.requested' };

/** Load More replaces the 3 latest posts with all 6 (section 4). */
export const latestPostsMachine = setup({
  types: { events: {} as LatestPostsEvent, emitted: {} as FocusWanted, tags: {} as 'all' },
  actions: { wantFocus: emit(wantingFocus) },
}).createMachine({
  id: 'latestPosts',
  description: 'How many of the latest posts are listed.',
  initial: 'some',
  states: {
    some: {
      description: 'Three of the six latest posts are listed.',
      on: {
        'more.requested': {
          target: 'all',
          actions: { type: 'wantFocus', params: { on: [FOCUS.firstLaterPost] } },
          description: 'The shopper wants more posts.',
        },
      },
    },
    all: { description: 'All six latest posts are listed.', tags: 'all' },
  },
});
