import type { Address } from '../address';
import { writeAddress } from '../address';
import { sessionToLink } from '../session/link';
import type { ChartedMachine } from '../machines';
import type { Session } from '../session/session';
import type { Navigate } from '../use-address';
import { AlsoShown } from './AlsoShown';
import * as styles from './Panels.css';
import { WIDTHS } from './StageFrame';

export interface StageBarProps {
  machine: ChartedMachine;
  address: Address;
  navigate: Navigate;
  /** What has happened on the stage, without secrets. */
  session: Session | undefined;
}

/** How wide the shop is shown, and links to exactly this. */
export function StageBar({ machine, address, navigate, session }: StageBarProps) {
  const link = session && sessionToLink(session);
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
      {link === undefined ? null : (
        <>
          <a href={writeAddress({ ...address, session: link })}>Link to this</a>
          <a href={`/Statecharts/Stage#${link}`} target="_blank" rel="noopener">
            Open the shop here
          </a>
        </>
      )}
    </div>
  );
}
