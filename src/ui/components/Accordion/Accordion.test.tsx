import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

import { Accordion } from './Accordion';

afterEach(cleanup);

test('each question says whether its answer is shown, and which it is', () => {
  const items = [
    { id: 'oak', title: 'Is it oak?', content: 'It is.' },
    { id: 'wool', title: 'Is it wool?', content: 'It is not.' },
  ];
  render(<Accordion items={items} openIds={['wool']} onToggle={() => undefined} />);
  const questions = screen.getAllByRole('button').map((question) => {
    const answer = document.getElementById(question.getAttribute('aria-controls') ?? '');
    return [question.textContent, question.getAttribute('aria-expanded'), answer?.textContent, answer?.hidden];
  });
  expect(questions).toEqual([
    ['Is it oak?', 'false', 'It is.', true],
    ['Is it wool?', 'true', 'It is not.', false],
  ]);
});
