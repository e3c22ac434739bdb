import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

import { closingLines, runStep } from './test-steps.mjs';

const HELP = `Looks for what breaks the shop, with more and other input than npm test: within ten minutes on two cores.

  npm run trust               with a seed of its own, which it prints
  npm run trust -- --seed 7   as before

Hostile texts in every parser, field and stored slice; tabs that crash between any two writes; every script of a page
failing in every way; random shoppers in two tabs with reloads, slow and without a network; a purchase in Firefox and
WebKitGTK. The shortest visit that failed is in .larkwood/random-shopper.json: the message says how to play it again.`;

const vitest = (project, ...files) => [
  'npx',
  'vitest',
  'run',
  '--project',
  project,
  '--testTimeout',
  '400000',
  ...files,
];

const STEPS = [
  {
    name: 'Hostile texts, crashes, tabs',
    command: vitest(
      'node',
      'tests/machines/hostile-text.test.ts',
      'tests/machines/crashes.test.ts',
      'tests/machines/tabs.test.ts',
    ),
    report: '.larkwood/trust-unit.json',
  },
  { name: 'Build', command: ['npm', 'run', '--silent', 'build'] },
  {
    name: 'Faults and random shoppers',
    command: vitest(
      'journeys',
      'tests/journeys/error-boundary.journey.ts',
      'tests/journeys/random-shopper.journey.ts',
      'tests/journeys/missing-script.journey.ts',
    ),
    report: '.larkwood/trust-browser.json',
  },
  {
    name: 'Firefox and WebKitGTK',
    command: ['npm', 'run', '--silent', 'test:engines'],
    report: '.larkwood/trust-engines.json',
  },
];

const { values } = parseArgs({ options: { seed: { type: 'string' }, help: { type: 'boolean' } } });
if (values.help) {
  console.log(HELP);
} else {
  process.chdir(fileURLToPath(new URL('..', import.meta.url)));
  mkdirSync('.larkwood', { recursive: true });
  const seed = String(Number(values.seed ?? Date.now() % 1_000_000));
  console.log(`Seed ${seed}`);
  const results = [];
  for (const step of STEPS) {
    console.log(`${step.name} …`);
    results.push(await runStep({ ...step, env: { TRUST: 'whole', TRUST_SEED: seed } }));
  }
  process.exitCode = results.every(({ failed }) => failed === 0) ? 0 : 1;
  console.log(`\n${closingLines(results).join('\n')}`);
  results.flatMap(({ notWalked = [] }) => notWalked).forEach((engine) => console.log(`NOT WALKED  ${engine}`));
}
