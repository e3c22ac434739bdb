import { layouts } from 'virtual:chart-layouts';

import { defineChart, transitionsOf } from '#kit/charts/definition';
import { inWords } from '#kit/charts/in-words';
import type { Chart } from '#kit/charts/chart';
import type { Labels } from './address';
import { chartedMachines } from './machines';

const charts = new Map<string, Chart>();
const chartsInWords = new Map<string, Chart>();
const descriptions = new Map<string, string>();

for (const charted of chartedMachines) {
  const laidOut = layouts[charted.name];
  if (laidOut) {
    const definition = defineChart(charted);
    charts.set(charted.name, { definition, layouts: laidOut.names });
    chartsInWords.set(charted.name, { definition: inWords(definition), layouts: laidOut.words });
    for (const { id, description } of transitionsOf(definition).map(({ transition }) => transition)) {
      descriptions.set(id, description ?? id);
    }
  }
}

/** The chart of a machine, by names or in words. Throws when the build laid out no machine of that name. */
export function chartOf(name: string, labels: Labels = 'names'): Chart {
  const chart = (labels === 'words' ? chartsInWords : charts).get(name);
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

/** What a transition does, or its id if the build knows no more. An open tab only tells ids (decision 140). */
export function descriptionOf(transitionId: string): string {
  return descriptions.get(transitionId) ?? transitionId;
}
