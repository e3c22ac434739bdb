import * as styles from './Stat.css';

export interface StatProps {
  value: string;
  label: string;
}

/** A large number and its label; a child of `dl`. */
export function Stat({ value, label }: StatProps) {
  return (
    <div className={styles.root}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>{value}</dd>
    </div>
  );
}
