import type { PostBlock } from '#domain/blog-post';
import { SUGGESTED_POSTS } from '#domain/blog-post';
import type { PostContent } from '#domain/content';
import { pickSome } from '#domain/random';
import { blogCard } from '#routes/-shared/blog-card';
import type { BlogDetailWords } from '#ui/views/BlogDetailView/BlogDetailView';

/** Average reading speed. */
const WORDS_PER_MINUTE = 230;

/** A post with its text. */
export function blogDetail({ post, blocks }: PostContent): BlogDetailWords {
  return {
    ...blogCard(post),
    standfirst: post.standfirst,
    readingMinutes: Math.max(1, Math.round(wordCount(blocks) / WORDS_PER_MINUTE)),
    blocks,
  };
}

/** 3 other posts, stable for the visit (section 9, "Blog suggested posts"). */
export function suggestedPosts({ post, others }: PostContent, visitSeed: number) {
  return pickSome(others, SUGGESTED_POSTS, visitSeed * 10 + post.id).map((other) => blogCard(other));
}

function wordCount(blocks: readonly PostBlock[]): number {
  return blocks.flatMap(({ text }) => text.split(/\s+/)).length;
}
