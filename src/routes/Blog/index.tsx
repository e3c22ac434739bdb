import { createFileRoute } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';

import { FIRST_POSTS } from '#machines/latest-posts/latest-posts.machine';
import { BlogView, postLinkId } from '#ui/views/BlogView/BlogView';

import { focusAfter } from '../-connect/focus';
import { pageHead } from '../-head';
import { journal } from '../-models/blog';
import { blogPage } from '../-pages/blog';
import { usePage } from '../-shop';

export const Route = createFileRoute('/Blog/')({
  head: () =>
    pageHead({
      title: 'Blog',
      description:
        'Ten pieces to read about rooms and what stands in them: light, linen, oak, rugs, shelves and tables.',
    }),
  component: BlogRoute,
});

function BlogRoute() {
  const posts = usePage(blogPage, '/Blog', {});
  const showsAll = useSelector(posts, (snapshot) => snapshot.hasTag('all'));
  const [firstNew] = journal.latest.slice(FIRST_POSTS);

  return (
    <BlogView
      {...journal}
      latest={showsAll ? journal.latest : journal.latest.slice(0, FIRST_POSTS)}
      held={showsAll ? [] : journal.latest.slice(FIRST_POSTS)}
      onMoreRequested={() => focusAfter(() => posts.send({ type: 'more.requested' }), postLinkId(firstNew?.id ?? 0))}
    />
  );
}
