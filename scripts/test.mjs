import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { closingLines, runStep } from './test-steps.mjs';

/** Everything that can be checked, from cheap to dear; what stands in one row runs side by side. */
const ROWS = [
  [
    { name: 'Types', script: 'typecheck' },
    { name: 'Lint', script: 'lint' },
    { name: 'Layers', script: 'lint:layers' },
    { name: 'Unused code', script: 'lint:unused' },
    // The build shows what it wrote.
    { name: 'Machine coverage', script: 'coverage:machines' },
  ],
  [{ name: 'Unit tests', script: 'test:unit', report: '.larkwood/unit.json' }],
  [{ name: 'Build', script: 'build' }],
  [{ name: 'Journeys and paths in a browser', script: 'test:browser', report: '.larkwood/browser.json' }],
];

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
mkdirSync('.larkwood', { recursive: true });

const results = [];
for (const row of ROWS) {
  console.log(`${row.map(({ name }) => name).join(', ')} …`);
  results.push(
    ...(await Promise.all(
      row.map(({ script, ...step }) => runStep({ ...step, command: ['npm', 'run', '--silent', script] })),
    )),
  );
}
process.exitCode = results.every(({ failed }) => failed === 0) ? 0 : 1;
console.log(`\n${closingLines(results).join('\n')}`);
