import { slug } from '#domain/slug';
import { blogPosts } from '#fixtures/blog-posts';
import type { Page } from '#routes/-shared/page';

export const page: Page = {
  address: '/Blog/BlogDetail/Maren-Solberg',
  addresses: () => blogPosts.map(({ name }) => `/Blog/BlogDetail/${slug(name)}`),
};
