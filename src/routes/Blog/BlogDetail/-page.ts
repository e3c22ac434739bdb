import { slug } from '#domain/slug';
import type { Page } from '#routes/-shared/page';

export const page: Page = {
  address: '/Blog/BlogDetail/Maren-Solberg',
  addresses: (content) => content.read('journal').posts.map(({ name }) => `/Blog/BlogDetail/${slug(name)}`),
};
