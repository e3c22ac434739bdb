import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { closingLines, runRows } from './test-steps.mjs';

const STATIC = [
  { name: 'Types', script: 'typecheck' },
  { name: 'Lint', script: 'lint' },
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

const rows = process.argv.includes('--quick') ? QUICK : ALL;
process.chdir(fileURLToPath(new URL('..', import.meta.url)));
mkdirSync('.larkwood', { recursive: true });

const results = await runRows(
  rows.map((row) => row.map(({ script, ...step }) => ({ ...step, command: ['npm', 'run', '--silent', script] }))),
);
process.exitCode = results.every(({ failed }) => failed === 0) ? 0 : 1;
console.log(`\n${closingLines(results).join('\n')}`);
