import CircleAlert from 'lucide-react/icons/circle-alert';
import type { HTMLInputAutoCompleteAttribute, ReactNode } from 'react';

import * as styles from './Field.css';

/** What is said around an input. */
export interface FieldWords {
  /** Of the input; the words around it derive theirs from it. */
  id: string;
  label: string;
  /** Stands before the input, to be read first. */
  hint?: string | undefined;
  /** What is wrong; blocks. */
  error?: string | undefined;
  /** Worth knowing; never blocks. */
  advice?: string | undefined;
}

/** What every field needs to know; `name` stays the same on every visit, for the browser's own filling in. */
export interface FieldBasics extends FieldWords {
  name: string;
  value: string;
  isRequired?: boolean | undefined;
  isDisabled?: boolean | undefined;
  autoComplete?: HTMLInputAutoCompleteAttribute | undefined;
  onChange: (value: string) => void;
  onLeave?: (() => void) | undefined;
}

export interface FieldProps extends FieldWords {
  width?: keyof typeof styles.root | undefined;
  children: ReactNode;
}

/** An input with its label above and what is to be said about it. */
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

/** The error and the advice under an input. */
export function FieldNotes({ id, error, advice }: Pick<FieldWords, 'id' | 'error' | 'advice'>) {
  return (
    <>
      {error === undefined ? null : (
        <p className={styles.error} id={`${id}-error`}>
          <CircleAlert className={styles.errorIcon} size={16} strokeWidth={1.5} aria-hidden />
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

/** The `aria-describedby` of an input, by what is said around it. */
export function describedBy({ id, hint, error, advice }: Omit<FieldWords, 'label'>): string | undefined {
  const ids = [
    hint === undefined ? '' : `${id}-hint`,
    error === undefined ? '' : `${id}-error`,
    advice === undefined ? '' : `${id}-advice`,
  ];
  return ids.filter((part) => part !== '').join(' ') || undefined;
}

/** What every input is told alike; what a change means is its own. */
export function controlProps({
  name,
  value,
  isRequired = true,
  isDisabled = false,
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
    disabled: isDisabled,
    'aria-invalid': words.error === undefined ? undefined : true,
    'aria-describedby': describedBy(words),
    onBlur: () => onLeave?.(),
  };
}
