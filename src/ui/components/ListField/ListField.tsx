import { describedBy, Field } from '../Field/Field';
import * as styles from '../Field/Field.css';
import type { TextFieldBasics } from '../TextField/TextField';

export interface ListFieldProps extends TextFieldBasics {
  /** What is offered while one types. */
  options: readonly string[];
}

/** One line of text with a list to search in: the browser's own, so it works with any keyboard, thumb and reader. */
export function ListField({
  name,
  value,
  isRequired = true,
  isDisabled = false,
  autoComplete,
  options,
  onChange,
  onLeave,
  ...words
}: ListFieldProps) {
  return (
    <Field {...words}>
      <input
        className={styles.control}
        id={words.id}
        name={name}
        type="text"
        list={`${words.id}-list`}
        autoComplete={autoComplete}
        required={isRequired}
        disabled={isDisabled}
        value={value}
        aria-invalid={words.error === undefined ? undefined : true}
        aria-describedby={describedBy(words)}
        onChange={(event) => onChange(event.currentTarget.value)}
        onBlur={() => onLeave?.()}
      />
      <datalist id={`${words.id}-list`}>
        {options.map((option) => (
          <option key={option} value={option}>
            {plainOf(option)}
          </option>
        ))}
      </datalist>
    </Field>
  );
}

/** The option without its accents, so that it is found by who types none. */
function plainOf(option: string): string | undefined {
  const plain = option.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('’', "'");
  return plain === option ? undefined : plain;
}
