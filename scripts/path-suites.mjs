import { importTypeScript } from './typescript.mjs';
import { virtualModule } from './virtual-module.mjs';

/** Vite plugin: `virtual:paths` holds the suite for transitions of every machine, to be played beside the shop. */
export function pathSuites() {
  return virtualModule('paths', 'paths', async () =>
    (await importTypeScript('src/statecharts/paths/subject.ts')).pathsOfShop(),
  );
}
