import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Everything that can be checked, from cheap to dear; each static check counts as one test. */
const STEPS = [
  { name: 'Types', script: 'typecheck' },
  { name: 'Lint', script: 'lint' },
  { name: 'Layers', script: 'lint:layers' },
  { name: 'Unused code', script: 'lint:unused' },
  { name: 'Unit tests', script: 'test:unit', report: '.larkwood/unit.json' },
  { name: 'Machine coverage', script: 'coverage:machines' },
  { name: 'Build', script: 'build' },
  { name: 'Journeys in a browser', script: 'test:journeys', report: '.larkwood/journeys.json' },
];

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
mkdirSync('.larkwood', { recursive: true });

const results = STEPS.map(runStep);

for (const { name, passed, failed, seconds } of results) {
  const verdict = failed === 0 ? 'ok' : 'FAILED';
  console.log(`${verdict.padEnd(7)} ${name.padEnd(24)} ${passed} passed, ${failed} failed, ${seconds} s`);
}
const sum = (key) => results.reduce((total, result) => total + result[key], 0);
process.exitCode = sum('failed') === 0 ? 0 : 1;
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);

function runStep({ name, script, report }) {
  console.log(`\n${name}`);
  const begin = performance.now();
  const reporters = report ? ['--', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`] : [];
  if (report) {
    rmSync(report, { force: true });
  }
  const { status } = spawnSync('npm', ['run', '--silent', script, ...reporters], {
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  });
  const seconds = Math.round((performance.now() - begin) / 1000);
  const ok = status === 0;
  const counted = report ? countTests(report) : { passed: ok ? 1 : 0, failed: ok ? 0 : 1 };
  // A run that ends badly has failed somewhere, even where no single test tells so.
  return { name, seconds, ...counted, failed: ok ? counted.failed : Math.max(1, counted.failed) };
}

function countTests(report) {
  try {
    const { testResults } = JSON.parse(readFileSync(report, 'utf8'));
    const count = (status) =>
      testResults.flatMap((file) => file.assertionResults).filter((test) => test.status === status).length;
    const brokenFiles = testResults.filter(
      (file) => file.status === 'failed' && file.assertionResults.length === 0,
    ).length;
    return { passed: count('passed'), failed: count('failed') + brokenFiles };
  } catch {
    return { passed: 0, failed: 1 };
  }
}
