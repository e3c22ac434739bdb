import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';

import { command } from './command.mjs';
import { closingLines, runStep } from './test-steps.mjs';

const TABLE = '.larkwood/hosts-table.txt';

const HELP = `npm run test:hosts: the built shop on nginx and Caddy, at the root and in a folder, compared with npm start.

Their answers are compared header by header, and a shopper walks through the shop on each of them in a browser. On Debian, as
root, what is missing is installed.`;

await command({
  help: HELP,
  readRequest: () => parseArgs({ options: { help: { type: 'boolean', default: false } } }).values,
  run,
  needsShop: false,
});

/** Prints the table of answers and the sums; gives the exit code. */
async function run() {
  const result = await runStep({
    name: 'nginx and Caddy',
    command: ['npx', 'vitest', 'run', '--project', 'hosts'],
    report: '.larkwood/hosts.json',
  });
  console.log(await readFile(TABLE, 'utf8').catch(() => 'No host has answered.'));
  console.log(closingLines([result]).join('\n'));
  return result.failed === 0 ? 0 : 1;
}
