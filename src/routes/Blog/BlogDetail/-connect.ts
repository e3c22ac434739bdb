import { rowProduct } from '#routes/-shared/row-product';
import { useContent, useVisit } from '#routes/-shared/shop';
import type { BlogDetailViewProps } from '#ui/views/BlogDetailView/BlogDetailView';

import { articleData } from './-article-data';
import { blogDetail, suggestedPosts } from './-words';

/** What the page of a post shows. */
export function useBlogDetail(blogId: number): BlogDetailViewProps {
  const { seed } = useVisit();
  const content = useContent(`post/${blogId}`);
  return {
    post: blogDetail(content),
    products: content.products.map(rowProduct),
    suggested: suggestedPosts(content, seed),
    structuredData: articleData(content.post),
  };
}
