import type { SuiteDocument } from '../document';
import { settingWords } from './words';

/**
 * A suite as a Playwright spec, a test a path. Its steps call a `PathAdapter` (docs/paths.md): `start`, `cause`, `pass`
 * and `see`; the file `adapter.ts` beside the spec exports `adapterFor(machine, page)`.
 */
export function asPlaywright(suite: SuiteDocument): string {
  const tests = suite.paths.flatMap(({ start, steps }, index) => [
    '',
    `test(${text(`${suite.machine}, path ${index + 1}: ${start.case}`)}, async ({ page }) => {`,
    `  const shop = await adapterFor(${text(suite.machine)}, page);`,
    `  await shop.start(${text(start.case)});`,
    `  await shop.see(${idsOf(start)});`,
    ...steps.flatMap((step, at) => [
      deed(step, step.virtualTime - (steps[at - 1] ?? start).virtualTime),
      `  await shop.see(${idsOf(step)});`,
    ]),
    '});',
  ]);
  return [
    `// ${settingWords(suite)}`,
    "import { test } from '@playwright/test';",
    '',
    "import { adapterFor } from './adapter';",
    ...tests,
    '',
  ].join('\n');
}

type Step = SuiteDocument['paths'][number]['steps'][number];

function deed(step: Step, waited: number): string {
  return waited > 0
    ? `  await shop.pass(${waited});`
    : `  await shop.cause(${text(step.case)}, ${JSON.stringify(step.event)});`;
}

function idsOf({ activeStates }: Pick<Step, 'activeStates'>): string {
  return `[${activeStates.map(({ id }) => text(id)).join(', ')}]`;
}

function text(words: string): string {
  return `'${words.replaceAll('\\', String.raw`\\`).replaceAll("'", String.raw`\'`)}'`;
}
