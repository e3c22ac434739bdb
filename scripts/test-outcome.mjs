import { writeFileSync } from 'node:fs';

/**
 * Vitest reporter: writes `{ passed, failed, files, failures }` to the given file, if any: how many tests, how many
 * seconds each of their files took, and what failed, by name. While the tests run it has those that have ended.
 * @implements {import('vitest/reporters').Reporter}
 */
export class TestOutcome {
  #file;
  #ended = [];

  /** @param {string | undefined} file */
  constructor(file) {
    this.#file = file;
  }

  /** @param {import('vitest/node').TestModule} module */
  onTestModuleEnd(module) {
    this.#ended.push(outcomeOf(module));
    this.#write(this.#ended);
  }

  /**
   * @param {readonly import('vitest/node').TestModule[]} modules
   * @param {readonly import('vitest/node').SerializedError[]} unhandled
   */
  onTestRunEnd(modules, unhandled) {
    const outside = unhandled.map((error) => failure('outside of tests', error));
    this.#write(modules.map(outcomeOf), outside);
  }

  #write(outcomes, outside = []) {
    if (!this.#file) {
      return;
    }
    const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
    const failures = [...outcomes.flatMap((outcome) => outcome.failures), ...outside];
    const files = outcomes.map(({ file, seconds }) => ({ file, seconds }));
    writeFileSync(this.#file, JSON.stringify({ passed, failed: failures.length, files, failures }));
  }
}

function outcomeOf(module) {
  return {
    file: module.relativeModuleId,
    seconds: secondsOf(module.diagnostic()),
    passed: [...module.children.allTests('passed')].length,
    failures: failuresOf(module),
  };
}

/** What failed in a file: tests, and what is around them (the file itself, or the hooks of a `describe`). */
function failuresOf(module) {
  const file = module.relativeModuleId;
  return [
    ...module.errors().map((error) => failure(file, error)),
    ...[...module.children.allSuites()].flatMap((suite) =>
      suite.errors().map((error) => failure(`${file} › ${suite.fullName}`, error)),
    ),
    ...[...module.children.allTests('failed')].map((test) =>
      failure(`${file} › ${test.fullName}`, test.result().errors[0]),
    ),
  ];
}

function failure(name, { message }) {
  return { name, error: message.split('\n', 1)[0] };
}

/** Importing a file takes time too, not only its tests. */
function secondsOf({ collectDuration, duration }) {
  return Math.round((collectDuration + duration) / 1000);
}
