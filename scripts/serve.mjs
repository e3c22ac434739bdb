import { spawn } from 'node:child_process';
import { platform } from 'node:process';

import { ensureBuilt } from './build.mjs';
import { BUILD_OPTIONS_HELP, readBuildOptions } from './build-options.mjs';
import { command } from './command.mjs';
import { createShopServer } from './shop-server.mjs';
import { UserError } from './user-error.mjs';

const DEFAULT_PORT = 4173;
const MAX_PORT = 65_535;
const PORTS_TO_TRY = 20;

const HELP = `npm start: builds the shop if anything has changed, and serves it. PORT and HOST say where.

${BUILD_OPTIONS_HELP}`;

await command({ help: HELP, readRequest, run: serve, needsShop: false });

function readRequest() {
  const { PORT: port } = process.env;
  return port === undefined || (/^\d+$/.test(port) && Number(port) <= MAX_PORT)
    ? readBuildOptions()
    : `PORT is "${port}": it should be a number up to ${MAX_PORT}, such as ${DEFAULT_PORT}.`;
}

async function serve(options) {
  await ensureBuilt(options);
  const server = await createShopServer(options.out, options.base);
  const address = `http://localhost:${await listen(server, Number(process.env.PORT ?? DEFAULT_PORT))}${options.base}`;
  console.log(`Larkwood is open at ${address}`);
  if (process.stdout.isTTY && !process.env.CI && !process.env.SSH_CONNECTION) {
    showInBrowser(address);
  }
}

/** Listens on the first free port from the preferred one on. */
async function listen(server, preferred) {
  for (let port = preferred; port < preferred + PORTS_TO_TRY; port += 1) {
    const isFree = await new Promise((resolve, reject) => {
      server.once('error', (error) => (error.code === 'EADDRINUSE' ? resolve(false) : reject(error)));
      server.listen(port, process.env.HOST, () => resolve(true));
    });
    if (isFree) {
      return port;
    }
    server.removeAllListeners('listening');
  }
  throw new UserError(`No free port from ${preferred} to ${preferred + PORTS_TO_TRY - 1}. Set PORT to another one.`);
}

/** Best effort: the printed address is enough without a desktop. */
function showInBrowser(url) {
  const [command, ...args] = { darwin: ['open'], win32: ['cmd', '/c', 'start', ''] }[platform] ?? ['xdg-open'];
  spawn(command, [...args, url], { stdio: 'ignore', detached: true })
    .on('error', () => undefined)
    .unref();
}
