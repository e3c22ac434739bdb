import { Link } from '@tanstack/react-router';

import { Icon } from '../Icon/Icon';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import * as styles from './StepIndicator.css';

/** The three steps of section 9, verbatim. */
export type CheckoutStepName = 'Personal' | 'Billing' | 'Confirmation';

export interface StepWords {
  readonly name: CheckoutStepName;
  readonly state: 'done' | 'current' | 'missing' | 'ahead';
  /** Where the step links to. */
  readonly to?: '/Checkout' | '/Checkout/Payment' | undefined;
  /** A missing precondition, such as "Your details are missing". */
  readonly note?: string | undefined;
}

export interface StepIndicatorProps {
  steps: readonly StepWords[];
}

const spoken = { done: ', done', current: '', missing: ', something is missing', ahead: '' } as const;

/** The steps of the checkout, and which one this is. */
export function StepIndicator({ steps }: StepIndicatorProps) {
  return (
    <nav aria-label="Checkout steps">
      <ol className={styles.list}>
        {steps.map(({ name, state, to, note }, index) => (
          <li
            key={name}
            className={styles.step}
            data-state={state}
            aria-current={state === 'current' ? 'step' : undefined}
          >
            <span className={styles.name}>
              <span className={styles.place} aria-hidden>
                {index + 1}
              </span>
              {to === undefined || state === 'current' ? (
                name
              ) : (
                <Link to={to} className={styles.link} activeOptions={{ exact: true }}>
                  {name}
                </Link>
              )}
              {state === 'done' ? <Icon name="check" className={styles.mark} size={16} strokeWidth={2} /> : null}
              {state === 'missing' ? <Icon name="circle-exclamation-point" className={styles.mark} size={16} /> : null}
              {note === undefined ? <VisuallyHidden>{spoken[state]}</VisuallyHidden> : null}
            </span>
            {note === undefined ? null : <span className={styles.note}>{note}</span>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
