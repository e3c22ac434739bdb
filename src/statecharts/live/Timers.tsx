import { Text } from '#ui/components/Text/Text';

import { durationWords } from '#kit/charts/words';
import type { TimerReport } from '#kit/session/report';
import * as styles from './Panels.css';

/** Every timer that runs, with what is left of it. */
export function Timers({ timers }: { timers: readonly TimerReport[] }) {
  if (timers.length === 0) {
    return (
      <Text size="small" tone="soft">
        No timer runs.
      </Text>
    );
  }
  return (
    <ul className={styles.list} aria-label="Timers">
      {timers.map(({ actor, event, left, delay }) => (
        <li key={`${actor} ${event}`} className={styles.timer}>
          <span>{actor}</span>
          <progress className={styles.progress} max={delay} value={delay - left} aria-label={`${actor}: time passed`} />
          <span className={styles.reading}>
            {durationWords(Math.ceil(left))} of {durationWords(delay)} left
          </span>
        </li>
      ))}
    </ul>
  );
}
