import ELK from 'elkjs';
import { importTypeScript } from './typescript.mjs';
import { virtualModule } from './virtual-module.mjs';

/** Vite plugin: `virtual:chart-layouts` holds where everything of every machine is drawn. The engine stays here. */
export function chartLayouts() {
  return virtualModule('chart-layouts', 'layouts', layOutCharts);
}

/** The layouts of every machine by its name, see `ChartLayouts`. */
async function layOutCharts() {
  const { graphs, read } = (await importTypeScript('src/statecharts/plan.ts')).plan;
  const engine = new ELK();
  const layouts = {};
  for (const { name, wide, tall } of graphs) {
    layouts[name] = { wide: read(await engine.layout(wide)), tall: read(await engine.layout(tall)) };
  }
  return layouts;
}
