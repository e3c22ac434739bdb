import { expect, test } from 'vitest';

import { defineChart } from '#kit/charts/definition';

import type { ChartedMachine } from '../machines';
import { machineNamed } from '../machines';
import { differingEvents, sides } from './state-difference';

const toast = defineChart(machineNamed('toast') as ChartedMachine);

test('two states differ in the events that only one of them takes; what is around both counts for both', () => {
  expect(differingEvents(toast, 'toast.visible.passing', 'toast.visible.held')).toEqual({
    one: ['toast.held', 'after 5 s'],
    other: ['toast.released'],
  });
  expect(differingEvents(toast, 'toast.hidden', 'toast.visible.held')).toEqual({
    one: [],
    other: ['toast.closed', 'contents.changed', 'toast.released'],
  });
  expect(differingEvents(toast, 'toast.hidden', 'toast.hidden')).toEqual({ one: [], other: [] });
});

test('of two lists each side has what the other one lacks', () => {
  expect(sides(['Pay', 'Card'], ['Card', 'Try Again'])).toEqual({ one: ['Pay'], other: ['Try Again'] });
});
