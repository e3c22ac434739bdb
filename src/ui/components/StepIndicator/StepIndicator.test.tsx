import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

import { StepIndicator } from './StepIndicator';

afterEach(cleanup);

test.each([
  { state: 'missing', note: 'Missing: town/city', read: '1Missing: town/city' },
  { state: 'missing', note: undefined, read: '1, something is missing' },
  { state: 'done', note: undefined, read: '1, done' },
] as const)('a step that is $state, with the note "$note", says so once', ({ state, note, read }) => {
  render(<StepIndicator steps={[{ name: 'Personal', state, note }]} />);
  expect(screen.getByRole('listitem').textContent?.replace('Personal', '')).toBe(read);
});
