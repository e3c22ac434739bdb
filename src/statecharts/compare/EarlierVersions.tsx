import { history } from 'virtual:chart-history';

import { useMemo } from 'react';

import type { Chart } from '#kit/charts/chart';
import { Text } from '#ui/components/Text/Text';

import type { ChartHistory, EarlierVersion } from './chart-history';
import { earlierVersions } from './chart-history';
import * as styles from './ComparePanel.css';
import { Comparison } from './Comparison';

export interface EarlierVersionsProps {
  chart: Chart;
  /** The commit of a version; undefined for none. */
  chosen: string | undefined;
  onChoose: (commit: string | undefined) => void;
}

/** The versions of a machine that were committed, and what changed since the chosen one. */
export function EarlierVersions({ chart, chosen, onChoose }: EarlierVersionsProps) {
  const { name } = chart.definition;
  const versions = useMemo(() => earlierVersions(history.machines[name] ?? [], chart.definition), [name, chart]);
  const version = versions.find(({ commit }) => commit === chosen);
  return (
    <>
      {versions.length === 0 ? null : (
        <label className={styles.choice}>
          Compare with the version of
          <select
            className={styles.version}
            value={version?.commit ?? ''}
            onChange={({ currentTarget: { value } }) => onChoose(value === '' ? undefined : value)}
          >
            <option value="">No earlier version</option>
            {versions.map((each) => (
              <option key={each.commit} value={each.commit}>
                {titleOf(each)}
              </option>
            ))}
          </select>
        </label>
      )}
      <Text size="small" tone="soft" measure="text">
        {noteOn(history.extent, versions)}
      </Text>
      {chosen !== undefined && !version ? (
        <p role="alert">
          No earlier version of {name} that this build knows is called {chosen}.
        </p>
      ) : null}
      {version ? (
        <Comparison chart={chart} before={version.definition} diff={version.diff} since={titleOf(version)} />
      ) : null}
    </>
  );
}

function titleOf({ date, commit, subject }: EarlierVersion): string {
  return `${date}, ${commit}, “${subject}”`;
}

function noteOn(extent: ChartHistory['extent'], versions: readonly EarlierVersion[]): string {
  if (extent === 'none') {
    return 'This was built without a git history: no earlier version is known.';
  }
  const known = extent === 'part' ? ' This was built from a part of the git history, as a shallow clone has it.' : '';
  return versions.length === 0
    ? `The git history has no other version of it.${known}`
    : `What its committed diagrams say is compared: states, and events with guards, actions and targets.${known}`;
}
