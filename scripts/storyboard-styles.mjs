import { basename, dirname, join } from 'node:path';

import { generateIdentifier } from '@vanilla-extract/css';
import { endFileScope, setFileScope } from '@vanilla-extract/css/fileScope';

import { importTypeScript } from './typescript.mjs';

import { filesIn } from './folder-files.mjs';

/** Names of style files are told apart by the package they are in. */
const PACKAGE = 'larkwood';
const FOLDER = 'src/ui';
const THEME = 'src/ui/theme/vars.css.ts';
/** Components, views and parts of the layout. */
const COMPONENT = /^(?:components|layout|views)\//;

/**
 * What classes and custom properties of the built shop mean: components by the beginning of their classes, design tokens
 * by their property. A component without a style file of its own is not among them.
 */
export async function readStyleNames() {
  const files = filesIn(FOLDER).filter((file) => file.endsWith('.css.ts'));
  const components = files
    .filter((file) => COMPONENT.test(file))
    .map((file) => [prefixOf(join(FOLDER, file)), componentOf(file)]);
  return { components: Object.fromEntries(components), tokens: Object.fromEntries(await readTokens()) };
}

/** What the build puts before the number of each class of a style file. */
function prefixOf(file) {
  setFileScope(file, PACKAGE);
  const first = generateIdentifier();
  endFileScope();
  return first.slice(0, -1);
}

/** `parts.css.ts` is what files of one folder share. */
function componentOf(file) {
  const name = basename(file, '.css.ts');
  return /^[A-Z]/.test(name) ? name : basename(dirname(file));
}

async function readTokens() {
  setFileScope(THEME, PACKAGE);
  const { vars } = await importTypeScript(THEME, { withStyles: true });
  endFileScope();
  const walk = (value, path) =>
    typeof value === 'string'
      ? [[value.replace(/^var\((.*)\)$/, '$1'), path.join('.')]]
      : Object.entries(value).flatMap(([key, inner]) => walk(inner, [...path, key]));
  return walk(vars, []);
}
