import { controlProps, Field } from '../Field/Field';
import type { FieldBasics } from '../Field/Field';
import * as styles from '../Field/Field.css';

export interface ListFieldProps extends FieldBasics {
  options: readonly string[];
}

/** A text input with the browser's own `datalist`, which works with any input device and screen reader. */
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

/** The option without accents, so that it is also found without them; undefined if it has none. */
function plainOf(option: string): string | undefined {
  const plain = option.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('’', "'");
  return plain === option ? undefined : plain;
}
