import CalendarDays from 'lucide-react/icons/calendar-days';
import { useEffect, useRef } from 'react';

import { describedBy, Field } from '../Field/Field';
import * as field from '../Field/Field.css';
import { IconButton } from '../IconButton/IconButton';
import type { TextFieldBasics } from '../TextField/TextField';
import * as styles from './MonthField.css';
import { pickerMonth, printedMonth, typedMonth } from './typed-month';

export type MonthFieldProps = TextFieldBasics;

/**
 * A month as it is printed on a card, `MM/YY`; `MM/YYYY` and `YYYY-MM` are as good. Where the browser has a month picker, a
 * button opens it: a field that is nothing but the picker takes no typed `MM/YY` (readings, "Payment").
 */
export function MonthField({
  name,
  value,
  isRequired = true,
  isDisabled = false,
  autoComplete,
  onChange,
  onLeave,
  ...words
}: MonthFieldProps) {
  const picker = useRef<HTMLInputElement>(null);
  const tool = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    if (tool.current && picker.current) {
      tool.current.hidden = picker.current.type !== 'month' || !('showPicker' in picker.current);
    }
  }, []);

  return (
    <Field {...words} width="short">
      <div className={field.withTool}>
        <input
          className={styles.control}
          id={words.id}
          name={name}
          type="text"
          inputMode="numeric"
          placeholder="MM/YY"
          autoComplete={autoComplete}
          spellCheck={false}
          required={isRequired}
          disabled={isDisabled}
          value={value}
          aria-invalid={words.error === undefined ? undefined : true}
          aria-describedby={describedBy(words)}
          onChange={(event) => onChange(typedMonth(value, event.currentTarget.value))}
          onBlur={() => onLeave?.()}
        />
        <input
          ref={picker}
          className={styles.picker}
          type="month"
          tabIndex={-1}
          aria-hidden
          value={pickerMonth(value)}
          onChange={(event) => onChange(printedMonth(event.currentTarget.value))}
        />
        <span className={field.tool}>
          <span ref={tool} hidden>
            <IconButton
              label="Choose a month"
              icon={<CalendarDays size={20} strokeWidth={1.5} />}
              size="small"
              isDisabled={isDisabled}
              onClick={() => picker.current?.showPicker()}
            />
          </span>
        </span>
      </div>
    </Field>
  );
}
