import type { BlogPost } from '#domain/blog-post';
import { useVisit } from '#routes/-shared/shop';
import type { BlogDetailViewProps } from '#ui/views/BlogDetailView/BlogDetailView';

import { articleData } from './-article-data';
import { blogDetail, suggestedPosts } from './-words';

export function useBlogDetail(post: BlogPost): BlogDetailViewProps {
  const { seed } = useVisit();
  return { post: blogDetail(post), suggested: suggestedPosts(post, seed), structuredData: articleData(post) };
}
