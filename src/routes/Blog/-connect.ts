import { useSelector } from '@xstate/react';

import { FIRST_POSTS } from '#machines/latest-posts/latest-posts.machine';
import { useContent, usePage } from '#routes/-shared/shop';
import type { BlogViewProps } from '#ui/views/BlogView/BlogView';

import { page } from './-page';
import { journal } from './-words';

/** What the journal shows, and what it tells machines. */
export function useBlog(): BlogViewProps {
  const posts = usePage(page, {});

  const { latest, ...words } = journal(useContent('journal').posts);

  return {
    ...words,
    latest: latest.slice(0, FIRST_POSTS),
    later: latest.slice(FIRST_POSTS),
    showsAll: useSelector(posts, (snapshot) => snapshot.hasTag('all')),
    onMoreRequested: () => posts.send({ type: 'more.requested' }),
  };
}
