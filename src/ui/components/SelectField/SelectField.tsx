import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReactNode } from 'react';

import { describedBy, Field } from '../Field/Field';
import type { TextFieldBasics } from '../TextField/TextField';
import * as styles from './SelectField.css';

export interface SelectOption {
  readonly value: string;
  readonly label: string;
}

export interface SelectFieldProps extends TextFieldBasics {
  options: readonly SelectOption[];
  /** `beside` draws label and select small on one line, without notes. */
  look?: 'above' | 'beside' | undefined;
}

/** One of a list. */
export function SelectField({ options, look = 'above', ...field }: SelectFieldProps) {
  const { name, value, isRequired = true, isDisabled = false, autoComplete, onChange, onLeave, ...words } = field;
  const select = (
    <Framed>
      <select
        className={look === 'beside' ? styles.besideControl : styles.control}
        id={words.id}
        name={name}
        autoComplete={autoComplete}
        required={isRequired}
        disabled={isDisabled}
        value={value}
        aria-invalid={words.error === undefined ? undefined : true}
        aria-describedby={describedBy(words)}
        onChange={(event) => onChange(event.currentTarget.value)}
        onBlur={() => onLeave?.()}
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
    <Field {...words}>{select}</Field>
  ) : (
    <div className={styles.beside}>
      <label className={styles.besideLabel} htmlFor={words.id}>
        {words.label}
      </label>
      {select}
    </div>
  );
}

function Framed({ children }: { children: ReactNode }) {
  return (
    <div className={styles.frame}>
      {children}
      <ChevronDown className={styles.chevron} size={20} strokeWidth={1.5} aria-hidden />
    </div>
  );
}
