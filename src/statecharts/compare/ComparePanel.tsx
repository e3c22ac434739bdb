import { lazy, Suspense, useState } from 'react';

import { Text } from '#ui/components/Text/Text';

import type { Chart } from '#kit/charts/chart';
import { diffCharts } from '#kit/charts/compare/diff';
import type { ChartDefinition } from '#kit/charts/definition';
import { earlierVersion, LONGEST_FILE } from '#kit/charts/exports/definition-file';
import type { DeskAddress } from '../address';
import { FileButton } from '../FileButton';
import type { ChartedMachine } from '../machines';
import { messageOf } from '#kit/message-of';
import type { Navigate } from '../use-address';
import * as styles from './ComparePanel.css';
import { Comparison } from './Comparison';

/** The words on pages come with it; each of its pages is a shop of its own. */
const TwoStates = lazy(async () => ({ default: (await import('./TwoStates')).TwoStates }));

/** The diagrams of the git history come with it. */
const EarlierVersions = lazy(async () => ({ default: (await import('./EarlierVersions')).EarlierVersions }));

export interface ComparePanelProps {
  chart: Chart;
  machine: ChartedMachine;
  address: Pick<DeskAddress, 'width' | 'version' | 'until' | 'sides'>;
  navigate: Navigate;
}

interface Earlier {
  readonly definition: ChartDefinition;
  readonly file: string;
}

/** Two states beside each other; an earlier version of the machine, from git or a file, and the one that runs now. */
export function ComparePanel({
  chart,
  machine,
  address: { width, version, until, sides },
  navigate,
}: ComparePanelProps) {
  const [areStatesShown, setAreStatesShown] = useState(sides !== undefined);
  const [earlier, setEarlier] = useState<Earlier>();
  const [problem, setProblem] = useState<string>();
  const open = async (file: File) => {
    navigate({ version: undefined, until: undefined }, 'replace');
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
      <details
        className={styles.states}
        open={areStatesShown}
        onToggle={({ currentTarget: { open: isOpen } }) => setAreStatesShown(isOpen)}
      >
        <summary>Two states of {machine.name}</summary>
        {areStatesShown ? (
          <Suspense>
            <TwoStates
              machine={machine}
              chart={chart.definition}
              width={width}
              sides={sides}
              onChosen={(chosen) => navigate({ sides: chosen }, 'replace')}
            />
          </Suspense>
        ) : null}
      </details>
      <Suspense>
        <EarlierVersions
          chart={chart}
          chosen={version}
          until={until}
          onChoose={(versions) => {
            setEarlier(undefined);
            setProblem(undefined);
            navigate(versions, 'replace');
          }}
        />
      </Suspense>
      <Text size="small" tone="soft" measure="text">
        Open a definition that was saved earlier with Export → JSON: what changed since is told in words and marked in
        the drawing.
      </Text>
      <FileButton label="Open an earlier version" accept=".json" onOpen={(file) => void open(file)} />
      {problem === undefined ? null : <p role="alert">{problem}</p>}
      {earlier ? (
        <Comparison
          chart={chart}
          before={earlier.definition}
          diff={diffCharts(earlier.definition, chart.definition)}
          since={earlier.file}
        />
      ) : null}
    </div>
  );
}
