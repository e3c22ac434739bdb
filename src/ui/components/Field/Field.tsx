import type { HTMLInputAutoCompleteAttribute, ReactNode } from 'react';

import { Icon } from '../Icon/Icon';

import * as styles from './Field.css';

/** Label and messages of an input. */
export interface FieldWords {
  /** Id of the input; the ids of its messages derive from it. */
  id: string;
  label: string;
  /** Read before the input. */
  hint?: string | undefined;
  /** Error message; blocks. */
  error?: string | undefined;
  /** Advice; never blocks. */
  advice?: string | undefined;
}

/** Properties of every field; `name` must stay the same on every visit, for the browser's autofill. */
export interface FieldBasics extends FieldWords {
  name: string;
  value: string;
  isRequired?: boolean | undefined;
  autoComplete?: HTMLInputAutoCompleteAttribute | undefined;
  onChange: (value: string) => void;
  onLeave?: (() => void) | undefined;
}

export interface FieldProps extends FieldWords {
  width?: keyof typeof styles.root | undefined;
  children: ReactNode;
}

/** Label above an input, messages below. */
export function Field({ id, label, hint, error, advice, width = 'full', children }: FieldProps) {
  return (
    <div className={styles.root[width]}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {hint === undefined ? null : (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {children}
      <FieldNotes id={id} error={error} advice={advice} />
    </div>
  );
}

/** What is said below a field: what is wrong, or advice. */
export function FieldNotes({ id, error, advice }: Pick<FieldWords, 'id' | 'error' | 'advice'>) {
  return (
    <>
      {error === undefined ? null : (
        <p className={styles.error} id={`${id}-error`}>
          <Icon name="circle-exclamation-point" className={styles.errorIcon} size={16} />
          <span>{error}</span>
        </p>
      )}
      {advice === undefined ? null : (
        <p className={styles.advice} id={`${id}-advice`}>
          {advice}
        </p>
      )}
    </>
  );
}

/** Value of `aria-describedby`. */
export function describedBy({ id, hint, error, advice }: Omit<FieldWords, 'label'>): string | undefined {
  const ids = [
    hint === undefined ? '' : `${id}-hint`,
    error === undefined ? '' : `${id}-error`,
    advice === undefined ? '' : `${id}-advice`,
  ];
  return ids.filter((part) => part !== '').join(' ') || undefined;
}

/** Properties every input gets, except its change handler. */
export function controlProps({
  name,
  value,
  isRequired = true,
  autoComplete,
  onLeave,
  ...words
}: Omit<FieldBasics, 'onChange'>) {
  return {
    id: words.id,
    name,
    value,
    autoComplete,
    required: isRequired,
    'aria-invalid': words.error === undefined ? undefined : true,
    'aria-describedby': describedBy(words),
    onBlur: () => onLeave?.(),
  };
}
