import { fileURLToPath } from 'node:url';

import { ensureBuilt } from './build.mjs';

/**
 * Runs a command from the project's root, on the built shop unless `needsShop` is false. `readRequest` gives what was asked for, or a sentence about
 * what is wrong with it: that ends with the exit code 2. What `run` answers, if anything, is the exit code.
 */
export async function command({ help, readRequest, run, needsShop = true }) {
  process.chdir(fileURLToPath(new URL('..', import.meta.url)));
  const request = await parseRequest(readRequest);
  if (typeof request === 'string') {
    console.error(request);
    process.exitCode = 2;
  } else if (request.help) {
    console.log(help);
  } else {
    if (needsShop) {
      await ensureBuilt();
    }
    process.exitCode = await run(request);
  }
}

/** An option that there is not is wrong as well: `parseArgs` throws, and says which. */
async function parseRequest(readRequest) {
  try {
    return await readRequest();
  } catch (error) {
    if (error.code?.startsWith('ERR_PARSE_ARGS')) {
      return error.message;
    }
    throw error;
  }
}
