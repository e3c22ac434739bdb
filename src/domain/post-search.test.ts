import { expect, test } from 'vitest';

import { sampleContent } from '#content/whole-content';

import { postsAbout } from './post-search';

const { posts } = sampleContent().read('journal');

test.each([
  { words: 'linen', ids: [2, 3] },
  { words: 'LINEN bed', ids: [3] },
  { words: 'candles', ids: [9] },
  { words: 'bathroom', ids: [7] },
  { words: 'ines carvalho', ids: [2] },
  { words: 'kel', ids: [8] },
  { words: 'ke', ids: [] },
  { words: 'zebra linen', ids: [] },
  { words: '', ids: [] },
  { words: '(', ids: [] },
])('“$words” finds the posts $ids', ({ words, ids }) => {
  expect(postsAbout(posts, words).map(({ id }) => id)).toEqual(ids);
});

test('the search box offers two of them at most, last of its eight', () => {
  const kinds = sampleContent()
    .index()
    .suggest('wood')
    .map(({ kind }) => kind);
  expect(kinds).toHaveLength(8);
  expect(kinds.filter((kind) => kind === 'post')).toHaveLength(1);
  expect(kinds.at(-1)).toBe('post');
});
