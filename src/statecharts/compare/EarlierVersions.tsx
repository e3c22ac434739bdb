import { history } from 'virtual:chart-history';

import { useMemo } from 'react';

import type { Chart } from '#kit/charts/chart';
import { diffCharts } from '#kit/charts/compare/diff';
import { Text } from '#ui/components/Text/Text';

import type { ChartHistory, EarlierVersion } from './chart-history';
import { earlierVersions } from './chart-history';
import * as styles from './ComparePanel.css';
import { Comparison } from './Comparison';

export interface EarlierVersionsProps {
  chart: Chart;
  /** The commit of a version; undefined for none. */
  chosen: string | undefined;
  /** The commit of the later version that it is compared with; undefined for how it is now. */
  until: string | undefined;
  onChoose: (versions: { version: string | undefined; until: string | undefined }) => void;
}

/** The versions of a machine that were committed, and what changed from the chosen one to a later one, or to now. */
export function EarlierVersions({ chart, chosen, until, onChoose }: EarlierVersionsProps) {
  const { name } = chart.definition;
  const versions = useMemo(() => earlierVersions(history.machines[name] ?? [], chart.definition), [name, chart]);
  const version = versions.find(({ commit }) => commit === chosen);
  const laterOnes = version ? versions.slice(0, versions.indexOf(version)) : [];
  const later = laterOnes.find(({ commit }) => commit === until);
  return (
    <>
      {versions.length === 0 ? null : (
        <Choice
          label="Compare with the version of"
          none="No earlier version"
          versions={versions}
          chosen={version}
          onChoose={(commit) => onChoose({ version: commit, until: undefined })}
        />
      )}
      {laterOnes.length === 0 ? null : (
        <Choice
          label="up to"
          none="How it is now"
          versions={laterOnes}
          chosen={later}
          onChoose={(commit) => onChoose({ version: chosen, until: commit })}
        />
      )}
      <Text size="small" tone="soft" measure="text">
        {noteOn(history.extent, versions)}
      </Text>
      {chosen !== undefined && !version ? (
        <p role="alert">
          This build knows no earlier version {chosen} of {name}.
        </p>
      ) : null}
      {version && until !== undefined && !later ? (
        <p role="alert">
          This build knows no version {until} of {name} after {chosen}.
        </p>
      ) : null}
      {version ? (
        <Comparison
          chart={chart}
          before={version.definition}
          diff={later ? diffCharts(version.definition, later.definition) : version.diff}
          since={titleOf(version)}
          until={later && titleOf(later)}
        />
      ) : null}
    </>
  );
}

interface ChoiceProps {
  label: string;
  /** Stands for undefined. */
  none: string;
  versions: readonly EarlierVersion[];
  chosen: EarlierVersion | undefined;
  onChoose: (commit: string | undefined) => void;
}

function Choice({ label, none, versions, chosen, onChoose }: ChoiceProps) {
  return (
    <label className={styles.choice}>
      {label}
      <select
        className={styles.version}
        value={chosen?.commit ?? ''}
        onChange={({ currentTarget: { value } }) => onChoose(value === '' ? undefined : value)}
      >
        <option value="">{none}</option>
        {versions.map((each) => (
          <option key={each.commit} value={each.commit}>
            {titleOf(each)}
          </option>
        ))}
      </select>
    </label>
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
    : `The committed diagrams are compared: states, and events with guards, actions and targets.${known}`;
}
