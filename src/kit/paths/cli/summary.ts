import { isComplete } from '../document';
import type { SuiteDocument } from '../document';
import { counted } from '../formats/words';

/** How a command ends: a code, and one line for the error output, so that what is piped on stays whole. */
interface Ending {
  readonly code: 0 | 1;
  readonly words: string;
}

/** 0 when every goal is covered, or it is known why not. */
export function endingOf(suites: readonly SuiteDocument[], noun: 'machine' | 'place'): Ending {
  const gaps = suites.filter((suite) => !isComplete(suite));
  const sum = (pick: (suite: SuiteDocument) => number) => suites.reduce((total, suite) => total + pick(suite), 0);
  const goals = sum((suite) => suite.goals.length);
  const missing = gaps.length === 0 ? '' : `. Not complete: ${gaps.map(({ machine }) => machine).join(', ')}`;
  const paths = counted(
    sum((suite) => suite.paths.length),
    'path',
  );
  const steps = counted(
    sum((suite) => suite.steps),
    'step',
  );
  const least = sum(({ stepsAtLeast }) => stepsAtLeast);
  return {
    code: gaps.length === 0 ? 0 : 1,
    words:
      `${counted(suites.length, noun)}: ${sum(({ covered }) => covered)} of ${goals} goals covered in ` +
      `${paths} and ${steps}; the least would be ${least}${missing}`,
  };
}
