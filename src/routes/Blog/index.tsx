import { createFileRoute } from '@tanstack/react-router';

import { loadContent } from '#routes/-shared/content';
import { pageHead } from '#routes/-shared/head';
import { BlogView } from '#ui/views/BlogView/BlogView';

import { useBlog } from './-connect';

export const Route = createFileRoute('/Blog/')({
  head: () =>
    pageHead({
      title: 'Blog',
      description:
        'Ten pieces to read about rooms and what stands in them: light, linen, oak, rugs, shelves and tables.',
    }),
  loader: ({ context }) => loadContent(context.shop, 'journal'),
  component: BlogRoute,
});

function BlogRoute() {
  return <BlogView {...useBlog()} />;
}
