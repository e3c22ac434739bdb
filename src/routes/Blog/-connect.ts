import { useSelector } from '@xstate/react';

import { FIRST_POSTS } from '#machines/latest-posts/latest-posts.machine';
import { usePage } from '#routes/-shared/shop';
import type { BlogViewProps } from '#ui/views/BlogView/BlogView';

import { page } from './-page';
import { journal } from './-words';

const latest = journal.latest.slice(0, FIRST_POSTS);
const later = journal.latest.slice(FIRST_POSTS);

export function useBlog(): BlogViewProps {
  const posts = usePage(page, {});

  return {
    ...journal,
    latest,
    later,
    showsAll: useSelector(posts, (snapshot) => snapshot.hasTag('all')),
    onMoreRequested: () => posts.send({ type: 'more.requested' }),
  };
}
