import { Icon } from '../Icon/Icon';

import * as styles from './Timeline.css';

export interface TimelineStage {
  readonly name: string;
  readonly state: 'reached' | 'current' | 'ahead';
  /** Such as "Still to come": its state in words. */
  readonly note: string;
}

export interface TimelineProps {
  /** Accessible name. */
  label: string;
  stages: readonly TimelineStage[];
}

/** Stages in order; each says in text whether it is reached. */
export function Timeline({ label, stages }: TimelineProps) {
  return (
    <ol className={styles.root} aria-label={label}>
      {stages.map(({ name, state, note }) => (
        <li
          key={name}
          className={styles.stage}
          data-state={state}
          aria-current={state === 'current' ? 'step' : undefined}
        >
          <span className={styles.dot} aria-hidden>
            {state === 'ahead' ? null : <Icon name="check" size={14} strokeWidth={2} />}
          </span>
          <span className={styles.words}>
            <span className={styles.name}>{name}</span> <span className={styles.note}>{note}</span>
          </span>
        </li>
      ))}
    </ol>
  );
}
