import { importTypeScript } from './typescript.mjs';
import { virtualModule } from './virtual-module.mjs';

/** Vite plugin: `virtual:page-words` holds the words that pages show in each state, to be searched. */
export function pageWords() {
  return virtualModule('page-words', 'pageWords', async () =>
    (await importTypeScript('src/statecharts/paths/page-words.ts')).wordsOnPages(),
  );
}
