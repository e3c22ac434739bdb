import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

import { defineChart } from '#kit/charts/definition';

import type { ChartedMachine } from '../machines';
import { machineNamed } from '../machines';
import { TwoStates } from './TwoStates';

vi.mock('virtual:page-words', () => ({
  pageWords: { 'faqItem.collapsed': ['How long?'], 'faqItem.expanded': ['How long?', 'Two days.'] },
}));

afterEach(cleanup);

const shown = () =>
  screen.getAllByTitle<HTMLIFrameElement>(/^faqItem\./).map((page) => `${page.title} at ${page.style.width}`);

test('two states stand beside each other, or one of them at two widths', () => {
  const faqItem = machineNamed('faq-item') as ChartedMachine;
  render(<TwoStates machine={faqItem} chart={defineChart(faqItem)} width={390} />);
  expect(shown()).toEqual(['faqItem.collapsed at 390px', 'faqItem.expanded at 390px']);
  screen.getByText('Two days.');

  fireEvent.change(screen.getByLabelText('Another state'), { target: { value: '0' } });
  const [, otherWidth] = screen.getAllByLabelText('Width');
  fireEvent.change(otherWidth as HTMLElement, { target: { value: '1280' } });
  expect(shown()).toEqual(['faqItem.collapsed at 390px', 'faqItem.collapsed at 1280px']);
  expect(screen.queryByText('Two days.')).toBeNull();
});
