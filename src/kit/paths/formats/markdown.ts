import type { SuiteDocument } from '../document';
import { happening, outcome, settingWords } from './words';

/** A suite as Markdown: a table a path, to tick off by hand. */
export function asMarkdown(suite: SuiteDocument): string {
  const paths = suite.paths.flatMap(({ start, steps }, index) => [
    '',
    `### Path ${index + 1}: ${cell(start.case)}`,
    '',
    `Starts in **${cell(start.stateAfter)}**.`,
    ...(steps.length === 0 ? [] : ['', '| | what happens | what is so then | at |', '|---:|---|---|---:|']),
    ...steps.map(
      (step, at) =>
        `| ${at + 1} | ${cell(happening(step))} | ${cell(outcome(step, steps[at - 1] ?? start))} | ${step.virtualTime} ms |`,
    ),
  ]);
  const gaps = suite.unreachable.map(
    ({ id, reason }) => `- Unreachable: \`${id}\` — ${reason ?? 'and nobody has said why'}`,
  );
  return [`## ${suite.machine}`, '', suite.description, '', settingWords(suite), ...gaps, ...paths, ''].join('\n');
}

function cell(text: string): string {
  return text.replaceAll('|', String.raw`\|`).replaceAll('<', '&lt;');
}
