import type { BlogPost } from '#domain/blog-post';
import { slug } from '#domain/slug';
import { pictureOf } from '#fixtures/pictures';
import type { BlogCardWords } from '#ui/components/BlogCard/BlogCard';

export function blogCard(post: BlogPost): BlogCardWords {
  return {
    id: post.id,
    slug: slug(post.name),
    author: post.name,
    date: post.date,
    headline: post.des,
    picture: pictureOf(post.img),
    portrait: pictureOf(post.profile),
  };
}
