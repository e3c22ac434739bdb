import { useEffect, useMemo, useState } from 'react';
import type { ReactNode } from 'react';

import { Button } from '#ui/components/Button/Button';
import { Tabs } from '#ui/components/Tabs/Tabs';
import { Text } from '#ui/components/Text/Text';

import type { Address } from '../address';
import type { Highlights } from '#kit/charts/highlights';
import { NO_HIGHLIGHTS } from '#kit/charts/highlights';
import type { ChartedMachine } from '../machines';
import type { Session } from '#kit/session/session';
import type { LogEntry, Report } from '#kit/session/report';
import type { Navigate } from '../use-address';
import { Actors } from './Actors';
import { ClockBar } from './ClockBar';
import { ContactSheet } from './ContactSheet';
import { CopyAsTest } from './CopyAsTest';
import { sayHow } from './how';
import { Instances } from './Instances';
import * as styles from './LivePane.css';
import { Log } from './Log';
import { Offers } from './Offers';
import { Paths } from './Paths';
import { Sequence } from './Sequence';
import { StageBar } from './StageBar';
import { StageFrame } from './StageFrame';
import { highlightsOf, sayWhere, standingOf } from './standing';
import { pointAfter, pointAt } from '#kit/session/timeline';
import { Timers } from './Timers';
import { useRequestedState } from './use-requested-state';
import { pathHighlights, usePathPlayback } from './use-path-playback';
import type { Stage } from './use-stage';
import { useStage } from './use-stage';
import { TabsBar } from './TabsBar';
import { useTabs } from './use-tabs';

export interface LivePaneProps {
  machine: ChartedMachine;
  address: Address;
  navigate: Navigate;
  /** Highlights the drawing beside it. */
  onHighlights: (highlights: Highlights) => void;
  /** Keeps what has happened, should drawing it fail. */
  onSession: (session: Session | undefined) => void;
}

/** The shop beside the drawing, once there is something to show or somebody asks for it. */
export function LivePane(props: LivePaneProps) {
  const { address, navigate } = props;
  const isOpen =
    address.state !== undefined ||
    address.session !== undefined ||
    address.path !== undefined ||
    address.pane === 'stage';
  return isOpen ? (
    <OpenPane {...props} />
  ) : (
    <Button tone="secondary" size="small" onClick={() => navigate({ pane: 'stage' })}>
      Show the shop beside it
    </Button>
  );
}

/** The shop in the chosen state, and all that can be seen of it and done in it. */
function OpenPane({ machine, address, navigate, onHighlights, onSession }: LivePaneProps) {
  const playback = usePathPlayback(machine.name, address);
  const requested = useRequestedState(machine, address, playback);
  const [chosen, setChosen] = useState<string>();
  const [isSheetOpen, setIsSheetOpen] = useState(false);
  const asked = chosen ?? requested.actor;
  const stage = useStage(requested.point);
  const tabs = useTabs();
  const isStage = tabs.current === undefined;
  const report = isStage ? stage.report : tabs.report;
  const reason = isStage ? (requested.reason ?? stage.failure) : undefined;
  const { instances, watched } = useMemo(
    () => standingOf(report, machine.machine.id, asked),
    [report, machine.machine.id, asked],
  );
  const highlights = useMemo(() => {
    const standing = highlightsOf(report, machine.machine.id, watched);
    return isStage ? pathHighlights(playback, report, standing) : standing;
  }, [isStage, playback, report, machine.machine.id, watched]);
  const watchedAddress = watched?.address ?? asked;
  const { watch } = isStage ? stage : tabs;
  useEffect(() => (watchedAddress === undefined ? undefined : watch(watchedAddress)), [watch, watchedAddress]);
  useEffect(() => onHighlights(highlights), [onHighlights, highlights]);
  useEffect(() => () => onHighlights(NO_HIGHLIGHTS), [onHighlights]);
  useEffect(() => onSession(report?.session), [onSession, report?.session]);

  return (
    <div className={styles.root}>
      <StageBar machine={machine} address={address} navigate={navigate} session={report?.session} />
      {reason === undefined ? null : (
        <p role="alert" className={styles.reason}>
          {reason}
        </p>
      )}
      <div hidden={!isStage}>
        <StageFrame
          frameRef={stage.frameRef}
          width={address.width}
          title={`The shop, ${address.width} px wide`}
          drawings={stage.drawings}
        />
      </div>
      {isStage ? (
        <Text size="small" tone="soft">
          {sayHow(requested, report)}
        </Text>
      ) : null}
      <TabsBar tabs={tabs} />
      <details onToggle={({ currentTarget: { open } }) => setIsSheetOpen(open)}>
        <summary>All states of {machine.name}</summary>
        {isSheetOpen ? <ContactSheet machine={machine} address={address} /> : null}
      </details>
      <p role="status">{sayWhere(watched)}</p>
      <Instances instances={instances} watched={watched?.address} onWatch={setChosen} />
      {report ? (
        <Panels
          report={report}
          watched={watched?.address}
          onWatch={setChosen}
          onSend={(to, event) => (isStage ? stage.tell({ kind: 'send', to, event }) : tabs.send(to, event))}
          stage={isStage ? stage : undefined}
          paths={<Paths machine={machine.name} address={address} navigate={navigate} playback={playback} />}
          isPlaying={address.path !== undefined}
        />
      ) : null}
    </div>
  );
}

type Panel = 'send' | 'paths' | 'log' | 'actors' | 'timers' | 'sequence' | 'test';

interface PanelsProps {
  report: Report;
  watched: string | undefined;
  onWatch: (address: string) => void;
  onSend: (to: string, event: { readonly type: string }) => void;
  /** Time can be moved on the stage only. */
  stage: Stage | undefined;
  paths: ReactNode;
  /** Whether a path is chosen already. */
  isPlaying: boolean;
}

function Panels({ report, watched, onWatch, onSend, stage, paths, isPlaying }: PanelsProps) {
  const [panel, setPanel] = useState<Panel>(isPlaying ? 'paths' : 'send');
  const { log, actors, timers, offers, session } = report;
  const whole = stage?.timeline ?? session;
  const jump = ({ entry, at }: LogEntry) =>
    stage?.wind(entry === undefined ? pointAt(whole, at) : pointAfter(whole, entry));

  return (
    <>
      {stage ? (
        <ClockBar
          report={report}
          timeline={whole}
          step={session.events.length}
          onAdvance={(to) => stage.tell({ kind: 'advance', to })}
          onRun={(isRunning) => stage.tell({ kind: 'run', isRunning })}
          onStep={(step) => stage.wind(pointAfter(whole, step))}
        />
      ) : null}
      <Tabs<Panel>
        id="live"
        label="What happens in the shop"
        current={panel}
        onChoose={setPanel}
        tabs={[
          {
            id: 'send',
            label: 'Send',
            panel:
              watched === undefined ? null : (
                <Offers actor={watched} offers={offers} onSend={(event) => onSend(watched, event)} />
              ),
          },
          { id: 'paths', label: 'Paths', panel: panel === 'paths' ? paths : null },
          { id: 'log', label: 'Log', panel: panel === 'log' ? <Log log={log} onJump={stage && jump} /> : null },
          { id: 'actors', label: 'Actors', panel: <Actors actors={actors} watched={watched} onWatch={onWatch} /> },
          { id: 'timers', label: 'Timers', panel: <Timers timers={timers} /> },
          { id: 'sequence', label: 'Sequence', panel: panel === 'sequence' ? <Sequence log={log} /> : null },
          {
            id: 'test',
            label: 'As a test',
            panel:
              panel === 'test' ? (
                <CopyAsTest session={session} actor={actors.find(({ address }) => address === watched)} />
              ) : null,
          },
        ]}
      />
    </>
  );
}
