import { createFileRoute } from '@tanstack/react-router';

import { pageHead } from '../../-head';
import { postAt } from '../../-identity';

export const Route = createFileRoute('/Blog/BlogDetail/$blogid')({
  beforeLoad: ({ params, location }) => ({ blogId: postAt(params.blogid, location.state.blogId).id }),
  head: ({ params, match }) => {
    const post = postAt(params.blogid, match.context.blogId);
    return pageHead({ title: post.des, description: `${post.name}, ${post.date}` });
  },
  component: BlogDetailRoute,
});

function BlogDetailRoute() {
  const { blogId } = Route.useRouteContext();
  const { blogid } = Route.useParams();

  return (
    <h1 tabIndex={-1} id="page-heading">
      {postAt(blogid, blogId).des}
    </h1>
  );
}
