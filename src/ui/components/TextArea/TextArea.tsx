import { controlProps, Field } from '../Field/Field';
import type { FieldBasics } from '../Field/Field';
import * as styles from './TextArea.css';

export interface TextAreaProps extends FieldBasics {
  rows: number;
}

/** A field of several lines, with its label. */
export function TextArea({ rows, onChange, ...field }: TextAreaProps) {
  return (
    <Field {...field}>
      <textarea
        className={styles.control}
        {...controlProps(field)}
        rows={rows}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </Field>
  );
}
