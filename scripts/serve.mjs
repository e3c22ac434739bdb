import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { platform } from 'node:process';

import { ensureBuilt } from './build.mjs';
import { BUILD_OPTIONS_HELP, readBuildOptions } from './build-options.mjs';
import { command } from './command.mjs';
import { onFirstFreePort, wantedPort } from './free-port.mjs';
import { addressOf, createShopServer } from './shop-server.mjs';

const HELP = `npm start: builds the shop if anything has changed, and serves it. PORT and HOST say where.

${BUILD_OPTIONS_HELP}`;

await command({ help: HELP, readRequest, run: serve, needsShop: false });

async function readRequest() {
  wantedPort();
  const { HOST: host } = process.env;
  return (await isOfThisMachine(host))
    ? readBuildOptions()
    : `HOST is "${host}": it should be a name or address of this machine, such as localhost or 0.0.0.0.`;
}

/** Whether some port of a host can be listened on; without a host it is any of this machine. */
function isOfThisMachine(host) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(0, host, () => server.close(() => resolve(true)));
  });
}

async function serve(options) {
  await ensureBuilt(options);
  const server = await createShopServer(options.out, options.base);
  const port = await onFirstFreePort(server, wantedPort(), process.env.HOST);
  const address = addressOf(process.env.HOST, port) + options.base;
  console.log(`Larkwood is open at ${address}`);
  if (process.stdout.isTTY && !process.env.CI && !process.env.SSH_CONNECTION) {
    showInBrowser(address);
  }
}

/** Best effort: the printed address is enough without a desktop. */
function showInBrowser(url) {
  const [command, ...args] = { darwin: ['open'], win32: ['cmd', '/c', 'start', ''] }[platform] ?? ['xdg-open'];
  spawn(command, [...args, url], { stdio: 'ignore', detached: true })
    .on('error', () => undefined)
    .unref();
}
