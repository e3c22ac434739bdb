import { controlProps, Field } from '../Field/Field';
import type { FieldBasics } from '../Field/Field';
import * as frame from '../Field/Field.css';
import * as styles from './PasswordField.css';

export interface PasswordFieldProps extends FieldBasics {
  autoComplete: 'new-password' | 'current-password';
  isShown: boolean;
  /** For the toggle's label: "Show password", "Show confirm password". */
  toggleName?: string | undefined;
  onToggleShown: () => void;
}

/** A password with a button to show it (GOV.UK, password input). */
export function PasswordField({
  isShown,
  toggleName = 'password',
  onChange,
  onToggleShown,
  ...field
}: PasswordFieldProps) {
  return (
    <Field {...field}>
      <div className={frame.withTool}>
        <input
          className={styles.control}
          {...controlProps(field)}
          type={isShown ? 'text' : 'password'}
          autoCapitalize="none"
          spellCheck={false}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
        <span className={frame.tool}>
          <button
            type="button"
            className={styles.toggle}
            aria-label={`${isShown ? 'Hide' : 'Show'} ${toggleName}`}
            aria-controls={field.id}
            onClick={() => onToggleShown()}
          >
            {isShown ? 'Hide' : 'Show'}
          </button>
        </span>
      </div>
    </Field>
  );
}
