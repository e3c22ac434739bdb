import { expect, test } from 'vitest';

import type { Chart } from './chart';
import { layoutFor, layoutOnPaper } from './chart';
import { defineChart } from './definition';
import { machineNamed } from '#statecharts/machines';

const nothing = { states: {}, initials: {}, anywhere: {}, arrows: {} };
const wide = { ...nothing, width: 1200, height: 400 };
const tall = { ...nothing, width: 400, height: 1600 };
const toast = machineNamed('toast');
const chart: Chart = { definition: defineChart(toast as NonNullable<typeof toast>), layouts: { wide, tall } };

test('a drawing is laid out so that its words can be read and one direction is enough to scroll; on paper as a whole', () => {
  // The wide one would fit better as a whole, at 0.37 of its size.
  expect(layoutFor(chart, { width: 450, height: 420 })).toBe(tall);
  expect(layoutFor(chart, { width: 1280, height: 600 })).toBe(wide);
  expect(layoutFor(chart, { width: 320, height: 640 })).toBe(tall);
  expect(layoutOnPaper(chart)).toBe(wide);
});
