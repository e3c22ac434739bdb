import type { SuiteDocument } from '../document';
import { happening, outcome, settingWords } from './words';

/** A suite as a Gherkin feature, a scenario a path. */
export function asGherkin(suite: SuiteDocument): string {
  const scenarios = suite.paths.flatMap(({ start, steps }, index) => [
    '',
    `  Scenario: path ${index + 1}, ${start.case}`,
    `    Given ${start.case}`,
    `    Then it is ${outcome(start, { stateAfter: '', activeStates: [] })}`,
    ...steps.flatMap((step, at) => [
      `    When ${happening(step)}`,
      `    Then it is ${outcome(step, steps[at - 1] ?? start)}`,
    ]),
  ]);
  return [`Feature: ${suite.machine}`, `  ${suite.description}`, `  ${settingWords(suite)}`, ...scenarios, ''].join(
    '\n',
  );
}
