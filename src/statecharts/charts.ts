import { layouts } from 'virtual:chart-layouts';

import { defineChart } from '#kit/charts/definition';
import type { Chart } from '#kit/charts/chart';
import { chartedMachines } from './machines';

const charts = new Map<string, Chart>();

for (const charted of chartedMachines) {
  const laidOut = layouts[charted.name];
  if (laidOut) {
    charts.set(charted.name, { definition: defineChart(charted), layouts: laidOut });
  }
}

/** The chart of a machine. Throws when the build laid out no machine of that name. */
export function chartOf(name: string): Chart {
  const chart = charts.get(name);
  if (!chart) {
    throw new Error(
      `The build laid out no machine named "${name}": list it in src/statecharts/machines.ts and build anew.`,
    );
  }
  return chart;
}

/** The charts of all machines. */
export function allCharts(): readonly Chart[] {
  return [...charts.values()];
}
