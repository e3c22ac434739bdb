import type { ListedPost } from '#domain/content';
import { blogCard } from '#routes/-shared/blog-card';

/** Post 0 is featured, 1-3 are beside it, 4-9 are the Latest Posts (readings, "Blog"). */
export function journal(posts: readonly ListedPost[]) {
  const [featured, ...others] = posts.map((post) => blogCard(post));
  return {
    featured,
    standfirsts: Object.fromEntries(posts.map(({ id, standfirst }) => [id, standfirst])),
    beside: others.slice(0, 3),
    latest: others.slice(3),
  };
}
