import { groupedCardNumber } from '#domain/card';
import { digits } from '#domain/fields';

import { controlProps, Field } from '../Field/Field';
import type { FieldBasics } from '../Field/Field';
import * as styles from '../Field/Field.css';
import { useCaret } from '../Field/caret';
import { caretBehind } from '../Field/caret-behind';
import { useComposing } from '../Field/composing';

export type CardNumberFieldProps = FieldBasics;

/** Groups the digits while they are typed and keeps the caret behind the typed digit. */
export function CardNumberField({ autoComplete = 'cc-number', onChange, ...field }: CardNumberFieldProps) {
  const { inputRef, caretRef } = useCaret();
  const composing = useComposing(field.value, ({ value: typed, selectionStart }, isComposing) => {
    const { length } = digits(typed.slice(0, selectionStart ?? typed.length));
    caretRef.current = isComposing ? undefined : (written) => caretBehind(written, length);
    onChange(groupedCardNumber(typed));
  });

  return (
    <Field {...field}>
      <input
        ref={inputRef}
        className={styles.control}
        {...controlProps({ ...field, autoComplete })}
        type="text"
        inputMode="numeric"
        spellCheck={false}
        {...composing}
      />
    </Field>
  );
}
