import { expect, test } from 'vitest';

import { machineNamed } from '#statecharts/machines';
import { defineChart } from './definition';
import { find } from './search';
import { tableOf } from './table';

const toast = defineChart(machineNamed('toast') as Parameters<typeof defineChart>[0]);

test('the table says of every state and event what happens, who hears it, and what no shopper can send', () => {
  const { columns, rows } = tableOf(toast);
  expect(columns).toEqual([
    { event: 'toast.shown', isSent: true },
    { event: 'toast.closed', isSent: true },
    { event: 'contents.changed', isSent: true },
    { event: 'toast.held', isSent: true },
    { event: 'after 5 s', isSent: false },
    { event: 'toast.released', isSent: true },
  ]);
  const said = rows.map(({ state, cells }) => [
    state.key,
    ...cells.map(({ transitions, heardBy, isHeardInside }) =>
      [transitions.map(({ targets }) => targets.join()).join(), heardBy, isHeardInside ? 'inside' : ''].join('|'),
    ),
  ]);
  expect(said).toEqual([
    ['toast', '||inside', '||inside', '||inside', '||inside', '||inside', '||inside'],
    ['hidden', 'toast.visible||', '||', '||', '||', '||', '||'],
    ['visible', '||inside', 'toast.hidden||', 'toast.hidden||', '||inside', '||inside', '||inside'],
    [
      'passing',
      'toast.visible.passing||',
      'toast.hidden|visible|',
      'toast.hidden|visible|',
      'toast.visible.held||',
      'toast.hidden||',
      '||',
    ],
    ['held', '||', 'toast.hidden|visible|', 'toast.hidden|visible|', '||', '||', 'toast.visible.passing||'],
  ]);
});

test('a search finds states and transitions by every word, and nothing for no word', () => {
  expect(find(toast, ' ')).toBeUndefined();
  expect([...(find(toast, 'HELD') ?? [])]).toEqual([
    'toast.visible.passing|toast.held|0',
    'toast.visible.held',
    'toast.visible.held|toast.shown|0',
  ]);
  expect([...(find(toast, 'after 5') ?? [])]).toEqual([
    expect.stringMatching(/^toast\.visible\.passing\|xstate\.after/),
  ]);
});
