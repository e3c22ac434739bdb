import { createFileRoute } from '@tanstack/react-router';

import { blogDeks } from '#fixtures/deks';
import { pageHead } from '#routes/-shared/head';
import { postAt } from '#routes/-shared/identity';
import { BlogDetailView } from '#ui/views/BlogDetailView/BlogDetailView';

import { useBlogDetail } from './-connect';

export const Route = createFileRoute('/Blog/BlogDetail/$blogid')({
  beforeLoad: ({ params, location }) => ({ blogId: postAt(params.blogid, location.state.blogId).id }),
  head: ({ params, match }) => {
    const post = postAt(params.blogid, match.context.blogId);
    return pageHead({
      title: post.des,
      description: `${post.name}, ${post.date}. ${blogDeks[post.id]}`,
      picture: post.img,
    });
  },
  component: BlogDetailRoute,
});

function BlogDetailRoute() {
  const { blogId } = Route.useRouteContext();
  const { blogid } = Route.useParams();

  return <BlogDetailView {...useBlogDetail(postAt(blogid, blogId))} />;
}
