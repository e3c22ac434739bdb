import { defineChart } from '../chart/definition';
import { chartedMachines } from '../machines';
import { toMermaid } from './mermaid';

/** What `npm run charts` writes into docs/charts: every machine as Mermaid, by file name. */
export const committedCharts: ReadonlyMap<string, string> = new Map(
  chartedMachines.map((charted) => [`${charted.name}.mmd`, toMermaid(defineChart(charted))]),
);
