import type { BlogPost, PostBlock } from '#domain/blog-post';
import { pickSome } from '#domain/random';
import { SUGGESTED_POSTS } from '#domain/suggestions';
import { blogPosts } from '#fixtures/blog-posts';
import { blogDeks } from '#fixtures/deks';
import { postBodies } from '#fixtures/post-bodies';
import { blogCard } from '#routes/-shared/blog-card';
import type { BlogDetailWords } from '#ui/views/BlogDetailView/BlogDetailView';

/** Average reading speed. */
const WORDS_PER_MINUTE = 230;

/** A post with its text. Import it in route components only: it contains the texts of all posts. */
export function blogDetail(post: BlogPost): BlogDetailWords {
  const blocks = postBodies[post.id] ?? [];
  return {
    ...blogCard(post),
    standfirst: blogDeks[post.id] ?? '',
    readingMinutes: Math.max(1, Math.round(wordCount(blocks) / WORDS_PER_MINUTE)),
    blocks,
  };
}

/** 3 other posts, stable for the visit (section 9, "Blog suggested posts"). */
export function suggestedPosts(post: BlogPost, visitSeed: number) {
  const others = blogPosts.filter(({ id }) => id !== post.id);
  return pickSome(others, SUGGESTED_POSTS, visitSeed * 10 + post.id).map((other) => blogCard(other));
}

function wordCount(blocks: readonly PostBlock[]): number {
  return blocks.flatMap(({ text }) => text.split(/\s+/)).length;
}
