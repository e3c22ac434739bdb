import type { Criterion } from '../suite';
import type { Count, MachineCoverage } from './coverage';
import { covered, missingIn } from './coverage';

/** Coverage of all machines, as text, Markdown and JSON. */
export interface Coverage {
  readonly criterion: Criterion;
  readonly machines: readonly MachineCoverage[];
}

const HEADINGS = ['machine', 'states', 'transitions', 'pairs', 'refused events', 'missing'] as const;

/** A row a machine, and a last one for all. */
export function rowsOf({ machines }: Coverage): readonly (readonly string[])[] {
  const all = (pick: (machine: MachineCoverage) => readonly Count[]) => machines.flatMap(pick);
  return [
    ...machines.map((machine) => [
      machine.machine,
      share(machine.states),
      share(machine.transitions),
      share(machine.pairs),
      String(machine.refused.length),
      missingIn(machine).join(', '),
    ]),
    [
      'all',
      share(all(({ states }) => states)),
      share(all(({ transitions }) => transitions)),
      share(all(({ pairs }) => pairs)),
      String(machines.flatMap(({ refused }) => refused).length),
      '',
    ],
  ];
}

/** A coverage as lines for a terminal. */
export function coverageText(coverage: Coverage): string {
  const rows = [[...HEADINGS], ...rowsOf(coverage)];
  const widths = HEADINGS.map((_, column) => Math.max(...rows.map((row) => (row[column] ?? '').length)));
  const line = (row: readonly string[]) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd();
  return [
    `Coverage by the suite for ${coverage.criterion}, from what running actors did`,
    '',
    ...rows.map(line),
    '',
  ].join('\n');
}

/** A coverage as a table in Markdown. */
export function coverageMarkdown(coverage: Coverage): string {
  const line = (row: readonly string[]) => `| ${row.join(' | ')} |`;
  return [
    `# Coverage by the suite for ${coverage.criterion}`,
    '',
    'From what running actors did. Pairs are counted, not demanded.',
    '',
    line(HEADINGS),
    '|---|---:|---:|---:|---:|---|',
    ...rowsOf(coverage).map(line),
    '',
  ].join('\n');
}

/** A coverage as JSON, which the statecharts read. */
export function coverageJson({ criterion, machines }: Coverage): string {
  return `${JSON.stringify({ version: 1, criterion, machines }, null, 2)}\n`;
}

function share(counts: readonly Count[]): string {
  return `${covered(counts)}/${counts.length}`;
}
