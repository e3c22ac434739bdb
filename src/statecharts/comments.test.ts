import { describe, expect, test } from 'vitest';

import { UNMARKED } from '#kit/charts/drawing/marks';
import { stateNodes } from '#kit/charts/transitions';

import { comments, commentsFile, commentsFileOf, faultOf, withComments } from './comments';
import type { ChartedMachine } from './machines';
import { chartedMachines, machineNamed } from './machines';

const payment = machineNamed('payment') as ChartedMachine;

const SENTENCE = "The sentence is the specification's, “informations” included. It stays as it is stated.";

describe('a file of comments', () => {
  test('gets another one below those that are committed', () => {
    expect(commentsFile('payment', new Map([['payment.editing', 'Calm.\n\nAnd warm.\n']]))).toBe(
      `## payment.declined\n\n${SENTENCE}\n\n## payment.editing\n\nCalm.\n\nAnd warm.\n`,
    );
  });

  test('gets one instead of another in the same place, or loses it', () => {
    const changed = new Map([
      ['payment.editing', 'Calm.'],
      ['payment.declined', 'Mend it.'],
    ]);
    expect(commentsFile('payment', changed)).toBe('## payment.declined\n\nMend it.\n\n## payment.editing\n\nCalm.\n');
    expect(commentsFile('payment', new Map([['payment.declined', '']]))).toBe('');
  });

  test('is begun for a machine that has none', () => {
    expect(commentsFileOf('toast')).toEqual({ folder: 'src/machines/toast', file: 'toast.comments.md' });
    expect(commentsFile('toast', new Map([['toast.hidden', 'Calm.']]))).toBe('## toast.hidden\n\nCalm.\n');
  });

  test.each([
    ['', '', 'Write your comment first.'],
    [' \n', '', 'Write your comment first.'],
    ['', 'Calm.', undefined],
    ['Calm.\n### Why\n##no\na ## b', '', undefined],
    ['Calm.\n## Why', '', /^Line 2 begins with “## ”/],
  ])('takes what would be read back as it is: %j over %j', (comment, committed, fault) => {
    const told = faultOf(comment, committed);
    expect(told).toEqual(fault === undefined ? undefined : expect.stringMatching(fault));
  });
});

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
    expect(withComments(UNMARKED, payment, new Map([['payment.declined', '']]))).toBe(UNMARKED);
  });
});
