import { spawnSync } from 'node:child_process';

import { expect, test } from 'vitest';

/** Below a file there can be neither. */
const NOWHERE = 'package.json/x';

test.each([
  [['bench.mjs', '--pages', NOWHERE], `"${NOWHERE}" cannot be read: `],
  [['bench.mjs', '--json', `${NOWHERE}/figures.json`], `"${NOWHERE}" cannot be written to: `],
  [['bench-index.mjs', '--from', NOWHERE], `"${NOWHERE}" cannot be read: `],
  [['bench-index.mjs', '--from', 'package.json'], '"package.json" is no catalogue'],
  [['weight.mjs', '--json', `${NOWHERE}/figures.json`], `"${NOWHERE}" cannot be written to: `],
  [['weight.mjs', '--json', 'docs'], '"docs" cannot be written to: there is a folder of that name.'],
  [['bench.mjs', '--json', 'docs'], '"docs" cannot be written to: there is a folder of that name.'],
  [['pictures.mjs', '--take', NOWHERE], `There is no folder "${NOWHERE}".`],
  [['storyboard.mjs', '--machine', 'toast', '--out', NOWHERE], `"${NOWHERE}" cannot be written to: `],
  [['storyboard.mjs', '--journey', 'toString'], 'There is no journey "toString". There are find, '],
  [['states.mjs', '--out', NOWHERE], `"${NOWHERE}" cannot be written to: `],
  [['states.mjs', '--width', '390', '--width', '768'], '--width is given twice: '],
  [
    ['states.mjs', '--gallery', '--out', '.larkwood/x'],
    '--gallery goes with --machine only: --out would have no effect.',
  ],
  [['states.mjs', '--gallery', '--accept'], '--gallery goes with --machine only: --accept would have no effect.'],
  [['mutants-domain.mjs', 'src/domain/price.ts', 'pirce.ts'], 'There is no src/domain/pirce.ts.'],
  [['weight.mjs', '--page', 'toString'], 'There is no page "toString". There are home, '],
  [['traffic.mjs', '--visits', 'Infinity'], '--visits is "Infinity": expected a number from 0 on'],
  [['traffic.mjs', '--gb-price', '0x10'], '--gb-price is "0x10": expected a number from 0 on'],
  [['serve.mjs'], 'PORT is "99999": it should be a number up to 65535'],
])('%j ends with 2 and one sentence, before anything is built', ([command = '', ...args], sentence) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [`scripts/${command}`, ...args], {
    encoding: 'utf8',
    env: { ...process.env, PORT: '99999' },
  });
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  expect(stderr).toMatch(/^.*\n$/);
  expect(stderr).toContain(sentence);
});

test.each(['no-such-host.invalid', '203.0.113.7', 'a b'])('HOST=%j ends npm start with 2 and one sentence', (host) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/serve.mjs'], {
    encoding: 'utf8',
    env: { ...process.env, HOST: host },
  });
  expect({ status, stdout, stderr }).toEqual({
    status: 2,
    stdout: '',
    stderr: `HOST is "${host}": it should be a name or address of this machine, such as localhost or 0.0.0.0.\n`,
  });
});
