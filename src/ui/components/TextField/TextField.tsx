import { controlProps, Field } from '../Field/Field';
import type { FieldBasics } from '../Field/Field';
import * as styles from '../Field/Field.css';

export interface TextFieldProps extends FieldBasics {
  type?: 'text' | 'email' | 'tel' | 'search' | undefined;
  inputMode?: 'text' | 'numeric' | 'decimal' | 'email' | 'tel' | undefined;
  autoCapitalize?: 'none' | 'words' | 'sentences' | undefined;
  width?: 'full' | 'short' | undefined;
}

/** A field of one line, with its label. */
export function TextField({ type = 'text', inputMode, autoCapitalize, width, onChange, ...field }: TextFieldProps) {
  return (
    <Field {...field} width={width}>
      <input
        className={styles.control}
        {...controlProps(field)}
        // Said in every case: half an email address is read as invalid otherwise, before anything is wrong.
        aria-invalid={field.error !== undefined}
        type={type}
        inputMode={inputMode}
        autoCapitalize={autoCapitalize}
        spellCheck={type === 'text' && inputMode === undefined ? undefined : false}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </Field>
  );
}
