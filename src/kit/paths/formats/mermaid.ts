import type { SuiteDocument } from '../document';
import { settingWords } from './words';

/** A suite as one Mermaid state diagram: each path a composite state, its steps numbered. */
export function asMermaid(suite: SuiteDocument): string {
  const paths = suite.paths.flatMap(({ start, steps }, index) => {
    const alias = aliases(`p${index + 1}`);
    const begin = alias(start.stateAfter);
    const arrows = steps.map(
      (step, at) =>
        `    ${alias((steps[at - 1] ?? start).stateAfter)} --> ${alias(step.stateAfter)} : ${label(`${at + 1}. ${step.case}`)}`,
    );
    return [
      `  state "${label(`Path ${index + 1}, ${start.case}`)}" as p${index + 1} {`,
      ...alias.all().map(([name, id]) => `    state "${label(name)}" as ${id}`),
      `    [*] --> ${begin}`,
      ...arrows,
      '  }',
    ];
  });
  return ['stateDiagram-v2', `  %% ${label(settingWords(suite))}`, ...paths, ''].join('\n');
}

interface Aliases {
  (name: string): string;
  readonly all: () => readonly (readonly [string, string])[];
}

/** Short ids for state names, which Mermaid would not take as they are. */
function aliases(prefix: string): Aliases {
  const known = new Map<string, string>();
  const alias = (name: string) => {
    const id = known.get(name) ?? `${prefix}s${known.size}`;
    known.set(name, id);
    return id;
  };
  return Object.assign(alias, { all: () => [...known] });
}

/** Mermaid ends a label at a colon, a semicolon or a hash. */
function label(text: string): string {
  return text.replaceAll(/[:;#]/g, ',').replaceAll('"', "'");
}
