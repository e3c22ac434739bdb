import { controlProps, Field } from '../Field/Field';
import type { FieldBasics } from '../Field/Field';
import * as styles from '../Field/Field.css';
import { useCaret } from '../Field/caret';
import { caretBehind } from '../Field/caret-behind';
import { useComposing } from '../Field/composing';
import { significantBefore } from './phone-caret';

export interface PhoneFieldProps extends FieldBasics {
  onFocus: () => void;
}

/** The number may be reformatted while it is typed; the caret stays behind the typed digit. */
export function PhoneField({ autoComplete = 'tel', onChange, onFocus, ...field }: PhoneFieldProps) {
  const { inputRef, caretRef } = useCaret();
  const composing = useComposing(field.value, ({ value: typed, selectionStart }, isComposing) => {
    const caret = selectionStart ?? typed.length;
    caretRef.current = isComposing
      ? undefined
      : (written) => (written === typed ? caret : caretBehind(written, significantBefore(typed, caret)));
    onChange(typed);
  });

  return (
    <Field {...field}>
      <input
        ref={inputRef}
        className={styles.control}
        {...controlProps({ ...field, autoComplete })}
        type="tel"
        onFocus={() => onFocus()}
        {...composing}
      />
    </Field>
  );
}
