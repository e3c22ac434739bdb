import { expect, test } from 'vitest';

import { machineNamed } from '#statecharts/machines';
import type { ChartDefinition } from './definition';
import { defineChart, statesOf, transitionsOf } from './definition';
import { inWords } from './in-words';
import { boxText, bundleLines, bundlesOf } from './layout/box';

function chartOf(name: string): ChartDefinition {
  const charted = machineNamed(name);
  if (!charted) {
    throw new Error(`There is no machine ${name}.`);
  }
  return defineChart(charted);
}

test('a state is its name as a title and what is said of it, in lines', () => {
  const [, state] = statesOf(
    inWords({
      name: 'lamp',
      root: {
        ...LAMP,
        states: [{ ...LAMP, id: 'lamp.inStock', key: 'inStock', entry: ['note'], description: STOCKED }],
      },
    }),
  );
  expect(state?.key).toBe('In stock');
  expect(state && boxText(state).rows.map(({ text }) => text)).toEqual(['There are some of this', 'lamp in stock.']);
});

test('a transition is what is said of it; its id, guard and targets stay', () => {
  const payment = chartOf('payment');
  const [named, worded] = [transitionsOf(payment), transitionsOf(inWords(payment))];
  expect(worded.map(({ transition: { id, guard, targets } }) => [id, guard, targets])).toEqual(
    named.map(({ transition: { id, guard, targets } }) => [id, guard, targets]),
  );
  expect(worded.map(({ transition }) => transition.lines?.join(' '))).toEqual(
    named.map(({ transition }) => transition.description),
  );
});

test('from three on, what leads the same way is one arrow that names all that it stands for, each once', () => {
  const always = { event: '', actions: [], targets: ['lamp.b'], reenters: false };
  const lines = (...events: readonly (readonly [event: string, guard: string])[]) =>
    bundlesOf({
      ...LAMP,
      transitions: events.map(([event, guard], id) => ({ ...always, id: String(id), event, guard })),
    }).map((bundle) => bundleLines(bundle, []));
  expect(lines(['on', 'isSet'], ['off', 'isSet'])).toEqual([
    ['on', '[isSet]'],
    ['off', '[isSet]'],
  ]);
  expect(lines(['on', 'isSet'], ['off', 'isSet'], ['off', 'isDark'])).toEqual([
    ['• on [isSet]', '• off [isSet]', '• off [isDark]'],
  ]);
  expect(lines(['on', 'isSet'], ['on', 'isDark'], ['on', 'isLate'])).toEqual([
    ['• on [isSet]', '• on [isDark]', '• on [isLate]'],
  ]);
});

const STOCKED = 'There are some of this lamp in stock.';

const LAMP: ChartDefinition['root'] = {
  id: 'lamp',
  key: 'lamp',
  type: 'compound',
  tags: [],
  entry: [],
  exit: [],
  invokes: [],
  transitions: [],
  states: [],
};
