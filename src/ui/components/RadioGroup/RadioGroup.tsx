import { Choice } from '../Choice/Choice';
import * as styles from './RadioGroup.css';

export interface RadioOption<Value extends string> {
  readonly value: Value;
  readonly label: string;
  /** Number of matches; shown, not part of the accessible name. */
  readonly count?: number | undefined;
}

export interface RadioGroupProps<Value extends string> {
  legend: string;
  /** Unique among the groups of a page, drawers included. */
  name: string;
  options: readonly RadioOption<Value>[];
  value: Value;
  /** Below each other, or beside each other where there is room. */
  look?: keyof typeof styles.options | undefined;
  onChange: (value: Value) => void;
}

/** One choice of several, each with how many it would show. */
export function RadioGroup<Value extends string>({
  legend,
  name,
  options,
  value,
  look = 'column',
  onChange,
}: RadioGroupProps<Value>) {
  return (
    <fieldset className={styles.root}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.options[look]}>
        {options.map((option) => (
          <Choice
            key={option.value}
            type="radio"
            name={name}
            value={option.value}
            label={option.label}
            count={option.count}
            isChosen={option.value === value}
            onChange={() => onChange(option.value)}
          />
        ))}
      </div>
    </fieldset>
  );
}
