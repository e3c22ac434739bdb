import { useState } from 'react';

import type { ChartInvoke } from '#kit/charts/definition';
import type { Highlights } from '#kit/charts/highlights';
import type { Report } from '#kit/session/report';
import type { DeskAddress } from '../address';
import * as panels from '../live/Panels.css';
import { MachinePage } from '../machine/MachinePage';
import type { Finding } from '../machine/use-finding';
import type { ChartedMachine } from '../machines';
import { invokedBy } from '../machines';
import type { Navigate } from '../use-address';
import * as styles from './Desk.css';
import { Moved } from './Moved';
import { SystemMap } from './SystemMap';
import type { LastMove } from './use-shown';

export interface ChartsProps {
  finding: Finding;
  machine: ChartedMachine;
  address: DeskAddress;
  navigate: Navigate;
  highlights: Highlights;
  report: Pick<Report, 'actors' | 'log' | 'session'> | undefined;
  lastMove: LastMove | undefined;
  /** The address of the actor that is watched. */
  watched: string | undefined;
  onWatch: (address: string) => void;
  isPinned: boolean;
  onPin: (isPinned: boolean) => void;
}

/** The drawing of the actor that is watched, or the map of all of them. */
export function Charts({
  machine,
  address,
  navigate,
  highlights,
  report,
  watched,
  onWatch,
  finding,
  ...pin
}: ChartsProps) {
  const [isMapShown, setIsMapShown] = useState(false);
  const { actors = [], log = [], session } = report ?? {};
  /** Opens the actor where it runs; else the drawing of its machine. */
  const open = ({ id, source }: ChartInvoke) => {
    const actor = actors.find((known) => known.address === `${watched}/${id}` || known.address === id)?.address;
    if (actor === undefined) {
      navigate({
        machine: invokedBy(machine).get(source)?.name,
        state: undefined,
        transition: undefined,
        version: undefined,
        until: undefined,
      });
    } else {
      onWatch(actor);
    }
  };
  return (
    <>
      <div role="group" aria-label="Charts" className={styles.chartsBar}>
        <button
          type="button"
          className={panels.button}
          aria-pressed={isMapShown}
          onClick={() => setIsMapShown(!isMapShown)}
        >
          System map
        </button>
        <Moved {...pin} watched={watched} onWatch={onWatch} />
      </div>
      {isMapShown ? (
        <SystemMap
          actors={actors}
          log={log}
          step={session?.events.length ?? 0}
          moved={pin.lastMove?.moved ?? []}
          watched={watched}
          onWatch={(actor) => {
            onWatch(actor);
            setIsMapShown(false);
          }}
        />
      ) : (
        <MachinePage
          machine={machine}
          address={address}
          navigate={navigate}
          highlights={highlights}
          onInvoke={open}
          finding={finding}
        />
      )}
    </>
  );
}
