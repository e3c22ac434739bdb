import { createFileRoute } from '@tanstack/react-router';

import { blogDeks } from '#fixtures/deks';
import { BlogDetailView } from '#ui/views/BlogDetailView/BlogDetailView';

import { pageHead } from '../../-head';
import { postAt } from '../../-identity';
import { articleData } from '../../-models/article-data';
import { blogDetail, suggestedPosts } from '../../-models/blog-detail';
import { useVisit } from '../../-shop';

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
  const { seed } = useVisit();
  const post = postAt(blogid, blogId);

  return (
    <BlogDetailView post={blogDetail(post)} suggested={suggestedPosts(post, seed)} structuredData={articleData(post)} />
  );
}
