import { render } from '@testing-library/react';
import { expect, test } from 'vitest';

import { WholeWords } from './WholeWords';
import { whole } from './WholeWords.css';

test.each([
  ['Alder Two-Drawer Nightstand', ['Two-Drawer']],
  ['Off-White Lamp, Two-Drawer', ['Off-White', 'Two-Drawer']],
  ['Haven Oak Platform Bed', []],
  ['Self-Watering-And-Feeding Pot', []],
])('%s is as it was, and %j do not break where there is room', (name, words) => {
  const { container } = render(<WholeWords>{name}</WholeWords>);
  expect(container.textContent).toBe(name);
  expect(Array.from(container.querySelectorAll(`.${whole}`), ({ textContent }) => textContent)).toEqual(words);
});
