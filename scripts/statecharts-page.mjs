import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const DIST = 'dist';
const MANIFEST = join(DIST, 'statecharts-manifest.json');

export const STATECHARTS_ENTRY = 'src/inspector/main.tsx';

/** Whether an address is the page of the statecharts. */
export function isStatecharts(address) {
  return /^\/statecharts\/?(?:\?|$)/i.test(address);
}

/** The document of the statecharts: its script draws all of it. */
export function statechartsDocument({ entry, stylesheets = [], modules = [] }) {
  return [
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<title>Statecharts | Larkwood</title>',
    '<meta name="description" content="The machines that run this shop, to open, watch and click.">',
    '<meta name="robots" content="noindex">',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    ...stylesheets.map((href) => `<link rel="stylesheet" href="${href}">`),
    ...modules.map((href) => `<link rel="modulepreload" href="${href}">`),
    `<script type="module" src="${entry}"></script>`,
    '</head>',
    '<body>',
    '<div id="statecharts"></div>',
    '<noscript>The statecharts are drawn by a script: switch scripts on to see them.</noscript>',
    '</body>',
    '</html>',
    '',
  ].join('\n');
}

/** Writes the document of the built statecharts; returns how many pages that is. */
export async function writeStatecharts() {
  const manifest = JSON.parse(await readFile(MANIFEST, 'utf8'));
  await rm(MANIFEST);
  const entry = manifest[STATECHARTS_ENTRY];
  const html = statechartsDocument({
    entry: `/${entry.file}`,
    stylesheets: [
      ...new Set(
        Object.values(manifest)
          .filter(isStyle)
          .concat(entry.css ?? [])
          .map(fileOf),
      ),
    ],
    modules: (entry.imports ?? []).map((name) => `/${manifest[name].file}`),
  });
  await writeFile(join(DIST, 'Statecharts.html'), html);
  return 1;
}

function isStyle({ file }) {
  return file.endsWith('.css');
}

function fileOf(style) {
  return `/${style.file ?? style}`;
}
