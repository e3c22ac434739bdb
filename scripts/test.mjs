import { mkdirSync } from 'node:fs';
import { parseArgs } from 'node:util';

import { command } from './command.mjs';
import { closingLines, runRows } from './test-steps.mjs';

const HELP = `Checks everything, in a real browser too; the last line says how many checks passed.

  npm test                 all of it
  npm run validate         before a commit: no browser, and of the unit tests those that uncommitted changes may break`;

const STATIC = [
  { name: 'Types', script: 'typecheck' },
  { name: 'Lint', script: 'lint' },
  { name: 'Format', script: 'format:check' },
  { name: 'Layers', script: 'lint:layers' },
  { name: 'Unused code', script: 'lint:unused' },
];
// The build prints this report.
const COVERAGE = { name: 'Machine coverage', script: 'coverage:machines' };
const BUILD = { name: 'Build', script: 'build' };

/** All checks, cheapest first; the steps of a row run in parallel. */
const ALL = [
  [...STATIC, COVERAGE],
  [{ name: 'Unit tests', script: 'test:unit', report: '.larkwood/unit.json' }],
  [BUILD],
  [{ name: 'Journeys and paths in a browser', script: 'test:browser', report: '.larkwood/browser.json' }],
];

/** Before a commit; only the tests that uncommitted changes may break. */
const QUICK = [
  STATIC,
  [{ name: 'Unit tests of what has changed', script: 'test:changed', report: '.larkwood/unit.json' }],
  [BUILD],
];

await command({
  help: HELP,
  readRequest: () => parseArgs({ options: { quick: { type: 'boolean' }, help: { type: 'boolean' } } }).values,
  run,
  needsShop: false,
});

async function run({ quick }) {
  mkdirSync('.larkwood', { recursive: true });
  const results = await runRows(
    (quick ? QUICK : ALL).map((row) =>
      row.map(({ script, ...step }) => ({ ...step, command: ['npm', 'run', '--silent', script] })),
    ),
  );
  console.log(`\n${closingLines(results).join('\n')}`);
  return results.every(({ failed }) => failed === 0) ? 0 : 1;
}
