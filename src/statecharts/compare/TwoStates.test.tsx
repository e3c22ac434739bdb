import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';

import { defineChart } from '#kit/charts/definition';

import type { ChartedMachine } from '../machines';
import { machineNamed } from '../machines';
import { TwoStates } from './TwoStates';

vi.mock('virtual:page-words', () => ({
  pageWords: { 'faqItem.collapsed': ['How long?'], 'faqItem.expanded': ['How long?', 'Two days.'] },
}));

vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {}
    disconnect() {}
  },
);

afterEach(cleanup);

const shown = () =>
  screen.getAllByTitle<HTMLIFrameElement>(/^faqItem\./).map((page) => `${page.title} at ${page.style.width}`);

/** As the panel: what is chosen is in the address. */
function Panel({ sides: first }: { readonly sides?: string }) {
  const faqItem = machineNamed('faq-item') as ChartedMachine;
  const [sides, setSides] = useState(first);
  return (
    <>
      <output>{sides}</output>
      <TwoStates machine={faqItem} chart={defineChart(faqItem)} width={390} sides={sides} onChosen={setSides} />
    </>
  );
}

test('two states stand beside each other, or one of them at two widths, and the address says which', () => {
  render(<Panel />);
  expect(shown()).toEqual(['faqItem.collapsed at 390px', 'faqItem.expanded at 390px']);
  screen.getByText('Two days.');

  fireEvent.change(screen.getByLabelText('Another state'), { target: { value: 'collapsed' } });
  const [, otherWidth] = screen.getAllByLabelText('Width');
  fireEvent.change(otherWidth as HTMLElement, { target: { value: '1280' } });
  expect(shown()).toEqual(['faqItem.collapsed at 390px', 'faqItem.collapsed at 1280px']);
  expect(screen.queryByText('Two days.')).toBeNull();
  screen.getByText('collapsed@390,collapsed@1280');
});

test('a link opens the states and widths that it names; of a state that there is not, the first', () => {
  render(<Panel sides="expanded@768,nowhere@390" />);
  expect(shown()).toEqual(['faqItem.expanded at 768px', 'faqItem.collapsed at 390px']);
});
