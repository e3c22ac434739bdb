import { grouped } from '#domain/money';

import * as styles from './Choice.css';

export interface ChoiceProps {
  type: 'radio' | 'checkbox';
  /** Of the group, for a radio button. */
  name?: string;
  value: string;
  label: string;
  /** Number of matches; shown, not part of the accessible name. Undefined while it is not known. */
  count: number | undefined;
  isChosen: boolean;
  onChange: () => void;
}

/** One line of a group of radio buttons or checkboxes. */
export function Choice({ type, name, value, label, count, isChosen, onChange }: ChoiceProps) {
  return (
    <label className={styles.root}>
      <input className={styles.mark} type={type} name={name} value={value} checked={isChosen} onChange={onChange} />
      <span>{label}</span>
      {count === undefined ? null : (
        <span className={styles.count} aria-hidden>
          {grouped(String(count))}
        </span>
      )}
    </label>
  );
}
