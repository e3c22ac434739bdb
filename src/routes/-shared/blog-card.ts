import type { ListedPost } from '#domain/content';
import { slug } from '#domain/slug';
import type { BlogCardWords } from '#ui/components/BlogCard/BlogCard';

/** A post for its card. */
export function blogCard(post: ListedPost): BlogCardWords {
  return {
    id: post.id,
    slug: slug(post.name),
    author: post.name,
    date: post.date,
    headline: post.des,
    picture: post.picture,
    portrait: post.portrait,
  };
}
