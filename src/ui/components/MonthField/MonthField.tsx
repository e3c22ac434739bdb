import { describedBy, Field } from '../Field/Field';
import * as styles from '../Field/Field.css';
import type { TextFieldBasics } from '../TextField/TextField';

export type MonthFieldProps = TextFieldBasics;

/** A month: the browser's own picker, or where there is none a field that takes `MM/YY` (readings, "Payment"). */
export function MonthField({
  name,
  value,
  isRequired = true,
  isDisabled = false,
  autoComplete,
  onChange,
  onLeave,
  ...words
}: MonthFieldProps) {
  return (
    <Field {...words} width="short">
      <input
        className={styles.control}
        id={words.id}
        name={name}
        type="month"
        placeholder="MM/YY"
        autoComplete={autoComplete}
        required={isRequired}
        disabled={isDisabled}
        value={value}
        aria-invalid={words.error === undefined ? undefined : true}
        aria-describedby={describedBy(words)}
        onChange={(event) => onChange(event.currentTarget.value)}
        onBlur={() => onLeave?.()}
      />
    </Field>
  );
}
