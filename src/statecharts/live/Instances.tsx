import type { ActorReport } from '#kit/session/report';
import * as styles from './Panels.css';

export interface InstancesProps {
  instances: readonly ActorReport[];
  /** The address of the one that is watched. */
  watched: string | undefined;
  onWatch: (address: string) => void;
}

/** The actors of one machine, where it runs more than once: only one of them is lit in the drawing. */
export function Instances({ instances, watched, onWatch }: InstancesProps) {
  const others = instances.filter(({ status, address }) => status !== 'stopped' || address === watched);
  if (!others.some(({ address }) => address !== watched)) {
    return null;
  }
  return (
    <div role="group" aria-label="Which of them is watched" className={styles.bar}>
      {others.map(({ address }) => (
        <button
          key={address}
          type="button"
          className={styles.button}
          aria-pressed={address === watched}
          onClick={() => onWatch(address)}
        >
          Watch {address}
        </button>
      ))}
    </div>
  );
}
