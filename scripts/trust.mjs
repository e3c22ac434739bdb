import { mkdirSync } from 'node:fs';
import { parseArgs } from 'node:util';

import { command } from './command.mjs';
import { closingLines, runRows, verdictOf } from './test-steps.mjs';

const HELP = `Looks for what breaks the shop, with more and other input than npm test: within ten minutes on two cores.

  npm run trust               with a seed of its own, which it prints
  npm run trust -- --seed 7   as before

Hostile texts in every parser, field and stored slice; tabs that crash between any two writes; every script of a page
failing in every way; random visits to the machines and thousands of generated products; random shoppers in two tabs with
reloads, slow and without a network; a purchase in Firefox and WebKitGTK. The last line is the verdict: it ends with 1 when
something failed, with 2 when nothing did but an engine was not there. Once something has failed it ends after ten minutes
at most, and names what was not looked at. The shortest visit that failed is in .larkwood/random-shopper.json: the message
says how to play it again.`;

/** Once something has failed nothing runs longer than this: ten minutes with what is said at the end. */
const FAILING_SECONDS = 590;

// npx and npm would leave what they started running when they are stopped.
const node = (script, ...args) => [process.execPath, script, ...args];

const vitest = (project, ...files) =>
  node('node_modules/vitest/vitest.mjs', 'run', '--project', project, '--testTimeout', '400000', ...files);

const TEXTS = {
  name: 'Hostile texts, visits',
  command: vitest(
    'node',
    'tests/machines/hostile-text.test.ts',
    'tests/machines/invariants.test.ts',
    'tests/machines/replay.test.ts',
    'scripts/catalogue/generate.test.ts',
  ),
  report: '.larkwood/trust-unit.json',
};
const BUILD = { name: 'Build', command: node('scripts/build-cli.mjs') };
const BROWSER = {
  name: 'Faults and random shoppers',
  command: vitest(
    'journeys',
    'tests/journeys/error-boundary.journey.ts',
    'tests/journeys/failed-search.journey.ts',
    'tests/journeys/random-shopper.journey.ts',
    'tests/journeys/missing-script.journey.ts',
    'tests/journeys/deployment.journey.ts',
    'tests/journeys/corrupt-storage.journey.ts',
    'tests/journeys/surroundings.journey.ts',
    'tests/journeys/focus-in-sight.journey.ts',
  ),
  report: '.larkwood/trust-browser.json',
};
const ENGINES = {
  name: 'Firefox and WebKitGTK',
  command: node('scripts/engines.mjs'),
  report: '.larkwood/trust-engines.json',
};

const TABS = {
  name: 'Tabs and crashes',
  command: vitest(
    'node',
    'tests/machines/crashes.test.ts',
    'tests/machines/tabs.test.ts',
    'tests/machines/moves-in-tabs.test.ts',
    'tests/machines/kinds-in-tabs.test.ts',
    'tests/machines/order-changes-in-tabs.test.ts',
  ),
  report: '.larkwood/trust-tabs.json',
};

/** The steps of a row run in parallel: what waits for a browser beside what needs none. */
const ROWS = [[TEXTS, BUILD], [BROWSER], [ENGINES, TABS]];

await command({ help: HELP, readRequest, run, needsShop: false });

function readRequest() {
  const { values } = parseArgs({ options: { seed: { type: 'string' }, help: { type: 'boolean' } } });
  const { seed = String(Date.now() % 1_000_000) } = values;
  return /^\d{1,9}$/.test(seed)
    ? { ...values, seed }
    : `"${seed}" is no seed: give a whole number of up to nine digits.`;
}

async function run({ seed }) {
  mkdirSync('.larkwood', { recursive: true });
  console.log(`Seed ${seed}`);
  const results = await runRows(ROWS, { env: { TRUST: 'whole', TRUST_SEED: seed }, failingSeconds: FAILING_SECONDS });
  const { code, line } = verdictOf(results);
  console.log(`\n${closingLines(results).join('\n')}\n${line} (seed ${seed})`);
  return code;
}
