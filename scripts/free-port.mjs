import { createServer } from 'node:net';

import { UserError } from './user-error.mjs';

export const MAX_PORT = 65_535;
export const USUAL_PORT = 4173;
const PORTS_TO_TRY = 20;

/** The port that PORT asks for. Throws a `UserError` if it is none. */
export function wantedPort({ PORT: port = String(USUAL_PORT) } = process.env) {
  if (!/^\d+$/.test(port) || Number(port) > MAX_PORT) {
    throw new UserError(`PORT is "${port}": it should be a number up to ${MAX_PORT}, such as ${USUAL_PORT}.`);
  }
  return Number(port);
}

/** Listens on the first free port of a host from the preferred one on, and gives it. Throws a `UserError` if there is none. */
export async function onFirstFreePort(server, preferred, host) {
  const last = Math.min(preferred + PORTS_TO_TRY - 1, MAX_PORT);
  for (let port = preferred; port <= last; port += 1) {
    const isFree = await new Promise((resolve, reject) => {
      server.once('error', (error) =>
        error.code === 'EADDRINUSE'
          ? resolve(false)
          : reject(new UserError(`Port ${port} cannot be used: ${error.message}.`)),
      );
      server.listen(port, host, () => resolve(true));
    });
    if (isFree) {
      return port;
    }
    server.removeAllListeners('listening');
  }
  throw new UserError(`No free port from ${preferred} to ${last}. Set PORT to another one.`);
}

/** A port of the loopback interface that is free, for a program that is told which to take. */
export function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}
