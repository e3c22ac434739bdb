import { defineChart } from '#kit/charts/definition';
import { inWords } from '#kit/charts/in-words';
import { chartedMachines } from './machines';
import { fromElk, toElk } from '#kit/charts/layout/elk-graph';

/** What the build lays out: the graphs of every machine, and how to read what comes of them. */
export const plan = {
  graphs: chartedMachines.map((charted) => {
    const chart = defineChart(charted);
    const words = inWords(chart);
    return {
      name: charted.name,
      names: { wide: toElk(chart, 'wide'), tall: toElk(chart, 'tall') },
      words: { wide: toElk(words, 'wide'), tall: toElk(words, 'tall') },
    };
  }),
  read: fromElk,
};
