import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';

/** Interval at which a long step reports that it is still running. */
const STILL_RUNNING_MS = 240_000;

/** Interval at which a step is asked whether it is to be stopped. */
const STOPPING_MS = 1_000;

/** What a report says that is not there. */
const NOTHING = { passed: 0, failed: 0, files: [], failures: [] };

/** Number of slowest files listed under a step. */
const SLOWEST = 5;

/**
 * Runs one check; its output is shown only if it fails. A step without a test report counts as one test. One that is
 * stopped counts for what its report says by then.
 *
 * @param {{ name: string, command: readonly string[], report?: string, env?: Readonly<Record<string, string>>,
 *   show?: (text: string) => void, isToStop?: () => boolean }} step
 */
export async function runStep({ name, command, report, env = {}, show = console.log, isToStop = () => false }) {
  if (report) {
    rmSync(report, { force: true });
  }
  const begin = performance.now();
  const seconds = () => Math.round((performance.now() - begin) / 1000);
  const heartbeat = setInterval(() => show(`${name} … ${seconds()} s`), STILL_RUNNING_MS);
  const { ok, output, isStopped } = await outputOf(command, report ? { ...env, TEST_OUTCOME: report } : env, isToStop);
  clearInterval(heartbeat);
  if (isStopped) {
    show(`\n${name}: stopped\n${output}`);
    return { name, seconds: seconds(), ...readOutcome(report, NOTHING), isStopped, notWalked: [`the rest of ${name}`] };
  }
  const counted = report
    ? readOutcome(report, { ...NOTHING, failed: 1 })
    : { ...NOTHING, passed: ok ? 1 : 0, failed: ok ? 0 : 1 };
  // A run may fail without a failing test.
  const failed = ok ? counted.failed : Math.max(1, counted.failed);
  if (failed > 0) {
    show(`\n${name}\n${output}`);
  }
  return { name, seconds: seconds(), ...counted, failed };
}

/**
 * Runs rows of checks one after the other, the checks of a row side by side. Once something has failed nothing runs
 * longer than `failingSeconds` after the beginning.
 */
export async function runRows(rows, { env = {}, show = console.log, failingSeconds = Number.POSITIVE_INFINITY } = {}) {
  const end = performance.now() + failingSeconds * 1000;
  const results = [];
  for (const row of rows) {
    const isToStop = () =>
      performance.now() > end &&
      (results.some(({ failed }) => failed > 0) || row.some(({ report }) => readOutcome(report, NOTHING).failed > 0));
    show(`${row.map(({ name }) => name).join(', ')} …`);
    results.push(...(await Promise.all(row.map((step) => runStep({ ...step, env, show, isToStop })))));
  }
  return results;
}

/** The exit code of all checks and a sentence: 1 when something failed, 2 when something could not be looked at. */
export function verdictOf(results) {
  const failed = results.filter(({ failed }) => failed > 0).map(({ name }) => name);
  const notWalked = results.flatMap(({ notWalked = [] }) => notWalked);
  const missing = `not looked at: ${notWalked.join('; ')}`;
  if (failed.length > 0) {
    return { code: 1, line: `FAILED: ${failed.join(', ')}${notWalked.length > 0 ? `; ${missing}` : ''}` };
  }
  return notWalked.length > 0
    ? { code: 2, line: `INCOMPLETE: nothing failed, but ${missing}` }
    : { code: 0, line: 'PASSED: everything was looked at, nothing failed' };
}

/** The summary: one line a step, under it its slowest files, then what failed, the sums last. */
export function closingLines(results) {
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  return [
    ...results.flatMap(({ name, passed, failed, seconds, files, isStopped = false }) => {
      const verdict = failed > 0 ? 'FAILED' : isStopped ? 'STOPPED' : 'ok';
      return [
        `${verdict.padEnd(7)} ${name.padEnd(32)} ${passed} passed, ${failed} failed, ${seconds} s`,
        ...slowestOf(files).map((slow) => `${String(slow.seconds).padStart(13)} s  ${slow.file}`),
      ];
    }),
    ...results.flatMap(({ failures }) =>
      failures.flatMap(({ name, error }) => [`FAILED  ${name}`, `        ${error}`]),
    ),
    `${sum('passed')} passed, ${sum('failed')} failed`,
  ];
}

function slowestOf(files) {
  return files.toSorted((one, other) => other.seconds - one.seconds).slice(0, SLOWEST);
}

function outputOf([command, ...args], env, isToStop) {
  return new Promise((done) => {
    if (isToStop()) {
      done({ isStopped: true, output: '' });
      return;
    }
    const parts = [];
    const isWindows = process.platform === 'win32';
    const child = spawn(command, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env },
      shell: isWindows,
      // A group of its own, so that what it has started can be ended with it.
      detached: !isWindows,
    });
    const end = () => (isWindows ? child.kill() : process.kill(-child.pid));
    const interrupted = () => {
      end();
      process.exit(1);
    };
    process.once('SIGINT', interrupted).once('SIGTERM', interrupted);
    const finish = (outcome) => {
      process.off('SIGINT', interrupted).off('SIGTERM', interrupted);
      clearInterval(stopping);
      done({ ...outcome, output: Buffer.concat(parts).toString() });
    };
    const stopping = setInterval(() => {
      if (isToStop()) {
        end();
        finish({ isStopped: true });
      }
    }, STOPPING_MS);
    child.stdout.on('data', (part) => parts.push(part));
    child.stderr.on('data', (part) => parts.push(part));
    child.on('error', (error) => {
      parts.push(Buffer.from(error.message));
      finish({ ok: false });
    });
    child.on('close', (status) => finish({ ok: status === 0 }));
  });
}

/** Of a run that has not ended it has what has, if anything. */
function readOutcome(report, instead) {
  try {
    return JSON.parse(readFileSync(report, 'utf8'));
  } catch {
    return instead;
  }
}
