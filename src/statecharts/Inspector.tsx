import { useCallback, useRef, useState } from 'react';

import { withBase } from '#ui/base';
import { Button } from '#ui/components/Button/Button';
import { SkipLink } from '#ui/components/SkipLink/SkipLink';

import { isOpen, NOTHING_ASKED, STATECHARTS_PATH, writeAddress } from './address';
import { Desk } from './desk/Desk';
import { ErrorBoundary } from './ErrorBoundary';
import { Gallery } from './gallery/Gallery';
import * as styles from './Inspector.css';
import * as panels from './live/Panels.css';
import { machineNamed } from './machines';
import { MachineList } from './MachineList';
import type { Session } from '#kit/session/session';
import { Palette } from './palette/Palette';
import { usePalette } from './palette/use-palette';
import { Stopped } from './Stopped';
import './surroundings/surroundings.css';
import { useSurroundings } from './surroundings/use-surroundings';
import { useAddress } from './use-address';

/** The statecharts of the shop: a gallery of all machines, and a page for each. */
export function Inspector() {
  const { address, problems, asks, navigate } = useAddress();
  const palette = usePalette();
  const surroundings = useSurroundings();
  const machine = machineNamed(address.machine);
  const sessionRef = useRef<Session>(undefined);
  const mainRef = useRef<HTMLElement>(null);
  const keepSession = useCallback((session: Session | undefined) => {
    sessionRef.current = session;
  }, []);
  /** On a desk. */
  const [drawn, setDrawn] = useState<string>();

  /** Choosing another machine leaves the shop where it stands. */
  const isOpenDesk = machine !== undefined && isOpen(address);
  return (
    <div className={styles.root} data-desk={isOpenDesk ? '' : undefined}>
      <SkipLink targetId="content" />
      <header className={styles.header} data-screen-only="">
        <a href={withBase('/')} className={styles.shop}>
          Larkwood
        </a>
        <a href={STATECHARTS_PATH} className={styles.title}>
          Statecharts
        </a>
        <Button tone="secondary" size="small" opensDialog onClick={() => palette.send({ type: 'palette.toggled' })}>
          Search
        </Button>
        <button
          type="button"
          className={panels.button}
          aria-pressed={surroundings.isDark}
          onClick={surroundings.toggle}
        >
          Dark
        </button>
        {palette.wasOpened ? (
          <Palette
            isOpen={palette.isOpen}
            query={palette.query}
            marked={palette.marked}
            send={palette.send}
            onOpen={({ address: found }) => {
              navigate({ ...NOTHING_ASKED, ...found, view: 'drawing', pane: isOpenDesk ? 'stage' : 'closed' });
              // After the search has closed, which gives focus back to where it was.
              requestAnimationFrame(() => mainRef.current?.focus({ preventScroll: true }));
            }}
          />
        ) : null}
      </header>
      <MachineList
        current={isOpenDesk ? (drawn ?? machine.name) : machine?.name}
        hrefOf={(name) =>
          writeAddress({ machine: name, ...(isOpenDesk ? { pane: 'stage', width: address.width } : {}) })
        }
      />
      <main ref={mainRef} id="content" tabIndex={-1} className={styles.main}>
        {problems.length === 0 ? null : (
          <div role="alert" className={styles.problems}>
            {problems.map((problem) => (
              <p key={problem}>{problem}</p>
            ))}
          </div>
        )}
        <ErrorBoundary
          key={machine ? 'desk' : 'gallery'}
          renderError={(message, retry) => (
            <Stopped
              message={message}
              session={sessionRef.current}
              onGoOn={(session) => {
                navigate({ session, state: undefined, path: undefined, pane: 'stage' });
                retry();
              }}
            />
          )}
        >
          {machine ? (
            <Desk
              machine={machine}
              address={address}
              asks={asks}
              navigate={navigate}
              onSession={keepSession}
              drawn={drawn}
              onDrawn={setDrawn}
            />
          ) : (
            <Gallery />
          )}
        </ErrorBoundary>
      </main>
    </div>
  );
}
