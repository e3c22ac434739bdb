/** A form's state for its view. */
export interface FormWords {
  /** As typed, by field name; a checked box is `on`. */
  readonly values: Readonly<Record<string, string>>;
  /** Error messages by field name. */
  readonly problems: Readonly<Record<string, string>>;
  /** Number of failed submits. */
  readonly refusals: number;
  readonly onChange: (field: string, value: string) => void;
  readonly onSubmit: () => void;
}

/** Properties of a text field; its id is the form's with its name. */
export function fieldOf(form: FormWords, formId: string, name: string) {
  return {
    id: `${formId}-${name}`,
    name,
    value: form.values[name] ?? '',
    error: form.problems[name],
    onChange: (value: string) => form.onChange(name, value),
  };
}

/** Properties of a checkbox. */
export function boxOf(form: FormWords, formId: string, name: string) {
  return {
    id: `${formId}-${name}`,
    name,
    isChecked: form.values[name] === 'on',
    error: form.problems[name],
    onChange: (isChecked: boolean) => form.onChange(name, isChecked ? 'on' : ''),
  };
}
