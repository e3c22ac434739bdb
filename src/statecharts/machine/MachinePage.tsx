import { lazy, Suspense, useEffect, useState } from 'react';
import type { ReactNode } from 'react';

import { Heading } from '#ui/components/Heading/Heading';
import { Tabs } from '#ui/components/Tabs/Tabs';
import { Text } from '#ui/components/Text/Text';

import type { DeskAddress, View } from '../address';
import { chartOf } from '../charts';
import { ComparePanel } from '../compare/ComparePanel';
import type { ChartInvoke } from '#kit/charts/definition';
import { UNMARKED } from '#kit/charts/drawing/marks';
import type { Highlights } from '#kit/charts/highlights';
import type { ChartedMachine } from '../machines';
import { invokedBy } from '../machines';
import { TestedBar } from '../tested/TestedBar';
import { testedMarks } from '#kit/charts/tested/tested-marks';
import { useTested } from '../tested/use-tested';
import type { Navigate } from '../use-address';
import { EventTable } from './EventTable';
import { FactSheet } from './FactSheet';
import * as styles from './MachinePage.css';
import { Outline } from './Outline';
import type { Finding } from './use-finding';
import { WholeDrawing } from './WholeDrawing';

export interface MachinePageProps {
  finding: Finding;
  machine: ChartedMachine;
  address: DeskAddress;
  navigate: Navigate;
  highlights: Highlights;
  /** Opens an actor that the machine invokes. */
  onInvoke: (invoke: ChartInvoke) => void;
  /** What stands between its name and the ways to read it. */
  children?: ReactNode;
}

/** Writers of pictures and archives come with the first look at them. */
const ExportPanel = lazy(async () => ({ default: (await import('../exports/ExportPanel')).ExportPanel }));

const LABELS: Readonly<Record<View, string>> = {
  drawing: 'Drawing',
  outline: 'Outline',
  table: 'Table',
  facts: 'Facts',
  export: 'Export',
  compare: 'Compare',
};

/** One machine: its drawing and all that can be read in it. */
export function MachinePage({
  machine: charted,
  address,
  navigate,
  highlights,
  onInvoke,
  finding,
  children,
}: MachinePageProps) {
  const { name, machine, appears } = charted;
  const chart = chartOf(name);
  const { definition } = chart;
  const isTestedShown = address.marks === 'tested';
  const { tested, problem, open } = useTested(isTestedShown);
  const machineTested = isTestedShown ? tested?.machines.find((report) => report.machine === name) : undefined;
  const marks = machineTested ? testedMarks(definition, machineTested) : UNMARKED;
  const panels: Readonly<Record<View, ReactNode>> = {
    drawing: (
      <WholeDrawing
        key={name}
        chart={chart}
        address={address}
        navigate={navigate}
        highlights={highlights}
        machine={charted}
        marks={marks}
        tested={machineTested}
        links={new Set(invokedBy(charted).keys())}
        onInvoke={onInvoke}
        finding={finding}
      />
    ),
    outline: <Outline chart={definition} address={address} highlights={highlights} />,
    table: (
      <EventTable chart={definition} address={address} highlights={highlights} marks={marks} tested={machineTested} />
    ),
    facts: <FactSheet chart={definition} appears={appears} />,
    export: (
      <Suspense>
        <ExportPanel key={name} chart={chart} />
      </Suspense>
    ),
    compare: <ComparePanel key={name} chart={chart} machine={charted} address={address} navigate={navigate} />,
  };
  useTitle(`${name} | Statecharts | Larkwood`);
  usePressedAgain();
  return (
    <article className={styles.root}>
      <header className={styles.header}>
        <Heading level={1} size="title3">
          {name}
        </Heading>
        <Text size="small" tone="soft">
          {machine.root.description}
        </Text>
      </header>
      {children}
      <div className={styles.read}>
        <Tabs
          id="view"
          label={`Ways to read ${name}`}
          tabs={(Object.keys(LABELS) as View[]).map((id) => ({
            id,
            label: LABELS[id],
            panel: id === address.view ? panels[id] : null,
            hasStops: id !== 'facts',
          }))}
          current={address.view}
          onChoose={(view) => navigate({ view }, 'replace')}
        />
      </div>
      <TestedBar
        isShown={isTestedShown}
        onShow={(isShown) => navigate({ marks: isShown ? 'tested' : 'none' }, 'replace')}
        tested={tested}
        machine={machineTested}
        problem={problem}
        onOpen={(file) => void open(file)}
      />
    </article>
  );
}

/**
 * Titles the document while a page is shown, and leads the reader to its heading when it was reached by a link. Whoever uses
 * the shop or its clock, which the drawing follows, stays there.
 */
function useTitle(title: string) {
  const [isFirst] = useState(
    () => document.title === 'Statecharts | Larkwood' && document.activeElement === document.body,
  );
  useEffect(() => {
    document.title = title;
    if (!isFirst && !document.activeElement?.closest('[data-live]')) {
      document.querySelector<HTMLElement>('h1')?.focus();
    }
    return () => {
      document.title = 'Statecharts | Larkwood';
    };
  }, [title, isFirst]);
}

/** Gives focus back to the state that was pressed: opening the desk, or Back from it, draws the page anew. */
function usePressedAgain() {
  const [pressed] = useState(focusedState);
  useEffect(() => {
    if (pressed !== undefined) {
      document.querySelector<HTMLElement | SVGElement>(pressed)?.focus();
    }
  }, [pressed]);
}

/** A selector of what has focus, if it leads to a state: its part of the drawing, or a link. */
function focusedState(): string | undefined {
  const [state, href] = ['data-state', 'href'].map((name) => document.activeElement?.getAttribute(name));
  if (state) {
    return `[data-item][data-state="${state}"]`;
  }
  return href ? `article a[href="${href}"]` : undefined;
}
