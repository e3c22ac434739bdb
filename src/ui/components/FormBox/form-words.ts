/** A form as a view is handed it. */
export interface FormWords {
  /** As typed, by field name; a ticked box is `on`. */
  readonly values: Readonly<Record<string, string>>;
  /** What is wrong, by field name. */
  readonly problems: Readonly<Record<string, string>>;
  /** Grows with every refused submit. */
  readonly refusals: number;
  readonly onChange: (field: string, value: string) => void;
  readonly onSubmit: () => void;
}

/** What every typed field of a form is handed; its id is the form's with its name. */
export function fieldOf(form: FormWords, formId: string, name: string) {
  return {
    id: `${formId}-${name}`,
    name,
    value: form.values[name] ?? '',
    error: form.problems[name],
    onChange: (value: string) => form.onChange(name, value),
  };
}

/** What a box of a form is handed. */
export function boxOf(form: FormWords, formId: string, name: string) {
  return {
    id: `${formId}-${name}`,
    name,
    isChecked: form.values[name] === 'on',
    error: form.problems[name],
    onChange: (isChecked: boolean) => form.onChange(name, isChecked ? 'on' : ''),
  };
}
