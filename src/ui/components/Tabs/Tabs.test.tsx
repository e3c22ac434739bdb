import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, test } from 'vitest';

import { Tabs } from './Tabs';

const tabs = [
  { id: 'description', label: 'Description', panel: 'Oiled oak.' },
  { id: 'care', label: 'Care', panel: 'Oil it once a year.' },
  { id: 'reviews', label: 'Reviews', panel: 'It creaks kindly.' },
] as const;

afterEach(cleanup);

describe('tabs', () => {
  test.each([
    ['ArrowRight', 'Description', 'Care'],
    ['ArrowRight', 'Reviews', 'Description'],
    ['ArrowLeft', 'Description', 'Reviews'],
    ['Home', 'Reviews', 'Description'],
    ['End', 'Description', 'Reviews'],
    ['Enter', 'Description', 'Description'],
  ])('%s on %s chooses %s and moves focus there', (key, from, to) => {
    render(<ChosenTabs />);
    const start = screen.getByRole('tab', { name: from });
    fireEvent.click(start);
    start.focus();

    fireEvent.keyDown(start, { key });

    expect([document.activeElement?.textContent, screen.getByRole('tabpanel').getAttribute('aria-labelledby')]).toEqual(
      [to, screen.getByRole('tab', { name: to, selected: true }).id],
    );
  });

  test('each tab names its panel, and only that of the chosen one is shown', () => {
    render(<ChosenTabs />);
    const panels = screen
      .getAllByRole('tab')
      .map((tab) => document.getElementById(tab.getAttribute('aria-controls') ?? ''));
    expect(panels.map((panel) => [panel?.textContent, panel?.hidden])).toEqual([
      ['Oiled oak.', false],
      ['Oil it once a year.', true],
      ['It creaks kindly.', true],
    ]);
  });

  test('keys that move between tabs do not scroll, and others do as ever', () => {
    render(<ChosenTabs />);
    const [tab] = screen.getAllByRole('tab');
    const isLeft = (key: string) => tab && fireEvent.keyDown(tab, { key });
    expect(['ArrowRight', 'End', 'ArrowDown', 'Tab'].map(isLeft)).toEqual([false, false, true, true]);
  });

  test.each(['altKey', 'ctrlKey', 'metaKey'])('an arrow with %s is left to the browser, as for Back', (modifier) => {
    render(<ChosenTabs />);
    const [first] = screen.getAllByRole('tab');
    expect(first && fireEvent.keyDown(first, { key: 'ArrowRight', [modifier]: true })).toBe(true);
    expect(screen.getByRole('tab', { selected: true })).toBe(first);
  });

  test('only the chosen tab can be reached with Tab', () => {
    render(<ChosenTabs />);
    expect(screen.getAllByRole('tab').map((tab) => tab.tabIndex)).toEqual([0, -1, -1]);
  });

  test('a panel is a stop for Tab unless it begins with one', () => {
    render(
      <Tabs
        id="product"
        label="About the chair"
        tabs={[tabs[0], { id: 'reviews', label: 'Reviews', panel: <a href="#write">Write one</a>, hasStops: true }]}
        current="description"
        onChoose={() => undefined}
      />,
    );
    expect(screen.getAllByRole('tabpanel', { hidden: true }).map((panel) => panel.tabIndex)).toEqual([0, -1]);
  });
});

function ChosenTabs() {
  const [current, setCurrent] = useState<(typeof tabs)[number]['id']>('description');
  return <Tabs id="product" label="About the chair" tabs={tabs} current={current} onChoose={setCurrent} />;
}
