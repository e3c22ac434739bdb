import { defineChart } from '#kit/charts/definition';
import { chartedMachines } from './machines';
import { fromElk, toElk } from '#kit/charts/layout/elk-graph';

/** What the build lays out: the graphs of every machine, and how to read what comes of them. */
export const plan = {
  graphs: chartedMachines.map((charted) => {
    const chart = defineChart(charted);
    return { name: charted.name, wide: toElk(chart, 'wide'), tall: toElk(chart, 'tall') };
  }),
  read: fromElk,
};
