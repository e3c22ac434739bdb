import { describe, expect, test } from 'vitest';

import { defineChart } from '../definition';
import { machineNamed } from '#statecharts/machines';
import { readTested } from './tested';
import type { TestedMachine } from './tested';
import { followersOf, refusedTimes, testedMarks, testedWords } from './tested-marks';

const chart = defineChart(machineNamed('faq-item') as Parameters<typeof defineChart>[0]);
const [opening, closing] = ['faqItem.collapsed|question.toggled|0', 'faqItem.expanded|question.toggled|0'] as const;

const tested: TestedMachine = {
  machine: 'faq-item',
  states: [
    { id: 'faqItem', count: 3 },
    { id: 'faqItem.collapsed', count: 2 },
    { id: 'faqItem.expanded', count: 0 },
  ],
  transitions: [
    { id: opening, count: 1 },
    { id: closing, count: 0 },
  ],
  pairs: [
    { id: `${opening} » ${closing}`, count: 0 },
    { id: `${closing} » ${opening}`, count: 4 },
  ],
  refused: [{ state: 'faqItem.collapsed', event: 'faq.left', count: 2 }],
  justified: { [closing]: 'Nobody closes it.' },
};

describe('what the tests cover', () => {
  test('marks states and transitions with their counts, and says why where nothing leads', () => {
    const { states, transitions } = testedMarks(chart, tested);
    expect([...states].map(([id, { kind, badge }]) => [id, kind, badge])).toEqual([
      ['faqItem', 'covered', '3'],
      ['faqItem.collapsed', 'covered', '2'],
      ['faqItem.expanded', 'uncovered', '0'],
    ]);
    expect(states.get('faqItem.collapsed')?.words).toBe(
      'Visited 2 times by the tests. Refused here, as tested: faq.left.',
    );
    expect([...transitions]).toEqual([
      [
        opening,
        {
          kind: 'partly',
          badge: '1',
          words: 'Taken once by the tests. 0 of 1 transitions that can follow did follow.',
        },
      ],
      [closing, { kind: 'justified', badge: '–', words: 'Nothing reaches it: Nobody closes it.' }],
    ]);
  });

  test('knows what follows what, and what was refused how often', () => {
    expect(followersOf(closing, tested)).toEqual([{ id: opening, count: 4 }]);
    expect(refusedTimes('faqItem', 'faq.left', tested)).toBe(2);
    expect(refusedTimes('faqItem.expanded', 'faq.left', tested)).toBe(0);
    expect(refusedTimes('faq', 'faq.left', tested)).toBe(0);
    expect(testedWords(tested)).toBe(
      '1 of 2 states, 1 of 2 transitions, 1 of 2 pairs of transitions; 1 refused events, tried 2 times.',
    );
  });

  test('a report of another kind is refused in a sentence', () => {
    expect(readTested({ version: 1, criterion: 'pairs', machines: [tested] }).machines).toEqual([tested]);
    expect(() => readTested({ version: 2 })).toThrow(/^This file is no coverage report of the machines/);
  });
});
