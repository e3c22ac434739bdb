import { createFileRoute } from '@tanstack/react-router';

import { hereOf, loadNamed } from '#routes/-shared/content';
import { namedUrl, pageHead } from '#routes/-shared/head';
import { BlogDetailView } from '#ui/views/BlogDetailView/BlogDetailView';

import { useBlogDetail } from './-connect';

export const Route = createFileRoute('/Blog/BlogDetail/$blogid')({
  beforeLoad: async ({ params, location, context: { shop } }) => {
    const named = { segment: params.blogid, id: location.state.blogId };
    const { post } = await loadNamed(shop, shop.world.content.postNamed(named));
    return { blogId: post.id };
  },
  head: ({ match: { context } }) => {
    const content = hereOf(context.shop, 'post', context.blogId);
    if (!content) {
      return {};
    }
    const { post } = content;
    return pageHead({
      title: post.des,
      description: `${post.name}, ${post.date}. ${post.standfirst}`,
      picture: post.img,
      address: namedUrl('/Blog/BlogDetail/', post.name),
    });
  },
  component: BlogDetailRoute,
});

function BlogDetailRoute() {
  const { blogId } = Route.useRouteContext();

  return <BlogDetailView {...useBlogDetail(blogId)} />;
}
