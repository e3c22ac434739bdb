import { useEffect, useMemo, useState } from 'react';

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
import * as styles from './LivePane.css';
import { Log } from './Log';
import { Offers } from './Offers';
import { Sequence } from './Sequence';
import { StageBar } from './StageBar';
import { StageFrame } from './StageFrame';
import { placeAfter, placeAt } from './tape';
import { Timers } from './Timers';
import { useWish } from './use-picture';
import type { Stage } from './use-stage';
import { useStage } from './use-stage';

export interface LivePaneProps {
  machine: ChartedMachine;
  address: Address;
  navigate: Navigate;
  /** Lights the drawing beside it. */
  onLights: (lights: Lights) => void;
}

/** The shop in the chosen state, and all that can be seen of it and done in it. */
export function LivePane({ machine, address, navigate, onLights }: LivePaneProps) {
  const wish = useWish(machine, address);
  const [chosen, setChosen] = useState<string>();
  const watched = chosen ?? wish.actor;
  const stage = useStage(wish.place, watched);
  const { report, failure } = stage;
  const lights = useMemo(() => lightsOf(report, machine, watched), [report, machine, watched]);
  useEffect(() => onLights(lights), [onLights, lights]);

  return (
    <div className={styles.root}>
      <StageBar address={address} navigate={navigate} session={report?.session} />
      {(wish.reason ?? failure) === undefined ? null : (
        <p role="alert" className={styles.reason}>
          {wish.reason ?? failure}
        </p>
      )}
      <StageFrame
        frameRef={stage.frameRef}
        width={address.width}
        title={`The shop, ${address.width} px wide`}
        drawings={stage.drawings}
      />
      <Text size="small" tone="soft">
        {wish.moves.length === 0 ? 'The page as it opens.' : `How it comes to this: ${wish.moves.join('; ')}.`}
      </Text>
      <p role="status">{sayWhere(report, watched)}</p>
      {report ? <Panels stage={stage} report={report} watched={watched} onWatch={setChosen} /> : null}
    </div>
  );
}

type Panel = 'send' | 'log' | 'actors' | 'timers' | 'sequence';

interface PanelsProps {
  stage: Stage;
  report: Report;
  watched: string | undefined;
  onWatch: (address: string) => void;
}

function Panels({ stage: { tape, tell, wind }, report, watched, onWatch }: PanelsProps) {
  const [panel, setPanel] = useState<Panel>('send');
  const { log, actors, timers, offers, session } = report;
  const whole = tape ?? session;
  const jump = ({ entry, at }: LogEntry) => wind(entry === undefined ? placeAt(whole, at) : placeAfter(whole, entry));

  return (
    <>
      <ClockBar
        report={report}
        step={session.events.length}
        steps={whole.events.length}
        onAdvance={(to) => tell({ kind: 'advance', to })}
        onRun={(isRunning) => tell({ kind: 'run', isRunning })}
        onStep={(step) => wind(placeAfter(whole, step))}
      />
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
                <Offers
                  actor={watched}
                  offers={offers}
                  onSend={(event) => tell({ kind: 'send', to: watched, event })}
                />
              ),
          },
          { id: 'log', label: 'Log', panel: <Log log={log} onJump={jump} /> },
          { id: 'actors', label: 'Actors', panel: <Actors actors={actors} watched={watched} onWatch={onWatch} /> },
          { id: 'timers', label: 'Timers', panel: <Timers timers={timers} /> },
          { id: 'sequence', label: 'Sequence', panel: <Sequence log={log} /> },
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
