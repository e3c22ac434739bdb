import { expect, test } from 'vitest';

import type { BlogPost } from '#domain/blog-post';
import { blogPosts } from '#fixtures/blog-posts';

import { journal } from '../-words';
import { articleData } from './-article-data';
import { blogDetail, suggestedPosts } from './-words';

const SEEDS = [0, 1, 2, 7, 99, 4_711, 999_999];

test('the featured post is 0, posts 1-3 stand beside it, and 4-9 are the latest', () => {
  expect({
    featured: journal.featured?.id,
    beside: journal.beside.map(({ id }) => id),
    latest: journal.latest.map(({ id }) => id),
  }).toEqual({ featured: 0, beside: [1, 2, 3], latest: [4, 5, 6, 7, 8, 9] });
});

test.each(blogPosts)('post $id has a standfirst, a text and its headline', (post) => {
  const { headline, standfirst, readingMinutes, blocks } = blogDetail(post);
  expect(headline).toBe(post.des);
  expect(standfirst).not.toBe('');
  expect(readingMinutes).toBeGreaterThanOrEqual(2);
  expect(new Set(blocks.map(({ text }) => text)).size).toBe(blocks.length);
});

test.each(blogPosts)('post $id suggests 3 different others, the same ones for the whole visit', (post) => {
  for (const seed of SEEDS) {
    const ids = suggestedPosts(post, seed).map(({ id }) => id);
    expect({ count: new Set(ids).size, hasItself: ids.includes(post.id) }).toEqual({ count: 3, hasItself: false });
    expect(suggestedPosts(post, seed).map(({ id }) => id)).toEqual(ids);
  }
});

test('another visit suggests other posts', () => {
  const [post] = blogPosts;
  const suggestions = SEEDS.map((seed) => (post ? suggestedPosts(post, seed).map(({ id }) => id) : []));
  expect(new Set(suggestions.map(String)).size).toBeGreaterThan(1);
});

test('search engines are told of an article, and no text can end the script', () => {
  const post: BlogPost = { ...(blogPosts[2] as BlogPost), des: 'Lay </script> the table' };
  const json = articleData(post);
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
