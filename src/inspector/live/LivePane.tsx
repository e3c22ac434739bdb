import { useEffect, useMemo, useState } from 'react';
import type { ReactNode } from 'react';

import { Button } from '#ui/components/Button/Button';
import { Tabs } from '#ui/components/Tabs/Tabs';
import { Text } from '#ui/components/Text/Text';

import type { Address } from '../address';
import type { Lights } from '../lights';
import { DARK } from '../lights';
import type { ChartedMachine } from '../machines';
import type { LogEntry, Report } from '../session/report';
import type { Navigate } from '../use-address';
import { Actors, placeOf } from './Actors';
import { ClockBar } from './ClockBar';
import { ContactSheet } from './ContactSheet';
import { CopyAsTest } from './CopyAsTest';
import * as styles from './LivePane.css';
import { Log } from './Log';
import { Offers } from './Offers';
import { Paths } from './Paths';
import { Sequence } from './Sequence';
import { StageBar } from './StageBar';
import { StageFrame } from './StageFrame';
import { placeAfter, placeAt } from './tape';
import { Timers } from './Timers';
import { useWish } from './use-picture';
import { playedLights, usePlayed } from './use-played';
import type { Stage } from './use-stage';
import { useStage } from './use-stage';
import { TabsBar } from './TabsBar';
import { useTabs } from './use-tabs';

export interface LivePaneProps {
  machine: ChartedMachine;
  address: Address;
  navigate: Navigate;
  /** Lights the drawing beside it. */
  onLights: (lights: Lights) => void;
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
function OpenPane({ machine, address, navigate, onLights }: LivePaneProps) {
  const played = usePlayed(machine.name, address);
  const wish = useWish(machine, address, played);
  const [chosen, setChosen] = useState<string>();
  const [isSheetOpen, setIsSheetOpen] = useState(false);
  const watched = chosen ?? wish.actor;
  const stage = useStage(wish.place, watched);
  const tabs = useTabs(watched);
  const report = tabs.current === undefined ? stage.report : tabs.report;
  const reason = wish.reason ?? stage.failure;
  const lights = useMemo(
    () => playedLights(played, report, lightsOf(report, machine, watched)),
    [played, report, machine, watched],
  );
  useEffect(() => onLights(lights), [onLights, lights]);
  useEffect(() => () => onLights(DARK), [onLights]);

  return (
    <div className={styles.root}>
      <StageBar machine={machine} address={address} navigate={navigate} session={report?.session} />
      {reason === undefined ? null : (
        <p role="alert" className={styles.reason}>
          {reason}
        </p>
      )}
      <div hidden={tabs.current !== undefined}>
        <StageFrame
          frameRef={stage.frameRef}
          width={address.width}
          title={`The shop, ${address.width} px wide`}
          drawings={stage.drawings}
        />
      </div>
      {tabs.current === undefined ? (
        <Text size="small" tone="soft">
          {wish.moves.length === 0 ? 'The page as it opens.' : `How it comes to this: ${wish.moves.join('; ')}.`}
        </Text>
      ) : null}
      <TabsBar tabs={tabs} />
      <details onToggle={({ currentTarget: { open } }) => setIsSheetOpen(open)}>
        <summary>All states of {machine.name}</summary>
        {isSheetOpen ? <ContactSheet machine={machine} address={address} /> : null}
      </details>
      <p role="status">{sayWhere(report, watched)}</p>
      {report ? (
        <Panels
          report={report}
          watched={watched}
          onWatch={setChosen}
          onSend={(to, event) =>
            tabs.current === undefined ? stage.tell({ kind: 'send', to, event }) : tabs.send(to, event)
          }
          stage={tabs.current === undefined ? stage : undefined}
          paths={<Paths machine={machine.name} address={address} navigate={navigate} played={played} />}
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
  const whole = stage?.tape ?? session;
  const jump = ({ entry, at }: LogEntry) =>
    stage?.wind(entry === undefined ? placeAt(whole, at) : placeAfter(whole, entry));

  return (
    <>
      {stage ? (
        <ClockBar
          report={report}
          step={session.events.length}
          steps={whole.events.length}
          onAdvance={(to) => stage.tell({ kind: 'advance', to })}
          onRun={(isRunning) => stage.tell({ kind: 'run', isRunning })}
          onStep={(step) => stage.wind(placeAfter(whole, step))}
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

function sayWhere(report: Report | undefined, watched: string | undefined): string {
  const actor = report?.actors.find(({ address }) => address === watched);
  return actor
    ? `${actor.address} is ${placeOf(actor.value)}${actor.status === 'active' ? '' : `, ${actor.status}`}.`
    : '';
}

/** What the drawing of a machine shows of the shop: the watched actor when it is that machine, else the first that is. */
function lightsOf(report: Report | undefined, { machine }: ChartedMachine, watched: string | undefined): Lights {
  const running = report?.actors.filter((actor) => actor.machine === machine.id) ?? [];
  const actor = running.find(({ address }) => address === watched) ?? running[0];
  const last = report?.log.findLast(({ to, taken }) => to === actor?.address && taken.length > 0);
  return actor ? { ...DARK, active: new Set(actor.states), taken: new Set(last?.taken.map(({ id }) => id)) } : DARK;
}
