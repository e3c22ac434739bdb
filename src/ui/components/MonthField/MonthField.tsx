import { useEffect, useRef } from 'react';

import { controlProps, Field } from '../Field/Field';
import { useComposing } from '../Field/composing';
import type { FieldBasics } from '../Field/Field';
import * as frame from '../Field/Field.css';
import { Icon } from '../Icon/Icon';
import { IconButton } from '../IconButton/IconButton';
import * as styles from './MonthField.css';
import { pickerMonth, printedMonth, typedMonth } from './typed-month';

export type MonthFieldProps = FieldBasics;

/**
 * A month as printed on a card, `MM/YY`; `MM/YYYY` and `YYYY-MM` are accepted too. A button opens the browser's month
 * picker; a month input alone would not accept `MM/YY` (readings, "Payment").
 */
export function MonthField({ onChange, ...field }: MonthFieldProps) {
  const typed = useRef<HTMLInputElement>(null);
  const picker = useRef<HTMLInputElement>(null);
  const tool = useRef<HTMLSpanElement>(null);
  const composing = useComposing(field.value, (input, isComposing) =>
    onChange(isComposing ? input.value : typedMonth(field.value, input.value)),
  );

  useEffect(() => {
    if (tool.current && picker.current) {
      tool.current.hidden = picker.current.type !== 'month' || !('showPicker' in picker.current);
    }
  }, []);

  return (
    <Field {...field} width="short">
      <div className={frame.withTool}>
        <input
          ref={typed}
          className={styles.control}
          {...controlProps(field)}
          type="text"
          inputMode="numeric"
          placeholder="MM/YY"
          spellCheck={false}
          {...composing}
        />
        <input
          ref={picker}
          className={styles.picker}
          type="month"
          tabIndex={-1}
          aria-hidden
          value={pickerMonth(field.value)}
          onChange={(event) => onChange(printedMonth(event.currentTarget.value))}
        />
        <span className={frame.tool}>
          <span ref={tool} hidden>
            <IconButton
              label="Choose a month"
              icon={<Icon name="calendar-days" size={20} />}
              size="small"
              onClick={() => {
                // Some WebKit browsers know the type but have no picker.
                typed.current?.focus();
                picker.current?.showPicker();
              }}
            />
          </span>
        </span>
      </div>
    </Field>
  );
}
