import { DECLARED_MAX_QUANTITY, DECLARED_MIN_QUANTITY } from '#domain/quantity';

import { Icon } from '../Icon/Icon';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import * as styles from './QuantityStepper.css';

export interface QuantityStepperProps {
  id: string;
  /** "Quantity", or "Quantity of Oak Platform Bed" in a list. */
  label: string;
  /** As typed; may be empty. */
  value: string;
  canDecrease: boolean;
  canIncrease: boolean;
  /** Id of a description, such as "Only 3 in stock". */
  describedBy?: string | undefined;
  onChange: (typed: string) => void;
  /** On blur or Enter. */
  onLeave: () => void;
  onStep: (by: 1 | -1) => void;
}

/**
 * The input declares 1-10; the actual limits are the machine's (section 5). A button at its limit keeps focus, which a disabled one
 * would lose to the page.
 */
export function QuantityStepper({
  id,
  label,
  value,
  canDecrease,
  canIncrease,
  describedBy,
  onChange,
  onLeave,
  onStep,
}: QuantityStepperProps) {
  return (
    <div className={styles.root}>
      <label htmlFor={id}>
        <VisuallyHidden>{label}</VisuallyHidden>
      </label>
      <div className={styles.frame} role="group" aria-label={label} data-repeats="">
        <button
          type="button"
          className={styles.step}
          data-screen-only=""
          aria-label="Decrease quantity"
          aria-controls={id}
          aria-disabled={!canDecrease}
          onClick={canDecrease ? () => onStep(-1) : undefined}
        >
          <Icon name="minus" size={18} />
        </button>
        <input
          className={styles.input}
          id={id}
          type="number"
          inputMode="numeric"
          min={DECLARED_MIN_QUANTITY}
          max={DECLARED_MAX_QUANTITY}
          step={1}
          value={value}
          autoComplete="off"
          aria-describedby={describedBy}
          onChange={(event) => onChange(event.currentTarget.value)}
          onBlur={() => onLeave()}
          onKeyDown={(event) => {
            if (event.key === 'Enter') {
              event.preventDefault();
              onLeave();
            }
          }}
          // The wheel would change a focused number input.
          onWheel={(event) => event.currentTarget.blur()}
        />
        <button
          type="button"
          className={styles.step}
          data-screen-only=""
          aria-label="Increase quantity"
          aria-controls={id}
          aria-disabled={!canIncrease}
          onClick={canIncrease ? () => onStep(1) : undefined}
        >
          <Icon name="plus" size={18} />
        </button>
      </div>
    </div>
  );
}
