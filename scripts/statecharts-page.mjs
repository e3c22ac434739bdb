import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import { policyOf, withEdition, withFirstScript, withPolicy } from './document.mjs';

const AGENT = 'src/statecharts/live/agent.ts';
/** A fixed name: open tabs load the agent by it, whatever build of the statecharts is served. */
const AGENT_FILE = 'Statecharts/agent.js';

const ASSETS = 'assets/statecharts';
/** For the service worker: paths of all that the documents need, with their sizes in bytes; a host may add something to a page. */
const FILES = 'Statecharts/files.json';

/** The documents of the statecharts' bundle; `root` is the element the script renders into, if not the document. */
const DOCUMENTS = [
  {
    path: '/Statecharts',
    entry: 'src/statecharts/main.tsx',
    title: 'Statecharts | Larkwood',
    description: 'The machines that run this shop, to open, watch and click.',
    root: 'statecharts',
  },
  {
    path: '/Statecharts/Stage',
    entry: 'src/statecharts/stage/main.tsx',
    title: 'Stage | Larkwood',
    description: 'A second copy of the shop, in any of its states.',
  },
];

/** The document of the statecharts at an address, in development; undefined for the shop's pages. */
export function statechartsDocumentAt(address) {
  const path = address.replace(/[?#].*$/s, '').replace(/\/$/, '');
  const found = DOCUMENTS.find((document) => document.path.toLowerCase() === path.toLowerCase());
  return found && documentOf(found, { base: '/', entry: found.entry });
}

/** Until the script replaces it, and instead of a blank page where the script is missing. */
const LOADING =
  '<p>Loading the statecharts. If nothing else appears here within a few seconds, <a href="">load the page again</a>.</p>';

/** The script renders all of its content. */
function documentOf({ title, description, root }, { base, entry, stylesheets = [], modules = [] }) {
  return [
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${title}</title>`,
    `<meta name="description" content="${description}">`,
    '<meta name="robots" content="noindex">',
    `<link rel="icon" href="${base}favicon.svg" type="image/svg+xml">`,
    ...stylesheets.map((href) => `<link rel="stylesheet" href="${base}${href}">`),
    ...modules.map((href) => `<link rel="modulepreload" href="${base}${href}">`),
    `<script type="module" src="${base}${entry}"></script>`,
    '</head>',
    '<body>',
    ...(root ? [`<div id="${root}">${LOADING}</div>`] : []),
    '<noscript id="load-status-end">The statecharts are drawn by a script: switch scripts on to see them.</noscript>',
    '</body>',
    '</html>',
    '',
  ].join('\n');
}

/** Writes the documents of the built statecharts; returns their number. */
export async function writeStatecharts({ base, out }) {
  const [application] = (await readFile(join(out, 'edition-names.txt'), 'utf8')).split(' ');
  const policy = policyOf(await readFile(join(out, '404.html'), 'utf8'));
  const manifestFile = join(out, 'statecharts-manifest.json');
  const manifest = JSON.parse(await readFile(manifestFile, 'utf8'));
  await rm(manifestFile);
  const styles = Object.values(manifest)
    .filter(isStyle)
    .map(({ file }) => file);
  for (const document of DOCUMENTS) {
    const entry = manifest[document.entry];
    const page = documentOf(document, {
      base,
      entry: entry.file,
      stylesheets: [...new Set([...styles, ...(entry.css ?? [])])],
      modules: (entry.imports ?? []).map((name) => manifest[name].file),
    });
    const html = withEdition(withPolicy(withFirstScript(page), policy), application);
    // As a folder for servers that know nothing of the shop (decision 165).
    for (const name of [`${document.path}.html`, `${document.path}/index.html`]) {
      const file = join(out, name);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, html);
    }
  }
  await writeFile(join(out, AGENT_FILE), `export * from '${base}${manifest[AGENT].file}';\n`);
  const files = DOCUMENTS.map(({ path }) => [base + path.slice(1), null]);
  for (const name of await readdir(join(out, ASSETS))) {
    files.push([`${base}${ASSETS}/${name}`, (await stat(join(out, ASSETS, name))).size]);
  }
  await writeFile(join(out, FILES), JSON.stringify(Object.fromEntries(files)));
  return DOCUMENTS.length;
}

function isStyle({ file }) {
  return file.endsWith('.css');
}
