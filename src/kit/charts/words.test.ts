import { expect, test } from 'vitest';

import { durationWords, waitWords } from './words';

test.each([
  [0, '0 s'],
  [1, '0.001 s'],
  [300, '0.3 s'],
  [4_999, '4.999 s'],
  [5_000, '5 s'],
  [90_000, '1 min 30 s'],
  [120_000, '2 min'],
  [129_600_000, '1 day 12 h'],
  [172_800_100, '2 days 0.1 s'],
  [2_592_000_000, '30 days'],
])('%d ms are said as %s', (ms, words) => {
  expect(durationWords(ms)).toBe(words);
});

test('a step that waits is said as people say it, any other as it is called', () => {
  expect(waitWords('172800000 ms pass: the carrier collects it.')).toBe('2 days pass: the carrier collects it.');
  expect(waitWords('the toast is shown')).toBe('the toast is shown');
});
