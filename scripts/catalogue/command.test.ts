import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, describe, expect, test } from 'vitest';

import { readRequest, run as carryOut } from './command';

const folder = mkdtempSync(join(tmpdir(), 'catalogue-'));
const at = (name: string) => join(folder, name);
const TWENTY = 'scripts/catalogue/faulty/twenty-faults.csv';

afterAll(() => rmSync(folder, { recursive: true }));

async function run(...args: readonly string[]) {
  const printed: string[] = [];
  const told: string[] = [];
  const request = await readRequest(args);
  if (typeof request === 'string' || 'help' in request) {
    throw new Error(`${args.join(' ')} is no request.`);
  }
  const code = await carryOut(request, { log: (line) => printed.push(line), error: (line) => told.push(line) });
  return { code, printed, told };
}

describe('a catalogue that is right', () => {
  test('is written, from CSV as JSON and back, and stays the same', async () => {
    expect(await run('--export', '--out', at('sample.csv'))).toEqual({
      code: 0,
      printed: [`${at('sample.csv')}: 74 products, 166 pictures, 152 reviews.`],
      told: [],
    });
    expect((await run('--from', at('sample.csv'), '--out', at('deep/er/sample.json'))).code).toBe(0);
    expect((await run('--from', at('deep/er/sample.json'), '--out', at('again.csv'))).code).toBe(0);
    expect(readFileSync(at('again.csv'), 'utf8')).toBe(readFileSync(at('sample.csv'), 'utf8'));
  });

  test('is only checked by --check', async () => {
    await run('--generate', '60', '--seed', '5', '--out', at('made.json'));
    const before = readdirSync(folder);
    const { code, printed } = await run('--from', at('made.json'), '--check');
    expect(code).toBe(0);
    expect(printed.join()).toMatch(/made\.json is right: 60 products, 130 pictures, \d+ reviews\.$/);
    expect(readdirSync(folder)).toEqual(before);
  });

  test('is written in spite of a warning', async () => {
    await run('--export', '--out', at('warned.csv'));
    writeFileSync(at('warned.csv'), readFileSync(at('warned.csv'), 'utf8').replaceAll('dresser-2', 'dresser-9'));
    const { code, told } = await run('--from', at('warned.csv'), '--out', at('warned.json'));
    expect(code).toBe(0);
    expect(told.join()).toMatch(/^Warning: 1 of \d+ pictures do not exist yet: .* The first: dresser-9\.$/);
    expect(readFileSync(at('warned.json'), 'utf8')).toContain('"dresser-9"');
  });
});

test('a file that is too large is told, and not read', async () => {
  writeFileSync(at('huge.csv'), '');
  truncateSync(at('huge.csv'), 200_000_000);
  expect(await readRequest(['--from', at('huge.csv')])).toBe(
    `"${at('huge.csv')}" has 200 MB: --from takes a file of up to 64 MB.`,
  );
});

test.runIf(existsSync('/dev/zero'))('a device, which may have no end, is told, and not read', async () => {
  symlinkSync('/dev/zero', at('zero.csv'));
  expect(await readRequest(['--from', at('zero.csv')])).toBe(
    `"${at('zero.csv')}" is a device or the like: --from takes a file.`,
  );
});

describe('a catalogue with faults', () => {
  test('is named line by line, and leaves what was written before as it was', async () => {
    writeFileSync(at('kept.json'), 'as it was');
    const before = readdirSync(folder);
    const { code, printed, told } = await run('--from', TWENTY, '--out', at('kept.json'));
    expect(code).toBe(1);
    expect(printed).toEqual([]);
    expect(told).toContain(`${TWENTY}:8:33 discount: found 101, expected a whole percentage from 0 to 100`);
    expect(told.at(-1)).toBe(`24 faults in ${TWENTY}; nothing was written.`);
    expect(readFileSync(at('kept.json'), 'utf8')).toBe('as it was');
    expect(readdirSync(folder)).toEqual(before);
  });

  test('has the first hundred of them named, and the others counted', async () => {
    const catalogue = { products: Array.from({ length: 130 }, () => 0), altTexts: {} };
    writeFileSync(at('many.json'), JSON.stringify(catalogue, null, 1));
    const { told } = await run('--from', at('many.json'), '--check');
    expect(told[99]).toBe(`${at('many.json')}:102:3 products[99]: found 0, expected a product, as an object`);
    expect(told.slice(100)).toEqual(['… and 30 more: --all shows them', `130 faults in ${at('many.json')}.`]);
  });
});

test('faults are counted up to a thousand', async () => {
  const told = async (words: number) => {
    writeFileSync(at('words.json'), 'x '.repeat(words));
    return (await run('--from', at('words.json'), '--check')).told.slice(100);
  };
  expect(await told(999)).toEqual(['… and 900 more: --all shows them', `1000 faults in ${at('words.json')}.`]);
  expect(await told(1000)).toEqual(['… and more: --all shows them', `More than 1000 faults in ${at('words.json')}.`]);
});

test('all faults are shown by --all, also those that are not counted', async () => {
  const catalogue = { products: Array.from({ length: 1200 }, () => 0), altTexts: {} };
  writeFileSync(at('all.json'), JSON.stringify(catalogue));
  const { code, told } = await run('--from', at('all.json'), '--all', '--out', at('all-written.json'));
  expect(code).toBe(1);
  expect(told.slice(1199)).toEqual([
    expect.stringContaining('products[1199]: found 0, expected'),
    `More than 1000 faults in ${at('all.json')}; nothing was written.`,
  ]);
});

describe('options', () => {
  test.each([
    [['--from', '/no/such/file.csv'], 'There is no file "/no/such/file.csv".'],
    [['--from', 'none.csv'], `There is no file "${process.cwd()}/none.csv".`],
    [['--from', 'src'], '"src" is a folder: --from takes a file.'],
    [['--from', 'README.md'], '"README.md" ends in neither .json nor .csv.'],
    [['--from', TWENTY, '--out', 'src'], '"src" is a folder: --out takes a file.'],
    [['--from', TWENTY, '--out', 'shop.xml'], '--out "shop.xml" ends in neither .json nor .csv.'],
    [
      ['--from', TWENTY, '--check', '--out', 'shop.json'],
      '--check goes with --from FILE, and writes nothing: leave out --out.',
    ],
    [['--check'], 'Give one of --from FILE, --generate N and --export; --help explains them.'],
    [['--from', TWENTY, '--export'], 'Give one of --from FILE, --generate N and --export; --help explains them.'],
    [['--generate', '5', '--all'], '--all goes with --from FILE.'],
    [['--export'], '--export needs --out FILE, ending in .json or .csv.'],
    [['--export', '--out', 'shop.csv', '--seed', '2'], '--seed goes with --generate N.'],
    [['--generate', '0'], '--generate takes a whole number from 1 to 20000, not "0".'],
    [['--generate', '20001'], '--generate takes a whole number from 1 to 20000, not "20001".'],
    [['--generate', 'many'], '--generate takes a whole number from 1 to 20000, not "many".'],
    [['--generate', '5', '--seed', 'x'], '--seed takes a whole number from 0 to 4294967295, not "x".'],
  ])('that cannot be are told so: %j', async (args, sentence) => {
    expect(await readRequest(args)).toBe(sentence);
  });

  test('may be the most that can be made, and the last seed', async () => {
    expect(await readRequest(['--generate', '20000', '--seed', '4294967295', '--out', 'shop.csv'])).toEqual({
      task: { generate: 20_000, seed: 4_294_967_295 },
      output: { file: 'shop.csv', format: 'csv' },
    });
  });

  test('none at all, or --help, explain the command', async () => {
    expect(await readRequest([])).toEqual({ help: true });
    expect(await readRequest(['--help', '--generate', 'many'])).toEqual({ help: true });
  });

  test.each([
    [['--from', TWENTY], 1, /24 faults/],
    [['--form', 'x'], 2, /Unknown option '--form'/],
  ])('end the command with an exit code: %j', (args, code, sentence) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/catalogue.mjs', ...args], {
      encoding: 'utf8',
    });
    expect(stdout + stderr).toMatch(sentence);
    expect(status).toBe(code);
  });

  test('a file that cannot take its place is told, and nothing is left beside it', async () => {
    const output = { file: at('taken.json'), format: 'json' } as const;
    mkdirSync(output.file);
    const told: string[] = [];
    const printer = { log: () => undefined, error: (line: string) => told.push(line) };
    expect(await carryOut({ task: { export: true }, output }, printer)).toBe(2);
    expect(told).toEqual([expect.stringContaining(`"${output.file}" can be neither read nor written: `)]);
    expect(told.join()).not.toContain('.tmp');
    expect(readdirSync(folder).filter((name) => name.startsWith('taken'))).toEqual(['taken.json']);
  });

  test('a place that cannot be written to is told', async () => {
    writeFileSync(at('file'), '');
    const { code, told } = await run('--export', '--out', at('file/shop.json'));
    expect(code).toBe(2);
    expect(told.join()).toMatch(/^".*" can be neither read nor written: /);
  });

  test.runIf(existsSync('/proc'))('so is one where the system takes no folders', async () => {
    const { code, told } = await run('--export', '--out', '/proc/none/shop.json');
    expect({ code, told }).toEqual({ code: 2, told: [expect.stringContaining('can be neither read nor written: ')] });
  });

  test.skipIf(process.platform === 'win32')('so is a disk without room, and nothing is left on it', () => {
    const limited = `trap '' XFSZ; ulimit -f 8; exec "${process.execPath}" scripts/catalogue.mjs --export --out "$1"`;
    const { status, stderr } = spawnSync('sh', ['-c', limited, 'sh', at('full.json')], { encoding: 'utf8' });
    expect(stderr).toMatch(/^"[^"]*full\.json" can be neither read nor written: .*\n$/);
    expect(status).toBe(2);
    expect(readdirSync(folder).filter((name) => name.startsWith('full'))).toEqual([]);
  });
});
