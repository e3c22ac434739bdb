import { writeFileSync } from 'node:fs';

/**
 * Vitest reporter: names every test that passed only at a second try, and why it failed at the first; a run that says
 * nothing of them would hide a race. Writes `{ passed, failed, retried }` to the given file, if any.
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
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const count = (state) => tests.filter((test) => test.result().state === state).length;
    const broken = modules.filter((module) => module.state() === 'failed' && module.errors().length > 0).length;
    const retried = tests.filter((test) => test.diagnostic()?.flaky).map(sentenceOf);
    if (retried.length > 0) {
      console.log(retried.map((sentence) => `retried: ${sentence}`).join('\n'));
    }
    if (this.#file) {
      writeFileSync(this.#file, JSON.stringify({ passed: count('passed'), failed: count('failed') + broken, retried }));
    }
  }
}

function sentenceOf(test) {
  const [error] = test.result().errors ?? [];
  const why = error ? ` (${error.message.split('\n')[0]})` : '';
  return `${test.module.relativeModuleId} › ${test.fullName.replaceAll(' > ', ' › ')}${why}`;
}
