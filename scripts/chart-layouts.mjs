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

/** Chart layouts by machine name, see `ChartLayouts`. */
async function layOutCharts() {
  const { graphs, read } = (await importTypeScript('src/statecharts/plan.ts')).plan;
  const engine = new ELK();
  const layouts = {};
  for (const { name, wide, tall } of graphs) {
    layouts[name] = { wide: read(await engine.layout(wide)), tall: read(await engine.layout(tall)) };
  }
  return layouts;
}
