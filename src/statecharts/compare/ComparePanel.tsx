import { lazy, Suspense, useState } from 'react';

import { Text } from '#ui/components/Text/Text';

import type { Chart } from '#kit/charts/chart';
import { Drawing } from '#kit/charts/drawing/Drawing';
import type { ChartDefinition } from '#kit/charts/definition';
import { earlierVersion, LONGEST_FILE } from '#kit/charts/exports/definition-file';
import { FileButton } from '../FileButton';
import type { ChartedMachine } from '../machines';
import { messageOf } from '../message-of';
import { bothVersions } from '#kit/charts/compare/both-versions';
import * as styles from './ComparePanel.css';
import type { Difference } from '#kit/charts/compare/diff';
import { diffCharts } from '#kit/charts/compare/diff';

/** The words on pages come with it; each of its pages is a shop of its own. */
const TwoStates = lazy(async () => ({ default: (await import('./TwoStates')).TwoStates }));

export interface ComparePanelProps {
  chart: Chart;
  machine: ChartedMachine;
  /** Width of the pages in px. */
  width: number;
}

interface Earlier {
  readonly definition: ChartDefinition;
  readonly file: string;
}

/** Two states beside each other; an earlier version of the machine, from a file, and the one that runs now. */
export function ComparePanel({ chart, machine, width }: ComparePanelProps) {
  const [areStatesShown, setAreStatesShown] = useState(false);
  const [earlier, setEarlier] = useState<Earlier>();
  const [problem, setProblem] = useState<string>();
  const open = async (file: File) => {
    try {
      const text = await file.slice(0, LONGEST_FILE + 1).text();
      setEarlier({ definition: earlierVersion(text, chart.definition), file: file.name });
      setProblem(undefined);
    } catch (error) {
      setEarlier(undefined);
      setProblem(`${file.name}: ${messageOf(error)}`);
    }
  };
  return (
    <div className={styles.root}>
      <details onToggle={({ currentTarget: { open: isOpen } }) => setAreStatesShown(isOpen)}>
        <summary>Two states of {machine.name}</summary>
        {areStatesShown ? (
          <Suspense>
            <TwoStates machine={machine} chart={chart.definition} width={width} />
          </Suspense>
        ) : null}
      </details>
      <Text size="small" tone="soft" measure="text">
        Open a definition that was saved earlier with Export → JSON: what changed since is told in words and marked in
        the drawing.
      </Text>
      <FileButton label="Open an earlier version" accept=".json" onOpen={(file) => void open(file)} />
      {problem === undefined ? null : <p role="alert">{problem}</p>}
      {earlier ? <Comparison chart={chart} earlier={earlier} /> : null}
    </div>
  );
}

function Comparison({ chart, earlier }: { chart: Chart; earlier: Earlier }) {
  const diff = diffCharts(earlier.definition, chart.definition);
  const { definition, layout, marks } = bothVersions(earlier.definition, chart, diff);
  return (
    <>
      <output className={styles.sum}>
        {diff.length === 0
          ? `${chart.definition.name} is as it was in ${earlier.file}.`
          : `Since ${earlier.file}: ${sum(diff)}.`}
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
