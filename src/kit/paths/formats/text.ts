import type { PathDocument, SuiteDocument } from '../document';
import { settingWords, stepSentence } from './words';

/** A suite as sentences, one step a line. */
export function asText(suite: SuiteDocument): string {
  const paths = suite.paths.flatMap((path, index) => [
    '',
    ...pathLines(path, `Path ${index + 1} of ${suite.paths.length}`),
  ]);
  const gaps = [
    ...suite.goals.filter(({ covered }) => !covered).map(({ id }) => `Not covered: ${id}`),
    ...suite.unreachable.map(({ id, reason }) => `Unreachable: ${id} — ${reason ?? 'and nobody has said why'}`),
  ];
  return [settingWords(suite), suite.description, ...gaps, ...paths, ''].join('\n');
}

function pathLines({ start, steps }: PathDocument, title: string): readonly string[] {
  const begin = { ...start, activeStates: start.activeStates.map((state) => ({ ...state, isNew: true })) };
  return [
    title,
    `  Start with ${begin.case}: ${begin.stateAfter}.`,
    ...begin.activeStates.map(({ description }) => `     ${description}`),
    ...steps.map((step, index) => `  ${index + 1}. ${stepSentence(step, steps[index - 1] ?? start)}`),
  ];
}
