import { describe, expect, test } from 'vitest';

import { chartedMachines } from '#statecharts/machines';

import type { ChartDefinition } from '../definition';
import { defineChart, transitionsOf } from '../definition';
import { toMermaid } from './mermaid';
import { asDiagram, fromMermaid } from './read-mermaid';

const charts = chartedMachines.map(defineChart);

describe('a diagram that was written', () => {
  test.each(charts)('of $name is read as far as it says something', (chart) => {
    const read = fromMermaid(chart.name, toMermaid(chart));
    expect(withoutTransitionIds(read)).toEqual(withoutTransitionIds(asDiagram(chart)));
  });

  test('keeps brackets, slashes and signs apart from what they mean in a label', () => {
    const text = [
      'stateDiagram-v2',
      'state "till" as till {',
      '  [*] --> till_open',
      '  state "open" as till_open',
      '  state "shut" as till_shut',
      '  till_shut --> [*]',
      '}',
      "till_open --> till_shut : drawer.pushed [isIn {of#58; ['a', 'b']}] / ring {at#58; ['c']}, print",
      'till_open --> till_open : coin.given / count (stays)',
      'note right of till_shut : Said #34;shut#34;#59; stays.',
    ].join('\n');
    const { root } = fromMermaid('till', text);
    expect(transitionsOf({ name: 'till', root }).map(({ transition }) => transition)).toMatchObject([
      {
        event: 'drawer.pushed',
        guard: "isIn {of: ['a', 'b']}",
        actions: ["ring {at: ['c']}, print"],
        targets: ['till.shut'],
      },
      { event: 'coin.given', guard: undefined, actions: ['count'], targets: [] },
    ]);
    expect(root).toMatchObject({ type: 'compound', initial: 'till.open' });
    expect(root.states[1]).toMatchObject({ id: 'till.shut', type: 'final', description: 'Said "shut"; stays.' });
  });

  test('has the durations of today where all were in seconds', () => {
    const text = 'stateDiagram-v2\nstate "till" as till\ntill --> till : after 300 s';
    const { root } = fromMermaid('till', text);
    expect(root.transitions[0]?.event).toBe('after 5 min');
  });

  test('is refused where a line or a state is none', () => {
    expect(() => fromMermaid('till', 'flowchart LR')).toThrow(
      'This is no line of a diagram of a machine: flowchart LR',
    );
    expect(() => fromMermaid('till', 'stateDiagram-v2\na --> b : c')).toThrow('This diagram has no state a.');
    expect(() => fromMermaid('till', 'stateDiagram-v2')).toThrow('This diagram has no state.');
  });
});

function withoutTransitionIds(chart: ChartDefinition): unknown {
  return JSON.parse(JSON.stringify(chart.root), (key, value) =>
    key === 'transitions' ? value.map((transition: object) => ({ ...transition, id: '' })) : value,
  );
}
