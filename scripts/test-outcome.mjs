import { writeFileSync } from 'node:fs';

/**
 * Vitest reporter: writes `{ passed, failed, files }` to the given file, if any: how many tests, and how many seconds
 * each of their files took.
 * @implements {import('vitest/reporters').Reporter}
 */
export class TestOutcome {
  #file;

  /** @param {string | undefined} file */
  constructor(file) {
    this.#file = file;
  }

  /** @param {readonly import('vitest/node').TestModule[]} modules */
  onTestRunEnd(modules) {
    if (!this.#file) {
      return;
    }
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const count = (state) => tests.filter((test) => test.result().state === state).length;
    const broken = modules.filter((module) => module.state() === 'failed' && module.errors().length > 0).length;
    const files = modules.map((module) => ({ file: module.relativeModuleId, seconds: secondsOf(module.diagnostic()) }));
    writeFileSync(this.#file, JSON.stringify({ passed: count('passed'), failed: count('failed') + broken, files }));
  }
}

/** Importing a file takes time too, not only its tests. */
function secondsOf({ collectDuration, duration }) {
  return Math.round((collectDuration + duration) / 1000);
}
