import { expect, test } from 'vitest';

import { mattressWords } from './mattress-words';

test.each([
  { mattressWidth: 90, words: 'mattress 90 200 single twin' },
  { mattressWidth: 140, words: 'mattress 140 200 double size full' },
  { mattressWidth: 160, words: 'mattress 160 200 queen size double' },
  { mattressWidth: 180, words: 'mattress 180 200 king size double' },
  { mattressWidth: 200, words: 'mattress 200 200 super king size' },
])('a mattress of $mattressWidth cm is "$words"', ({ mattressWidth, words }) => {
  expect(mattressWords({ mattressWidth, mattressLength: 200 })).toBe(words);
});

test('what takes no mattress has no words for it', () => {
  expect(mattressWords({ width: 90 })).toBe('');
});
