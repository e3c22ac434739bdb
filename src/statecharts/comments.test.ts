import { describe, expect, test } from 'vitest';

import { UNMARKED } from '#kit/charts/drawing/marks';
import { stateNodes } from '#kit/charts/transitions';

import { comments, withComments } from './comments';
import type { ChartedMachine } from './machines';
import { chartedMachines, machineNamed } from './machines';

const payment = machineNamed('payment') as ChartedMachine;

describe('comments on states', () => {
  test('stand under the id of their state', () => {
    expect(comments.get('payment.declined')).toMatch(/^The sentence is the specification's.*stated\.$/);
  });

  test('are of states that are there', () => {
    const ids = new Set(chartedMachines.flatMap(({ machine }) => stateNodes(machine).map(({ id }) => id)));
    expect([...comments.keys()].filter((id) => !ids.has(id))).toEqual([]);
  });

  test('mark their state in the drawing; one that is marked already says both', () => {
    expect([...withComments(UNMARKED, payment).states]).toMatchObject([
      ['payment.declined', { kind: 'commented', words: expect.stringMatching(/^Comment: The sentence/) }],
    ]);
    const covered = { kind: 'covered', badge: '2', words: 'Visited 2 times.' } as const;
    const both = withComments(
      {
        states: new Map([
          ['payment.declined', covered],
          ['payment.editing', covered],
        ]),
        transitions: new Map(),
      },
      payment,
    ).states;
    expect(both.get('payment.declined')).toMatchObject({
      kind: 'covered',
      badge: '2',
      words: expect.stringMatching(/^Visited 2 times\. Comment: The sentence/),
    });
    expect(both.get('payment.editing')).toEqual(covered);
    expect(withComments(UNMARKED, machineNamed('toast') as ChartedMachine)).toBe(UNMARKED);
  });
});
