import { expect, test, vi } from 'vitest';

import { keepingAnswers } from './latest-answers';

test('a question is answered once, and again after so many others', () => {
  const answer = vi.fn((question: string) => ({ to: question }));
  const ask = keepingAnswers(answer, 2);
  expect([ask('oak'), ask('ash'), ask('oak')]).toEqual([{ to: 'oak' }, { to: 'ash' }, { to: 'oak' }]);
  expect(answer.mock.calls).toEqual([['oak'], ['ash']]);
  // "oak" was asked later than "ash", which makes room.
  ask('elm');
  ask('oak');
  expect(answer.mock.calls).toEqual([['oak'], ['ash'], ['elm']]);
  ask('ash');
  expect(answer.mock.calls).toEqual([['oak'], ['ash'], ['elm'], ['ash']]);
});

test('a question is answered again when more is known', () => {
  const knowledge = { version: 0 };
  const ask = keepingAnswers((question) => ({ to: question, with: knowledge.version }), 2, knowledge);
  expect([ask('oak').with, ask('ash').with]).toEqual([0, 0]);
  knowledge.version = 1;
  expect([ask('oak').with, ask('ash').with]).toEqual([1, 1]);
});
