import { fileURLToPath } from 'node:url';

import { ensureBuilt } from './build.mjs';
import { UserError } from './user-error.mjs';

/**
 * Runs a command from the project's root, after building the shop unless `needsShop` is false. `readRequest` returns
 * the options or an error message; a message, or a `UserError`, ends the command with exit code 2. `run` may return an
 * exit code; a `UserError` ends it with 1.
 */
export async function command({ help, readRequest, run, needsShop = true }) {
  process.chdir(fileURLToPath(new URL('..', import.meta.url)));
  if (needsShop) {
    // What `readRequest` imports may load React: the build renders with the same one.
    process.env.NODE_ENV = 'production';
  }
  const request = await parseRequest(readRequest);
  if (typeof request === 'string') {
    console.error(request);
    process.exitCode = 2;
  } else if (request.help) {
    console.log(help);
  } else {
    process.exitCode = await runOrTell(async () => {
      if (needsShop) {
        await ensureBuilt();
      }
      return run(request);
    });
  }
}

/** What a command says about a name that is none, such as of a machine, with those there are. */
export function noSuch(what, name, known) {
  return `There is no ${what} "${name}". There are ${known.join(', ')}.`;
}

/**
 * The machines that `--machine` names, given several times or with commas between; undefined where it is not given. Throws
 * a `UserError` for a name that is none of those known.
 */
export function machinesNamed(given, known) {
  const names = given?.flatMap((words) => words.split(',')).map((name) => name.trim());
  const unknown = names?.find((name) => name !== 'all' && !known.includes(name));
  if (unknown !== undefined) {
    throw new UserError(noSuch('machine', unknown, ['all', ...known]));
  }
  return names?.includes('all') ? known : names && [...new Set(names)];
}

async function runOrTell(run) {
  try {
    return await run();
  } catch (error) {
    if (error instanceof UserError) {
      console.error(error.message);
      return 1;
    }
    throw error;
  }
}

/** `parseArgs` throws for unknown options; its message is returned, and that of a `UserError`. */
async function parseRequest(readRequest) {
  try {
    return await readRequest();
  } catch (error) {
    if (error.code?.startsWith('ERR_PARSE_ARGS') || error instanceof UserError) {
      return error.message;
    }
    throw error;
  }
}
