import { Stat } from '../Stat/Stat';
import type { StatProps } from '../Stat/Stat';
import * as styles from './Stats.css';

export interface StatsProps {
  stats: readonly StatProps[];
}

/** Figures of the shop, side by side. */
export function Stats({ stats }: StatsProps) {
  return (
    <dl className={styles.root}>
      {stats.map((stat) => (
        <Stat key={stat.label} {...stat} />
      ))}
    </dl>
  );
}
