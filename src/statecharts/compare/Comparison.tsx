import type { Chart } from '#kit/charts/chart';
import { bothVersions } from '#kit/charts/compare/both-versions';
import type { Difference } from '#kit/charts/compare/diff';
import type { ChartDefinition } from '#kit/charts/definition';
import { Drawing } from '#kit/charts/drawing/Drawing';

import * as styles from './ComparePanel.css';

export interface ComparisonProps {
  /** As it is now. */
  chart: Chart;
  before: ChartDefinition;
  diff: readonly Difference[];
  /** What the earlier version is called: a file, or a commit. */
  since: string;
  /** What the later version is called, if it is not the one of now: only that has a drawing. */
  until?: string | undefined;
}

/** What changed since an earlier version of a machine, in sentences and in the drawing. */
export function Comparison({ chart, before, diff, since, until }: ComparisonProps) {
  return (
    <>
      <output className={styles.sum}>{titleOf(chart.definition.name, { diff, since, until })}</output>
      {diff.length === 0 ? null : (
        <ul className={styles.list} aria-label="Differences">
          {diff.map(({ kind, what, id, words }) => (
            <li key={`${kind} ${what} ${id}`} className={styles.difference[kind]}>
              {words}
            </li>
          ))}
        </ul>
      )}
      {diff.length === 0 || until !== undefined ? null : <Changes chart={chart} before={before} diff={diff} />}
    </>
  );
}

function Changes({ chart, before, diff }: Pick<ComparisonProps, 'chart' | 'before' | 'diff'>) {
  const { definition, layout, marks } = bothVersions(before, chart, diff);
  return (
    <div className={styles.drawing}>
      <Drawing
        chart={definition}
        layout={layout}
        label={`Changes of ${chart.definition.name}, told in the list above`}
        marks={marks}
      />
    </div>
  );
}

function titleOf(name: string, { diff, since, until }: Pick<ComparisonProps, 'diff' | 'since' | 'until'>): string {
  if (until === undefined) {
    return diff.length === 0 ? `${name} has not changed since ${since}.` : `Since ${since}: ${sum(diff)}.`;
  }
  return diff.length === 0
    ? `${name} did not change from ${since} to ${until}.`
    : `From ${since} to ${until}: ${sum(diff)}. Only what runs now is drawn.`;
}

function sum(diff: readonly Difference[]): string {
  return (['added', 'removed', 'changed'] as const)
    .map((kind) => `${diff.filter((difference) => difference.kind === kind).length} ${kind}`)
    .join(', ');
}
