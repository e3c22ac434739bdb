import { expect, test } from 'vitest';

import { normalizedWords, withoutTurns } from './words';

test.each([
  { text: 'Cloud Bouclé Cushion', words: ['cloud', 'boucle', 'cushion'] },
  { text: 'Baker’s Utensil-Crock', words: ['bakers', 'utensil', 'crock'] },
  { text: "Baker's", words: ['bakers'] },
  { text: 'bed 160x200', words: ['bed', '160', '200'] },
  { text: '160 × 200', words: ['160', '200'] },
  { text: 'box 3 xl', words: ['box', '3', 'xl'] },
  { text: 'la\u00admp la\u200bmp ｌａｍｐ', words: ['lamp', 'lamp', 'lamp'] },
  { text: 'Łódź ŒUF Smørrebrød Straße Æther', words: ['lodz', 'oeuf', 'smorrebrod', 'strasse', 'aether'] },
  { text: 'Þór Miðja', words: ['thor', 'midja'] },
  { text: '北欧風チェア（オーク）', words: ['北', '欧', '風', 'チェア', 'オーク'] },
  { text: '木のﾃｰﾌﾞﾙ、らーめん鉢', words: ['木', 'の', 'テーフル', 'らーめん', '鉢'] },
  { text: ' (  ', words: [] },
])('the words of "$text" are $words', ({ text, words }) => {
  expect(normalizedWords(text)).toEqual(words);
});

test('signs that turn a line around are left out; marks that only say how a letter stands stay', () => {
  expect(withoutTurns('\u202A\u202B\u202C\u202D\u202Elamp\u2066\u2067\u2068\u2069')).toBe('lamp');
  expect(withoutTurns('\u05D0\u200F! lamp\u200E')).toBe('\u05D0\u200F! lamp\u200E');
});
