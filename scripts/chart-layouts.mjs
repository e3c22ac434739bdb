import ELK from 'elkjs';
import { runnerImport } from 'vite';

const PLAN = './src/inspector/layout/plan.ts';
const VIRTUAL = 'virtual:chart-layouts';
const RESOLVED = `\0${VIRTUAL}`;

/** Vite plugin: `virtual:chart-layouts` holds where everything of every machine is drawn. The engine stays here. */
export function chartLayouts() {
  return {
    name: 'larkwood:chart-layouts',
    resolveId: (id) => (id === VIRTUAL ? RESOLVED : undefined),
    async load(id) {
      return id === RESOLVED ? `export const layouts = ${JSON.stringify(await layOutCharts())};` : undefined;
    },
  };
}

/** The layouts of every machine by its name, see `ChartLayouts`. */
export async function layOutCharts() {
  const { module } = await runnerImport(PLAN, {
    configFile: false,
    logLevel: 'warn',
    resolve: { tsconfigPaths: true },
  });
  const { graphs, read } = module.plan;
  const engine = new ELK();
  const layouts = {};
  for (const { name, wide, tall } of graphs) {
    layouts[name] = { wide: read(await engine.layout(wide)), tall: read(await engine.layout(tall)) };
  }
  return layouts;
}
