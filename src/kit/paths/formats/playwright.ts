import type { PathDocument, SuiteDocument } from '../document';
import { settingWords } from './words';

/** A suite of a machine at one place on a page. */
export interface PlaceSuite {
  readonly place: string;
  readonly suite: SuiteDocument;
}

/**
 * Suites of places as a spec in which Playwright drives the built shop, a test a path. Its steps are those of
 * src/kit/paths/walk.ts, so that Vitest runs it: `npm run test:specs`, see docs/paths.md.
 */
export function asPlaywright(places: readonly PlaceSuite[], specModule: string): string {
  return [
    '// Run by npm run test:specs: Playwright drives the built shop, docs/paths.md says how.',
    `import { pathsAt } from '${specModule}';`,
    ...places.flatMap(placeLines),
    '',
  ].join('\n');
}

function placeLines({ place, suite }: PlaceSuite): readonly string[] {
  const { machine, paths, unreachable } = suite;
  return [
    '',
    `// ${settingWords(suite)}`,
    ...unreachable.map(({ id, reason }) => `// Not walked here: ${id}: ${reason ?? 'nobody has said why'}`),
    `pathsAt(${text(machine)}, ${text(place)}, (path) => {`,
    ...paths.flatMap((path, index) => [...(index === 0 ? [] : ['']), ...pathLines(path, index)]),
    '});',
  ];
}

function pathLines({ start, steps }: PathDocument, index: number): readonly string[] {
  return [
    `  path(${text(`${index + 1}: ${start.case}`)}, async (shop) => {`,
    `    await shop.start(${text(start.case)});`,
    `    await shop.see(${text(start.stateAfter)});`,
    ...steps.flatMap((step, at) => [
      deed(step, step.virtualTime - (steps[at - 1] ?? start).virtualTime),
      `    await shop.see(${text(step.stateAfter)});`,
    ]),
    '  });',
  ];
}

function deed(step: PathDocument['steps'][number], waited: number): string {
  return waited > 0 ? `    await shop.pass(${waited});` : `    await shop.cause(${text(step.case)});`;
}

/** A string as the formatter writes it: in single quotes, unless double ones save escapes. */
function text(words: string): string {
  const escaped = words.replaceAll('\\', String.raw`\\`);
  return words.includes("'") && !words.includes('"') ? `"${escaped}"` : `'${escaped.replaceAll("'", String.raw`\'`)}'`;
}
