import { layouts } from 'virtual:chart-layouts';

import type { ChartDefinition } from '#kit/charts/definition';
import { defineChart } from '#kit/charts/definition';
import type { ChartLayouts } from '#kit/charts/layout/chart-layout';
import { chartedMachines } from './machines';

/** A machine as data, and where its parts are drawn. */
export interface Chart {
  readonly definition: ChartDefinition;
  readonly layouts: ChartLayouts;
}

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

/** The narrower of the two layouts on narrow ground, else the one that fits better. */
export function layoutFor({ layouts: { wide, tall } }: Chart, width: number, height: number) {
  const fit = (layout: typeof wide) => Math.min(width / layout.width, height / layout.height);
  return fit(wide) >= fit(tall) ? wide : tall;
}

/** The charts of all machines. */
export function allCharts(): readonly Chart[] {
  return [...charts.values()];
}
