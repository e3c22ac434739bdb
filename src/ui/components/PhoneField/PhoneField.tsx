import { useLayoutEffect, useRef } from 'react';

import { describedBy, Field } from '../Field/Field';
import * as styles from '../Field/Field.css';
import type { TextFieldBasics } from '../TextField/TextField';
import { caretBehind, significantBefore } from './phone-caret';

export interface PhoneFieldProps extends TextFieldBasics {
  /** How the number is written in the country it is of. */
  format: (typed: string) => string;
}

/** A phone number, written as in its country while it is typed; the caret stays behind the digit that was typed. */
export function PhoneField({
  name,
  value,
  isRequired = true,
  isDisabled = false,
  autoComplete = 'tel',
  format,
  onChange,
  onLeave,
  ...words
}: PhoneFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number | undefined>(undefined);

  useLayoutEffect(() => {
    const field = input.current;
    if (caret.current !== undefined && field !== null && field === field.ownerDocument.activeElement) {
      field.setSelectionRange(caret.current, caret.current);
    }
    caret.current = undefined;
  });

  return (
    <Field {...words}>
      <input
        ref={input}
        className={styles.control}
        id={words.id}
        name={name}
        type="tel"
        autoComplete={autoComplete}
        required={isRequired}
        disabled={isDisabled}
        value={value}
        aria-invalid={words.error === undefined ? undefined : true}
        aria-describedby={describedBy(words)}
        onChange={(event) => {
          const { value: typed, selectionStart } = event.currentTarget;
          const formatted = format(typed);
          if (formatted !== typed) {
            caret.current = caretBehind(formatted, significantBefore(typed, selectionStart ?? typed.length));
          }
          onChange(formatted);
        }}
        onBlur={() => onLeave?.()}
      />
    </Field>
  );
}
