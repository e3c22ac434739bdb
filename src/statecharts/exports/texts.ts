import { defineChart } from '#kit/charts/definition';
import { chartedMachines } from '../machines';
import { toMermaid } from '#kit/charts/exports/mermaid';

/** What `npm run charts` writes beside the machines: every one as Mermaid, by the path of its file. */
export const committedCharts: ReadonlyMap<string, string> = new Map(
  chartedMachines.map((charted) => [
    `src/machines/${charted.name}/${charted.name}.mmd`,
    toMermaid(defineChart(charted)),
  ]),
);
