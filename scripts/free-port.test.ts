import { createServer } from 'node:net';

import { expect, test } from 'vitest';

import { MAX_PORT, onFirstFreePort, wantedPort } from './free-port.mjs';

test('where the last port of all is taken, it says that none is free', async () => {
  const [taken, other] = [createServer(), createServer()];
  // Somebody else may have it already.
  await new Promise((resolve) => taken.once('error', resolve).listen(MAX_PORT, '127.0.0.1', () => resolve(undefined)));
  await expect(onFirstFreePort(other, MAX_PORT, '127.0.0.1')).rejects.toThrow('No free port from 65535 to 65535.');
  taken.close();
});

test('PORT says which port is wanted, 4173 where it says nothing', () => {
  expect(wantedPort({})).toBe(4173);
  expect(wantedPort({ PORT: '4361' })).toBe(4361);
  expect(() => wantedPort({ PORT: '-1' })).toThrow('PORT is "-1": it should be a number up to 65535, such as 4173.');
});
