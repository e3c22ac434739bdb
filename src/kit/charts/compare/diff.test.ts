import { describe, expect, test } from 'vitest';

import type { ChartDefinition, ChartState } from '../definition';
import { defineChart, statesOf } from '../definition';
import { chartedMachines, machineNamed } from '#statecharts/machines';
import { bothVersions } from './both-versions';
import { diffCharts } from './diff';

const payment = defineChart(machineNamed('payment') as Parameters<typeof defineChart>[0]);

describe('two versions of a machine', () => {
  test.each(chartedMachines.map(defineChart))('$name is no different from itself', (chart) => {
    expect(diffCharts(chart, chart)).toEqual([]);
  });

  test('a state and its transitions that came are new, and gone the other way round', () => {
    const before = without(payment, 'payment.declined');
    const added = diffCharts(before, payment);
    expect(added.map(({ kind, words }) => [kind, words])).toEqual([
      ['added', 'State payment.declined is new.'],
      ['added', 'payment.declined: dialog.closed is new.'],
    ]);
    expect(diffCharts(payment, before).map(({ kind, words }) => [kind, words])).toEqual([
      ['removed', 'State payment.declined is gone.'],
      ['removed', 'payment.declined: dialog.closed is gone.'],
    ]);
  });

  test('a changed target, action and description are told in one sentence', () => {
    const before = mapStates(payment, (state) => ({
      ...state,
      transitions: state.transitions.map((transition) =>
        transition.id === 'payment.declined|dialog.closed|0'
          ? { ...transition, targets: ['payment.approved'], actions: ['forgetProblems'], description: 'Paid.' }
          : transition,
      ),
    }));
    expect(diffCharts(before, payment).map(({ words }) => words)).toEqual([
      "payment.declined: dialog.closed: it leads to payment.editing instead of payment.approved; it does wantFocus {on: ['card-cardnum']} instead of forgetProblems; it is described as “Try Again: back to the card, with everything still typed in” instead of “Paid”.",
    ]);
  });

  test('another delay is told in seconds, or by its name where they are not known', () => {
    const delayed = (ms: number | undefined) =>
      mapStates(payment, (state) => ({
        ...state,
        transitions: state.transitions.map((transition) =>
          transition.delay ? { ...transition, delay: { name: 'reading', ms } } : transition,
        ),
      }));
    expect([2_000, undefined].flatMap((ms) => diffCharts(delayed(ms), payment)).map(({ words }) => words)).toEqual([
      'payment.editing.changed: after 1 s: it waits 1 s instead of 2 s.',
      'payment.editing.changed: after 1 s: it waits 1 s instead of reading.',
    ]);
  });

  test('descriptions are quoted within the sentence, without their full stops', () => {
    const before = mapStates(payment, (state) =>
      state.id === 'payment.declined' ? { ...state, description: 'The card is refused.' } : state,
    );
    const undescribed = mapStates(payment, ({ description, ...state }) =>
      state.id === 'payment.declined' ? state : { ...state, description },
    );
    expect(diffCharts(before, undescribed).map(({ words }) => words)).toEqual([
      'State payment.declined: it is described as nothing instead of “The card is refused”.',
    ]);
  });

  test('a branch put before others is new, and those are the same', () => {
    const before = mapStates(payment, (state) => ({
      ...state,
      transitions: state.transitions.filter(({ guard }) => guard !== 'matchesRecord'),
    }));
    expect(diffCharts(before, payment).map(({ kind, words }) => [kind, words])).toEqual([
      ['added', 'payment.editing: done: form [matchesRecord] is new.'],
    ]);
  });

  test('what is gone is drawn below, and its arrow leads to where it led', () => {
    const after = without(payment, 'payment.declined');
    const diff = diffCharts(payment, after);
    const wide = {
      width: 400,
      height: 300,
      initials: {},
      anywhere: {},
      arrows: {},
      states: {
        payment: { x: 0, y: 0, width: 400, height: 300 },
        'payment.editing': { x: 20, y: 40, width: 200, height: 100 },
        'payment.approved': { x: 20, y: 200, width: 100, height: 40 },
      },
    };
    const { layout, marks } = bothVersions(payment, { definition: after, layouts: { wide, tall: wide } }, diff);
    expect(layout.states['payment.declined']).toEqual({ x: 24, y: 324, width: 106, height: 32 });
    expect(layout.height).toBe(380);
    expect(marks.states.get('payment.declined')?.kind).toBe('removed');
    expect(marks.transitions.get('gone payment.declined|dialog.closed|0')?.kind).toBe('removed');
    expect(layout.arrows['gone payment.declined|dialog.closed|0']?.map(({ line }) => line)).toEqual([
      [
        [77, 324],
        [120, 140],
      ],
    ]);
  });
});

test('what is gone from a state into one inside it has no arrow through the drawing', () => {
  const toast = defineChart(machineNamed('toast') as Parameters<typeof defineChart>[0]);
  const caught = { id: 'caught', event: 'toast.caught', actions: [], targets: ['toast.visible.held'], reenters: false };
  const before = mapStates(toast, (state) =>
    state.id === 'toast.visible' ? { ...state, transitions: [...state.transitions, caught] } : state,
  );
  const box = { x: 0, y: 0, width: 100, height: 40 };
  const states = Object.fromEntries(statesOf(toast).map(({ id }) => [id, box]));
  const wide = { width: 400, height: 300, initials: {}, anywhere: {}, arrows: {}, states };
  const diff = diffCharts(before, toast);
  expect(diff.map(({ words }) => words)).toEqual(['toast.visible: toast.caught is gone.']);
  const { layout } = bothVersions(before, { definition: toast, layouts: { wide, tall: wide } }, diff);
  expect(layout.arrows).toEqual({});
});

function without(chart: ChartDefinition, id: string): ChartDefinition {
  return mapStates(chart, (state) => ({ ...state, states: state.states.filter((child) => child.id !== id) }));
}

function mapStates(chart: ChartDefinition, change: (state: ChartState) => ChartState): ChartDefinition {
  const visit = (state: ChartState): ChartState => {
    const changed = change(state);
    return { ...changed, states: changed.states.map(visit) };
  };
  return { ...chart, root: visit(chart.root) };
}
