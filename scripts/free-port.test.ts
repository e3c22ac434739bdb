import { createServer } from 'node:net';

import { expect, test } from 'vitest';

import { MAX_PORT, onFirstFreePort } from './free-port.mjs';

test('where the last port of all is taken, it says that none is free', async () => {
  const [taken, other] = [createServer(), createServer()];
  // Somebody else may have it already.
  await new Promise((resolve) => taken.once('error', resolve).listen(MAX_PORT, '127.0.0.1', () => resolve(undefined)));
  await expect(onFirstFreePort(other, MAX_PORT, '127.0.0.1')).rejects.toThrow('No free port from 65535 to 65535.');
  taken.close();
});
