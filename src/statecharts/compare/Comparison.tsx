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
}

/** What changed since an earlier version of a machine, in sentences and in the drawing. */
export function Comparison({ chart, before, diff, since }: ComparisonProps) {
  const { definition, layout, marks } = bothVersions(before, chart, diff);
  return (
    <>
      <output className={styles.sum}>
        {diff.length === 0 ? `${chart.definition.name} is as it was in ${since}.` : `Since ${since}: ${sum(diff)}.`}
      </output>
      {diff.length === 0 ? null : (
        <>
          <ul className={styles.list} aria-label="Differences">
            {diff.map(({ kind, what, id, words }) => (
              <li key={`${kind} ${what} ${id}`} className={styles.difference[kind]}>
                {words}
              </li>
            ))}
          </ul>
          <div className={styles.drawing}>
            <Drawing
              chart={definition}
              layout={layout}
              label={`Changes of ${chart.definition.name}, told in the list above`}
              marks={marks}
            />
          </div>
        </>
      )}
    </>
  );
}

function sum(diff: readonly Difference[]): string {
  return (['added', 'removed', 'changed'] as const)
    .map((kind) => `${diff.filter((difference) => difference.kind === kind).length} ${kind}`)
    .join(', ');
}
