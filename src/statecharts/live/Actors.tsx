import type { ActorReport } from '#kit/session/report';
import { Json } from './Json';
import * as styles from './Panels.css';
import { stateNames } from './state-names';

export interface ActorsProps {
  actors: readonly ActorReport[];
  watched: string | undefined;
  onWatch: (address: string) => void;
}

/** The tree of all actors with where they stand; stopped ones are grey. */
export function Actors({ actors, watched, onWatch }: ActorsProps) {
  return (
    <ul className={styles.list} aria-label="Actors">
      {actors.map(({ address, status, value, context }) => (
        <li key={address} className={styles.actor} data-status={status} data-depth={depthOf(address)}>
          <button
            type="button"
            className={styles.button}
            aria-pressed={address === watched}
            onClick={() => onWatch(address)}
          >
            {address}
          </button>
          <span className={styles.value}>
            {status === 'active' ? stateNames(value) : `${stateNames(value)}, ${status}`}
          </span>
          {address === watched ? <Json value={context} /> : null}
        </li>
      ))}
    </ul>
  );
}

/** How many actors an address stands below; the root's is 0. */
export function depthOf(address: string): number {
  return address === 'shop' ? 0 : address.split('/').length;
}
