import { describedBy, Field } from '../Field/Field';
import * as field from '../Field/Field.css';
import type { TextFieldBasics } from '../TextField/TextField';
import * as styles from './PasswordField.css';

export interface PasswordFieldProps extends TextFieldBasics {
  autoComplete: 'new-password' | 'current-password';
  isShown: boolean;
  /** What the toggle calls it: "Show password", "Show confirm password". */
  toggleName?: string | undefined;
  onToggleShown: () => void;
}

/** A password that can be shown while it is typed (GOV.UK, password input). */
export function PasswordField({
  name,
  value,
  autoComplete,
  isRequired = true,
  isDisabled = false,
  isShown,
  toggleName = 'password',
  onChange,
  onLeave,
  onToggleShown,
  ...words
}: PasswordFieldProps) {
  return (
    <Field {...words}>
      <div className={field.withTool}>
        <input
          className={styles.control}
          id={words.id}
          name={name}
          type={isShown ? 'text' : 'password'}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          required={isRequired}
          disabled={isDisabled}
          value={value}
          aria-invalid={words.error === undefined ? undefined : true}
          aria-describedby={describedBy(words)}
          onChange={(event) => onChange(event.currentTarget.value)}
          onBlur={() => onLeave?.()}
        />
        <span className={field.tool}>
          <button
            type="button"
            className={styles.toggle}
            aria-label={`${isShown ? 'Hide' : 'Show'} ${toggleName}`}
            aria-controls={words.id}
            onClick={() => onToggleShown()}
          >
            {isShown ? 'Hide' : 'Show'}
          </button>
        </span>
      </div>
    </Field>
  );
}
