import type { ReactNode } from 'react';

import { ErrorSummary } from '../ErrorSummary/ErrorSummary';
import type { FormWords } from './form-words';
import * as styles from './FormBox.css';

export interface FormBoxProps {
  /** Prefix of its fields' ids. */
  id: string;
  /** Id of the heading that labels it. */
  labelledBy: string;
  form: FormWords;
  /** Outcome of a valid submit, such as "nothing found"; `count` grows with each. */
  answer?: { readonly field: string; readonly message: string; readonly count: number } | undefined;
  children: ReactNode;
}

/** A form in one column: error summary first, then the fields; without the browser's validation bubbles. */
export function FormBox({ id, labelledBy, form, answer, children }: FormBoxProps) {
  const problems = Object.entries(form.problems).map(([name, message]) => ({ fieldId: `${id}-${name}`, message }));
  const answered =
    answer && problems.length === 0 ? [{ fieldId: `${id}-${answer.field}`, message: answer.message }] : [];
  return (
    <form
      className={styles.root}
      aria-labelledby={labelledBy}
      noValidate
      // Submits nowhere: before hydration nothing typed gets into the address.
      method="dialog"
      onSubmit={(event) => {
        event.preventDefault();
        form.onSubmit();
      }}
    >
      <ErrorSummary key={answer?.count ?? 0} problems={[...problems, ...answered]} attempt={form.refusals} />
      {children}
    </form>
  );
}
