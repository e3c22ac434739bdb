import { controlProps, Field } from '../Field/Field';
import type { FieldBasics } from '../Field/Field';
import * as styles from '../Field/Field.css';
import { useCaret } from '../Field/caret';
import { caretBehind, significantBefore } from './phone-caret';

export interface PhoneFieldProps extends FieldBasics {
  /** Formats the number as in its country. */
  format: (typed: string) => string;
}

/** Formats the number while it is typed and keeps the caret behind the typed digit. */
export function PhoneField({ autoComplete = 'tel', format, onChange, ...field }: PhoneFieldProps) {
  const { inputRef, caretRef } = useCaret();

  return (
    <Field {...field}>
      <input
        ref={inputRef}
        className={styles.control}
        {...controlProps({ ...field, autoComplete })}
        type="tel"
        onChange={(event) => {
          const { value: typed, selectionStart } = event.currentTarget;
          const formatted = format(typed);
          if (formatted !== typed) {
            caretRef.current = caretBehind(formatted, significantBefore(typed, selectionStart ?? typed.length));
          }
          onChange(formatted);
        }}
      />
    </Field>
  );
}
