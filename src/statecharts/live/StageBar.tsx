import type { DeskAddress } from '../address';
import { STAGE_PATH, writeAddress } from '../address';
import { addressOfPoint } from '../desk/use-address-bar';
import type { ChartedMachine } from '../machines';
import type { Session } from '#kit/session/session';
import type { Navigate } from '../use-address';
import { AlsoShown } from './AlsoShown';
import * as styles from './Panels.css';
import { SessionLink } from './SessionLink';
import { WIDTHS } from './StageFrame';

export interface StageBarProps {
  machine: ChartedMachine;
  address: DeskAddress;
  navigate: Navigate;
  /** What has happened on the stage, without secrets. */
  session: Session | undefined;
  /** The same, and what lies ahead after a step back. */
  timeline: Session | undefined;
  /** The address of the actor that is watched, where its machine runs more than once. */
  namedActor: string | undefined;
  /** Begins another session on the machine's page; left out where the shop is a tab's own. */
  onOpen: (() => void) | undefined;
}

/** How wide the shop is shown, and links to exactly this. */
export function StageBar({ machine, address, navigate, session, timeline, namedActor, onOpen }: StageBarProps) {
  return (
    <div className={styles.bar}>
      <div role="group" aria-label="Width" className={styles.bar}>
        {WIDTHS.map(({ value, label }) => (
          <button
            key={value}
            type="button"
            className={styles.button}
            aria-pressed={value === address.width}
            onClick={() => navigate({ width: value })}
          >
            {label} {value}
          </button>
        ))}
      </div>
      {address.state === undefined ? null : <AlsoShown machine={machine} address={address} navigate={navigate} />}
      {session === undefined || timeline === undefined ? null : (
        <>
          <SessionLink
            session={timeline}
            plain={writeAddress(address)}
            hrefOf={(link) => addressOfPoint({ address, timeline, step: session.events.length, namedActor }, link)}
          >
            Link to this
          </SessionLink>
          <SessionLink session={session} plain={STAGE_PATH} hrefOf={(link) => `${STAGE_PATH}#${link}`} isNewTab>
            Open the shop here
          </SessionLink>
          {onOpen ? (
            <button type="button" className={styles.button} onClick={onOpen}>
              Start again
            </button>
          ) : null}
        </>
      )}
    </div>
  );
}
