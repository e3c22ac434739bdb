import { useLayoutEffect, useRef } from 'react';

import { digits, groupedCardNumber } from '#domain/card';

import { describedBy, Field } from '../Field/Field';
import * as styles from '../Field/Field.css';
import type { TextFieldBasics } from '../TextField/TextField';
import { caretAfterDigits } from './caret';

export type CardNumberFieldProps = TextFieldBasics;

/** A card number, grouped as on the card while it is typed; the caret stays behind the digit that was typed. */
export function CardNumberField({
  name,
  value,
  isRequired = true,
  isDisabled = false,
  autoComplete = 'cc-number',
  onChange,
  onLeave,
  ...words
}: CardNumberFieldProps) {
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
        type="text"
        inputMode="numeric"
        autoComplete={autoComplete}
        spellCheck={false}
        required={isRequired}
        disabled={isDisabled}
        value={value}
        aria-invalid={words.error === undefined ? undefined : true}
        aria-describedby={describedBy(words)}
        onChange={(event) => {
          const { value: typed, selectionStart } = event.currentTarget;
          const grouped = groupedCardNumber(typed);
          caret.current = caretAfterDigits(grouped, digits(typed.slice(0, selectionStart ?? typed.length)).length);
          onChange(grouped);
        }}
        onBlur={() => onLeave?.()}
      />
    </Field>
  );
}
