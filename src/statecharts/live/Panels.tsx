import { useState } from 'react';
import type { ReactNode } from 'react';

import { Tabs } from '#ui/components/Tabs/Tabs';

import type { Moment } from '#kit/session/moments';
import type { Report } from '#kit/session/report';
import { pointAfter } from '#kit/session/timeline';
import { Actors } from './Actors';
import { ClockBar } from './ClockBar';
import { CopyAsTest } from './CopyAsTest';
import { Offers } from './Offers';
import { Sequence } from './Sequence';
import { Timeline } from './Timeline';
import { Timers } from './Timers';
import type { Stage } from './use-stage';

type Panel = 'timeline' | 'send' | 'paths' | 'actors' | 'timers' | 'sequence' | 'test';

export interface PanelsProps {
  report: Report;
  /** All that has happened, also what lies ahead after a step back. */
  moments: readonly Moment[];
  watched: string | undefined;
  onWatch: (address: string) => void;
  onSend: (to: string, event: { readonly type: string }) => void;
  /** Time can be moved on the stage only. */
  stage: Stage | undefined;
  paths: ReactNode;
  /** Whether a path is chosen already. */
  isPlaying: boolean;
}

/** The time of the shop, and what happens in it. */
export function Panels({ report, moments, watched, onWatch, onSend, stage, paths, isPlaying }: PanelsProps) {
  const [panel, setPanel] = useState<Panel>(isPlaying ? 'paths' : 'timeline');
  const { log, actors, timers, offers, session } = report;
  const step = session.events.length;
  const windTo = (place: number) => stage?.wind(pointAfter(stage.timeline ?? session, place));

  return (
    <>
      {stage ? (
        <ClockBar
          report={report}
          moments={moments}
          step={step}
          onAdvance={(to) => stage.tell({ kind: 'advance', to })}
          onRun={(isRunning) => stage.tell({ kind: 'run', isRunning })}
          onStep={windTo}
        />
      ) : null}
      <Tabs<Panel>
        id="live"
        label="What happens in the shop"
        current={panel}
        onChoose={setPanel}
        tabs={[
          {
            id: 'timeline',
            label: 'Timeline',
            hasStops: true,
            panel:
              panel === 'timeline' ? (
                <Timeline moments={moments} step={step} onJump={stage ? windTo : undefined} />
              ) : null,
          },
          {
            id: 'send',
            label: 'Send',
            hasStops: offers.length > 0,
            panel:
              watched === undefined ? null : (
                <Offers actor={watched} offers={offers} onSend={(event) => onSend(watched, event)} />
              ),
          },
          { id: 'paths', label: 'Paths', hasStops: true, panel: panel === 'paths' ? paths : null },
          {
            id: 'actors',
            label: 'Actors',
            hasStops: true,
            panel: <Actors actors={actors} watched={watched} onWatch={onWatch} />,
          },
          { id: 'timers', label: 'Timers', panel: <Timers timers={timers} /> },
          {
            id: 'sequence',
            label: 'Sequence',
            hasStops: true,
            panel: panel === 'sequence' ? <Sequence log={log} step={step} /> : null,
          },
          {
            id: 'test',
            label: 'As a test',
            hasStops: true,
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
