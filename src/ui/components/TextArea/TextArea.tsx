import { describedBy, Field } from '../Field/Field';
import type { TextFieldBasics } from '../TextField/TextField';
import * as styles from './TextArea.css';

export interface TextAreaProps extends TextFieldBasics {
  rows?: number | undefined;
}

/** Several lines of text. */
export function TextArea({
  rows = 6,
  name,
  value,
  isRequired = true,
  isDisabled = false,
  autoComplete,
  onChange,
  onLeave,
  ...words
}: TextAreaProps) {
  return (
    <Field {...words}>
      <textarea
        className={styles.control}
        id={words.id}
        name={name}
        rows={rows}
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
