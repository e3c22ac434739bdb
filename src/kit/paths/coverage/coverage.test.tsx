import { describe, expect, test } from 'vitest';

import { transitions } from '#kit/charts/transitions';

import type { Model } from '../model';
import { registry } from '#machines/registry';
import { coverageOf, missingIn } from './coverage';
import { coverageFormats } from './formats';

const toast = registry.find(({ name }) => name === 'toast') as Model;

describe.each(registry)('$name, run by its suite for transitions', (model) => {
  const coverage = coverageOf(model, 'transitions');

  test('does all that is drawn: every state that can be reached is reached, every branch is taken', () => {
    expect(missingIn(coverage)).toEqual([]);
    expect(coverage.transitions.map(({ id }) => id)).toEqual([...transitions(model.machine).keys()]);
  });
});

test('a toast: what was counted is what its one path does', () => {
  const { states, transitions: taken, refused } = coverageOf(toast, 'transitions');
  expect(Object.fromEntries(states.map(({ id, count }) => [id, count]))).toEqual({
    toast: 11,
    'toast.hidden': 4,
    'toast.visible': 7,
    'toast.visible.passing': 5,
    'toast.visible.held': 2,
  });
  expect(Object.fromEntries(taken.map(({ id, count }) => [id, count]))).toEqual({
    'toast.hidden|toast.shown|0': 3,
    'toast.visible|toast.closed|0': 1,
    'toast.visible|contents.changed|0': 1,
    'toast.visible.passing|toast.shown|0': 1,
    'toast.visible.passing|toast.held|0': 1,
    'toast.visible.passing|xstate.after.lifetime.toast.visible.passing|0': 1,
    'toast.visible.held|toast.shown|0': 1,
    'toast.visible.held|toast.released|0': 1,
  });
  expect(refused.filter(({ state }) => state === 'toast.visible.held')).toEqual([
    {
      state: 'toast.visible.held',
      event: 'contents.changed',
      // While the message is of the wardrobe, a list of the lamp alone does hide it.
      case: 'the lamp is where it was added',
      count: 1,
    },
    { state: 'toast.visible.held', event: 'toast.held', case: 'toast.held', count: 2 },
  ]);
});

test('a suite that takes too little is told what it misses', () => {
  const coverage = coverageOf(toast, 'states');
  expect(missingIn(coverage)).toEqual([
    'toast.visible|toast.closed|0',
    'toast.visible|contents.changed|0',
    'toast.visible.passing|toast.shown|0',
    'toast.visible.passing|xstate.after.lifetime.toast.visible.passing|0',
    'toast.visible.held|toast.shown|0',
    'toast.visible.held|toast.released|0',
  ]);
});

describe('the reports of a suite with gaps', () => {
  const machines = [coverageOf(toast, 'states')];
  const coverage = { criterion: 'states', machines } as const;
  const justified = {
    criterion: 'states',
    machines: [{ ...coverageOf(toast, 'states'), justified: reasons() }],
  } as const;

  test('as text and as Markdown: a row a machine, and what is missing', () => {
    expect(coverageFormats.text.write(coverage)).toMatch(
      /^toast +5\/5 +2\/8 +1\/26 +9 +toast\.visible\|toast\.closed\|0, /m,
    );
    expect(coverageFormats.markdown.write(coverage)).toContain('| toast | 5/5 | 2/8 | 1/26 | 9 | ');
  });

  test('as JSON: all counts', () => {
    expect(JSON.parse(coverageFormats.json.write(coverage))).toEqual({ version: 1, criterion: 'states', machines });
  });

  test('as JUnit: a failure for each gap, skipped where it is justified', () => {
    const parse = (text: string) => new DOMParser().parseFromString(text, 'text/xml');
    const gaps = parse(coverageFormats.junit.write(coverage));
    expect([gaps.querySelectorAll('testcase').length, gaps.querySelectorAll('failure').length]).toEqual([13, 6]);
    const excused = parse(coverageFormats.junit.write(justified));
    expect([...excused.querySelectorAll('skipped')].map((gap) => gap.getAttribute('message'))).toEqual([
      'it <never> happens',
    ]);
  });

  test('as HTML: a row for each state, transition, pair and refused event', () => {
    const page = new DOMParser().parseFromString(coverageFormats.html.write(coverage), 'text/html');
    expect(page.querySelectorAll('details tbody tr')).toHaveLength(5 + 8 + 26 + 9);
    expect(page.querySelectorAll('tr.none')).toHaveLength(6 + 25);
  });
});

function reasons(): Readonly<Record<string, string>> {
  return { 'toast.visible|toast.closed|0': 'it <never> happens' };
}
