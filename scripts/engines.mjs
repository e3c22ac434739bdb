import { writeFileSync } from 'node:fs';
import { env } from 'node:process';
import { parseArgs } from 'node:util';

import { command } from './command.mjs';
import { install, isDebianRoot, update } from './debian.mjs';
import { firefox } from './engine-firefox.mjs';
import { walk } from './engine-walk.mjs';
import { webkit } from './engine-webkit.mjs';

const HELP = `Buys a cushion in Firefox and in WebKitGTK, on a phone's screen and on a desktop's, and opens a page without a network.

  npm run test:engines

On Debian, as root, it installs an engine that is missing. An engine that is not there is not walked, and it says so.
docs/browsers.md says what is looked at.`;

const SIZES = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

await command({ help: HELP, readRequest: () => parseArgs({ options: { help: { type: 'boolean' } } }).values, run });

async function run() {
  const walked = [];
  const notWalked = [];
  const failures = [];
  for (const engine of [firefox, webkit]) {
    const missing = whatIsMissing(engine);
    if (missing) {
      notWalked.push(`${engine.name}: ${missing}`);
    }
    for (const size of missing ? [] : SIZES) {
      const begin = performance.now();
      try {
        const file = await walk(engine, size);
        walked.push({ file, seconds: Math.round((performance.now() - begin) / 1000) });
      } catch (error) {
        const name = `${engine.name} at ${size.width} px`;
        failures.push({ name, error: error.message.split('\n', 1)[0] });
        console.error(`FAILED  ${name}\n${error.stack}`);
      }
    }
  }
  walked.forEach(({ file, seconds }) => console.log(`walked  ${file}, ${seconds} s`));
  notWalked.forEach((words) => console.log(`NOT WALKED  ${words}`));
  if (env.TEST_OUTCOME) {
    const outcome = { passed: walked.length, failed: failures.length, files: walked, failures, notWalked };
    writeFileSync(env.TEST_OUTCOME, JSON.stringify(outcome));
  }
  return failures.length === 0 ? 0 : 1;
}

/** In words, after trying to install it. */
function whatIsMissing(engine) {
  if (engine.missing() && isDebianRoot()) {
    console.log(`Installing ${engine.name} from Debian…`);
    update();
    install(...engine.packages);
  }
  return engine.missing();
}
