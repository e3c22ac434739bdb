import type { ReactNode } from 'react';

import { describedBy, FieldNotes } from '../Field/Field';
import * as styles from './Checkbox.css';

export interface CheckboxProps {
  id: string;
  name: string;
  label: ReactNode;
  isChecked: boolean;
  isRequired?: boolean | undefined;
  error?: string | undefined;
  advice?: string | undefined;
  onChange: (isChecked: boolean) => void;
}

/** A box to tick, with its label beside it. */
export function Checkbox({ id, name, label, isChecked, isRequired = false, error, advice, onChange }: CheckboxProps) {
  return (
    <div className={styles.root}>
      <label className={styles.row} htmlFor={id}>
        <input
          className={styles.box}
          id={id}
          name={name}
          type="checkbox"
          required={isRequired}
          checked={isChecked}
          // Said in every case: a required box that is not ticked is read as invalid otherwise.
          aria-invalid={error !== undefined}
          aria-describedby={describedBy({ id, error, advice })}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        <span className={styles.label}>{label}</span>
      </label>
      <FieldNotes id={id} error={error} advice={advice} />
    </div>
  );
}
