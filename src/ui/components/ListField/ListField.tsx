import { controlProps, Field } from '../Field/Field';
import type { FieldBasics } from '../Field/Field';
import * as styles from '../Field/Field.css';

export interface ListFieldProps extends FieldBasics {
  /** What is offered while one types. */
  options: readonly string[];
}

/** One line of text with a list to search in: the browser's own, so it works with any keyboard, thumb and reader. */
export function ListField({ options, onChange, ...field }: ListFieldProps) {
  return (
    <Field {...field}>
      <input
        className={styles.control}
        {...controlProps(field)}
        type="text"
        list={`${field.id}-list`}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <datalist id={`${field.id}-list`}>
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
