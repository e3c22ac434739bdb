import { blogPosts } from '#fixtures/blog-posts';
import { blogDeks } from '#fixtures/deks';
import { blogCard } from '#routes/-shared/blog-card';

const [featured, ...others] = blogPosts.map((post) => blogCard(post));

/** Post 0 is featured, 1-3 are beside it, 4-9 are the Latest Posts (readings, "Blog"). */
export const journal = {
  featured,
  standfirsts: blogDeks,
  beside: others.slice(0, 3),
  latest: others.slice(3),
} as const;
