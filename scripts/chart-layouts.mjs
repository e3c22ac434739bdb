import ELK from 'elkjs';
import { importTypeScript } from './typescript.mjs';
import { virtualModule } from './virtual-module.mjs';

/**
 * Vite plugin: `virtual:chart-layouts` exports the layout of every chart, so that the layout engine is not in the
 * bundle.
 */
export function chartLayouts() {
  return virtualModule('chart-layouts', 'layouts', layOutCharts);
}

/** Chart layouts by machine name, of the drawing that speaks by names and of the one in words; see `ChartLayouts`. */
async function layOutCharts() {
  const { graphs, read } = (await importTypeScript('src/statecharts/plan.ts')).plan;
  const engine = new ELK();
  const layouts = {};
  const layOut = async ({ wide, tall }) => ({
    wide: read(await engine.layout(wide)),
    tall: read(await engine.layout(tall)),
  });
  for (const { name, names, words } of graphs) {
    layouts[name] = { names: await layOut(names), words: await layOut(words) };
  }
  return layouts;
}
