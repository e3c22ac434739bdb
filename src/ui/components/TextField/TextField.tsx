import type { HTMLInputAutoCompleteAttribute } from 'react';

import { describedBy, Field } from '../Field/Field';
import type { FieldWords } from '../Field/Field';
import * as styles from '../Field/Field.css';

/** What every typed field needs to know; `name` stays the same on every visit, for the browser's own filling in. */
export interface TextFieldBasics extends FieldWords {
  name: string;
  value: string;
  isRequired?: boolean | undefined;
  isDisabled?: boolean | undefined;
  autoComplete?: HTMLInputAutoCompleteAttribute | undefined;
  onChange: (value: string) => void;
  onLeave?: (() => void) | undefined;
}

export interface TextFieldProps extends TextFieldBasics {
  type?: 'text' | 'email' | 'tel' | 'search' | undefined;
  inputMode?: 'text' | 'numeric' | 'email' | 'tel' | undefined;
  autoCapitalize?: 'none' | 'words' | 'sentences' | undefined;
  placeholder?: string | undefined;
  width?: 'full' | 'short' | undefined;
}

/** One line of text. */
export function TextField({
  type = 'text',
  inputMode,
  autoCapitalize,
  placeholder,
  width,
  name,
  value,
  isRequired = true,
  isDisabled = false,
  autoComplete,
  onChange,
  onLeave,
  ...words
}: TextFieldProps) {
  return (
    <Field {...words} width={width}>
      <input
        className={styles.control}
        id={words.id}
        name={name}
        type={type}
        inputMode={inputMode}
        autoCapitalize={autoCapitalize}
        autoComplete={autoComplete}
        placeholder={placeholder}
        spellCheck={type === 'text' && inputMode === undefined ? undefined : false}
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
