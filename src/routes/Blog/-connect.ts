import { useSelector } from '@xstate/react';

import { FIRST_POSTS } from '#machines/latest-posts/latest-posts.machine';
import { focusAfter } from '#routes/-shared/focus';
import { usePage } from '#routes/-shared/shop';
import type { BlogViewProps } from '#ui/views/BlogView/BlogView';
import { postLinkId } from '#ui/views/BlogView/BlogView';

import { page } from './-page';
import { journal } from './-words';

const first = journal.latest.slice(0, FIRST_POSTS);
const others = journal.latest.slice(FIRST_POSTS);

/** The journal as words and a callback. */
export function useBlog(): BlogViewProps {
  const posts = usePage(page, {});
  const showsAll = useSelector(posts, (snapshot) => snapshot.hasTag('all'));

  return {
    ...journal,
    latest: showsAll ? journal.latest : first,
    held: showsAll ? [] : others,
    onMoreRequested: () => focusAfter(() => posts.send({ type: 'more.requested' }), postLinkId(others[0]?.id ?? 0)),
  };
}
