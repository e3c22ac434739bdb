import type { ReactNode } from 'react';

import { controlProps, Field } from '../Field/Field';
import type { FieldBasics } from '../Field/Field';
import { Icon } from '../Icon/Icon';
import * as styles from './SelectField.css';

export interface SelectOption {
  readonly value: string;
  readonly label: string;
}

export interface SelectFieldProps extends FieldBasics {
  options: readonly SelectOption[];
  /** `beside`: label and select on one line, small, without messages. */
  look?: 'above' | 'beside' | undefined;
}

/** A native list to choose from, with its label. */
export function SelectField({ options, look = 'above', onChange, ...field }: SelectFieldProps) {
  const select = (
    <Framed>
      <select
        className={look === 'beside' ? styles.besideControl : styles.control}
        {...controlProps(field)}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </Framed>
  );

  return look === 'above' ? (
    <Field {...field}>{select}</Field>
  ) : (
    <div className={styles.beside}>
      <label className={styles.besideLabel} htmlFor={field.id}>
        {field.label}
      </label>
      {select}
    </div>
  );
}

function Framed({ children }: { children: ReactNode }) {
  return (
    <div className={styles.frame}>
      {children}
      <Icon name="chevron-down" className={styles.chevron} size={20} />
    </div>
  );
}
