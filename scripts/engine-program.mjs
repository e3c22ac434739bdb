import { existsSync } from 'node:fs';
import { delimiter, isAbsolute, join } from 'node:path';
import { createInterface } from 'node:readline';
import { env } from 'node:process';

const START_TIMEOUT_MS = 120_000;

/** Path of the first of these programs that is there. */
export function onPath(commands) {
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean);
  return commands
    .flatMap((command) => (isAbsolute(command) ? [command] : folders.map((folder) => join(folder, command))))
    .find((path) => existsSync(path));
}

/** The match of the first line a program writes that has one. Throws with its output where it ends without. */
export function lineThat(program, pattern) {
  // An interrupted run ends without its teardown.
  process.once('exit', () => program.kill());
  const output = [];
  return new Promise((done, fail) => {
    const give = () => fail(new Error(`${program.spawnargs.join(' ')}\n${output.join('\n')}`));
    const timeout = setTimeout(give, START_TIMEOUT_MS);
    program.once('exit', give);
    program.once('error', fail);
    for (const stream of [program.stdout, program.stderr]) {
      createInterface(stream).on('line', (line) => {
        output.push(line);
        const found = pattern.exec(line);
        if (found) {
          clearTimeout(timeout);
          done(found);
        }
      });
    }
  });
}
