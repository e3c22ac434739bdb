import { expect, test } from 'vitest';

import { sampleContent } from '#content/whole-content';

import { journal } from '../-words';
import { articleData } from './-article-data';
import { blogDetail, suggestedPosts } from './-words';

const { posts } = sampleContent().read('journal');
const contents = posts.map(({ id }) => sampleContent().read(`post/${id}`));

const SEEDS = [0, 1, 2, 7, 99, 4_711, 999_999];

test('the featured post is 0, posts 1-3 stand beside it, and 4-9 are the latest', () => {
  const { featured, beside, latest } = journal(posts);
  expect({
    featured: featured?.id,
    beside: beside.map(({ id }) => id),
    latest: latest.map(({ id }) => id),
  }).toEqual({ featured: 0, beside: [1, 2, 3], latest: [4, 5, 6, 7, 8, 9] });
});

test.each(contents)('post $post.id has a standfirst, a text and its headline', (content) => {
  const { headline, standfirst, readingMinutes, blocks } = blogDetail(content);
  expect(headline).toBe(content.post.des);
  expect(standfirst).not.toBe('');
  expect(readingMinutes).toBeGreaterThanOrEqual(2);
  expect(new Set(blocks.map(({ text }) => text)).size).toBe(blocks.length);
});

test.each([
  { words: 2, minutes: 1 },
  { words: 344, minutes: 1 },
  { words: 345, minutes: 2 },
  { words: 1150, minutes: 5 },
])('$words words take $minutes min to read, at 230 a minute', ({ words, minutes }) => {
  const [content = expect.unreachable()] = contents;
  const text = Array.from({ length: words }, () => 'oak').join(' ');
  expect(blogDetail({ ...content, blocks: [{ kind: 'paragraph', text }] }).readingMinutes).toBe(minutes);
});

test.each(contents)('post $post.id suggests 3 different others, the same ones for the whole visit', (content) => {
  for (const seed of SEEDS) {
    const ids = suggestedPosts(content, seed).map(({ id }) => id);
    expect({ count: new Set(ids).size, hasItself: ids.includes(content.post.id) }).toEqual({
      count: 3,
      hasItself: false,
    });
    expect(suggestedPosts(content, seed).map(({ id }) => id)).toEqual(ids);
  }
});

test('another visit suggests other posts', () => {
  const [content = expect.unreachable()] = contents;
  const suggestions = SEEDS.map((seed) => suggestedPosts(content, seed).map(({ id }) => id));
  expect(new Set(suggestions.map(String)).size).toBeGreaterThan(1);
});

test('search engines are told of an article, and no text can end the script', () => {
  const [, , post = expect.unreachable()] = posts;
  const json = articleData({ ...post, des: 'Lay </script> the table' });
  expect(json).not.toContain('<');
  expect(JSON.parse(json)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: 'Lay </script> the table',
    description: 'Ten minutes with plates, twigs and linen, so that one room is finished before the bell rings.',
    url: 'https://larkwood.example/Blog/BlogDetail/In%C3%AAs-Carvalho',
    image: 'https://larkwood.example/social/room-blog-2.jpg',
    datePublished: '2025-04-27',
    author: { '@type': 'Person', name: 'Inês Carvalho' },
    publisher: { '@type': 'Organization', name: 'Larkwood' },
  });
});
