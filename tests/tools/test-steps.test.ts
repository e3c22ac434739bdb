import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import { afterAll, describe, expect, test } from 'vitest';

import { closingLines, runRows, runStep, verdictOf } from '../../scripts/test-steps.mjs';

const folder = mkdtempSync(join(tmpdir(), 'steps-'));
afterAll(() => rmSync(folder, { recursive: true }));

const report = join(folder, 'outcome.json');

/** Runs a step that is a few lines of script, and returns its output. */
async function run(script: string, more: { report?: string } = {}) {
  const shown: string[] = [];
  const show = (text: string) => void shown.push(text);
  const { seconds, ...result } = await runStep({
    name: 'Step',
    command: [process.execPath, '-e', script],
    show,
    ...more,
  });
  expect(seconds).toBeLessThan(60);
  return { ...result, shown };
}

const reporting = (outcome: object) =>
  `require('node:fs').writeFileSync(process.env.TEST_OUTCOME, '${JSON.stringify(outcome)}')`;

describe('a step of npm test', () => {
  test('shows nothing when it passes', async () => {
    expect(await run("console.log('fine'); console.error('fine too')")).toEqual({
      name: 'Step',
      passed: 1,
      failed: 0,
      files: [],
      failures: [],
      shown: [],
    });
  });

  test('shows all it said, in one piece, when it fails', async () => {
    const script = "console.log('first'); setTimeout(() => { console.error('second'); process.exit(3); }, 50)";
    expect(await run(script)).toEqual({
      name: 'Step',
      passed: 0,
      failed: 1,
      files: [],
      failures: [],
      shown: ['\nStep\nfirst\nsecond\n'],
    });
  });

  test('counts the tests that its report tells of', async () => {
    const outcome = { passed: 7, failed: 0, files: [{ file: 'a.ts', seconds: 2 }], failures: [] };
    expect(await run(reporting(outcome), { report })).toEqual({ name: 'Step', ...outcome, shown: [] });
  });

  test('that ends badly has failed, though every test passed', async () => {
    const outcome = { passed: 7, failed: 0, files: [], failures: [] };
    expect(await run(`${reporting(outcome)}; process.exit(1)`, { report })).toMatchObject({ passed: 7, failed: 1 });
  });

  test('has failed when it writes no report, and an older one counts for nothing', async () => {
    writeFileSync(report, JSON.stringify({ passed: 7, failed: 0, files: [], failures: [] }));
    expect(await run('', { report })).toMatchObject({ passed: 0, failed: 1, shown: ['\nStep\n'] });
  });

  test('has failed when it cannot be started', async () => {
    const shown: string[] = [];
    const command = [join(folder, 'nothing')];
    const show = (text: string) => void shown.push(text);
    expect(await runStep({ name: 'Step', command, show })).toMatchObject({ passed: 0, failed: 1 });
    expect(shown).toEqual([expect.stringContaining('ENOENT')]);
  });
});

test('rows run one after the other, the steps of a row side by side', async () => {
  const file = join(folder, 'order.txt');
  const step = (name: string, script: string) => ({ name, command: [process.execPath, '-e', script] });
  const fs = "const { appendFileSync, readFileSync } = require('node:fs');";
  const appends = (text: string) => `appendFileSync('${file}', '${text}');`;
  const waitsFor = (text: string) =>
    `const end = Date.now() + 60_000; while (!readFileSync('${file}', 'utf8').includes('${text}') && Date.now() < end);`;
  writeFileSync(file, '');
  const shown: string[] = [];
  const results = await runRows(
    [
      [step('one', `${fs} ${waitsFor('b')} ${appends('a')}`), step('two', `${fs} ${appends('b')} ${waitsFor('a')}`)],
      [step('three', `${fs} ${appends('c')}`)],
    ],
    { show: (text) => void shown.push(text) },
  );
  expect(results.map(({ name, failed }) => `${name} ${failed}`)).toEqual(['one 0', 'two 0', 'three 0']);
  expect(readFileSync(file, 'utf8')).toBe('bac');
  expect(shown).toEqual(['one, two …', 'three …']);
}, 200_000);

test('once something has failed what still runs is stopped in time, counted so far, and the rest not begun', async () => {
  const step = (name: string, script: string, rest = {}) => ({
    name,
    command: [process.execPath, '-e', script],
    ...rest,
  });
  const outcome = { passed: 2, failed: 1, files: [], failures: [{ name: 'a.ts › one', error: 'no' }] };
  const started = join(folder, 'started.txt');
  const startsAnother = `const { spawn } = require('node:child_process');
    const { pid } = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'inherit' });
    require('node:fs').writeFileSync('${started}', String(pid))`;
  const results = await runRows(
    [
      [
        step('hangs', `${startsAnother}; ${reporting(outcome)}; setInterval(() => {}, 1000)`, { report }),
        step('short', ''),
      ],
      [step('later', "require('node:fs').writeFileSync(process.env.TEST_OUTCOME, 'begun')", { report })],
    ],
    { failingSeconds: 1, show: () => undefined },
  );
  expect(results).toMatchObject([
    { name: 'hangs', ...outcome, isStopped: true, notWalked: ['the rest of hangs'] },
    { name: 'short', passed: 1, failed: 0, files: [], failures: [] },
    { name: 'later', passed: 0, failed: 0, files: [], failures: [], isStopped: true, notWalked: ['the rest of later'] },
  ]);
  const isRunning = () => process.kill(Number(readFileSync(started, 'utf8')), 0);
  await expect
    .poll(() => {
      try {
        return isRunning();
      } catch {
        return false;
      }
    })
    .toBe(false);
}, 60_000);

test('while nothing has failed a run takes its time', async () => {
  const script = 'setTimeout(() => {}, 2500)';
  const rows = [[{ name: 'slow', command: [process.execPath, '-e', script] }]];
  const [slow] = await runRows(rows, { failingSeconds: 0, show: () => undefined });
  expect(slow).toMatchObject({ passed: 1, failed: 0 });
}, 60_000);

describe('the verdict', () => {
  const fine = { name: 'Texts', passed: 3, failed: 0, seconds: 1, files: [], failures: [] };
  const notThere = { ...fine, name: 'Engines', notWalked: ['WebKitGTK: there is no xvfb-run'] };

  test.each([
    [[fine, { ...notThere, notWalked: [] }], 0, 'PASSED: everything was looked at, nothing failed'],
    [[fine, notThere], 2, 'INCOMPLETE: nothing failed, but not looked at: WebKitGTK: there is no xvfb-run'],
    [
      [{ ...fine, failed: 2 }, notThere, { ...fine, name: 'Build', failed: 1 }],
      1,
      'FAILED: Texts, Build; not looked at: WebKitGTK: there is no xvfb-run',
    ],
    [[{ ...fine, failed: 2 }], 1, 'FAILED: Texts'],
  ])('of %#', (results, code, line) => {
    expect(verdictOf(results)).toEqual({ code, line });
  });
});

test('the closing lines: a line a step, under it the five files that took longest, what failed, the sums last', () => {
  const files = [3, 9, 1, 8, 12, 7].map((seconds) => ({ file: `in-${seconds}.ts`, seconds }));
  const failures = [
    { name: 'in-3.ts › the page opens', error: 'expected 1 to be 2' },
    { name: 'in-7.ts', error: 'no tests here' },
  ];
  const steps = [
    { name: 'Types', passed: 1, failed: 0, seconds: 9, files: [], failures: [] },
    { name: 'Engines', passed: 0, failed: 0, seconds: 0, files: [], failures: [], isStopped: true },
    { name: 'In a browser', passed: 40, failed: 2, seconds: 90, files, failures },
  ];
  expect(closingLines(steps)).toEqual([
    'ok      Types                            1 passed, 0 failed, 9 s',
    'STOPPED Engines                          0 passed, 0 failed, 0 s',
    'FAILED  In a browser                     40 passed, 2 failed, 90 s',
    '           12 s  in-12.ts',
    '            9 s  in-9.ts',
    '            8 s  in-8.ts',
    '            7 s  in-7.ts',
    '            3 s  in-3.ts',
    'FAILED  in-3.ts › the page opens',
    '        expected 1 to be 2',
    'FAILED  in-7.ts',
    '        no tests here',
    '41 passed, 2 failed',
  ]);
});

test('a run of Vitest tells what passed, what failed and what is broken, and how long each file took', () => {
  const vitest = JSON.stringify(resolve('node_modules/vitest/dist/index.js'));
  const specs = {
    'tests.test.mjs': `import { beforeAll, describe, test } from ${vitest};
      test('plain', () => undefined);
      describe('inside', () => test('slow', () => new Promise((done) => setTimeout(done, 1100))));
      test('lost', () => { throw new Error('never\\nthere'); });
      describe('unprepared', () => { beforeAll(() => { throw new Error('no page'); }); test('unseen', () => undefined); });
      test('forgetful', () => void Promise.reject(new Error('nobody waits')));
      test.skip('left out', () => undefined);`,
    'broken.test.mjs': `throw new Error('no tests here')`,
    'run.mjs': `import { startVitest } from ${JSON.stringify(resolve('node_modules/vitest/dist/node.js'))};
      import { TestOutcome } from ${JSON.stringify(resolve('scripts/test-outcome.mjs'))};
      const vitest = await startVitest('test', [], { root: ${JSON.stringify(folder)}, config: false, watch: false,
        reporters: [new TestOutcome(${JSON.stringify(report)})] });
      await vitest.close();`,
  };
  for (const [name, text] of Object.entries(specs)) {
    writeFileSync(join(folder, name), text);
  }
  const { VITEST: _, ...env } = process.env;
  spawnSync(process.execPath, [join(folder, 'run.mjs')], { env, encoding: 'utf8' });
  const { files, ...rest } = JSON.parse(readFileSync(report, 'utf8'));
  expect(rest).toEqual({
    passed: 3,
    failed: 4,
    failures: expect.arrayContaining([
      { name: 'broken.test.mjs', error: 'no tests here' },
      { name: 'tests.test.mjs › unprepared', error: 'no page' },
      { name: 'tests.test.mjs › lost', error: 'never' },
      { name: 'outside of tests', error: 'nobody waits' },
    ]),
  });
  const seconds = Object.fromEntries(files.map((one: { file: string; seconds: number }) => [one.file, one.seconds]));
  expect(Object.keys(seconds).toSorted()).toEqual(['broken.test.mjs', 'tests.test.mjs']);
  expect(seconds['tests.test.mjs']).toBeGreaterThanOrEqual(1);
}, 60_000);
