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
