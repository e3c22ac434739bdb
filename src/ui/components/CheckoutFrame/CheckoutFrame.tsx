import type { ReactNode } from 'react';

import { Container } from '../Container/Container';
import { Heading } from '../Heading/Heading';
import type { StepWords } from '../StepIndicator/StepIndicator';
import { StepIndicator } from '../StepIndicator/StepIndicator';
import * as styles from './CheckoutFrame.css';

export interface CheckoutFrameProps {
  title: string;
  steps: readonly StepWords[];
  /** Sticky on a desktop. */
  summary: ReactNode;
  children: ReactNode;
}

/** Layout of a checkout step: title, step indicator, form, and the summary beside it. */
export function CheckoutFrame({ title, steps, summary, children }: CheckoutFrameProps) {
  return (
    <Container width="wide">
      <div className={styles.head}>
        <Heading level={1}>{title}</Heading>
        <div data-settles="stored">
          <StepIndicator steps={steps} />
        </div>
      </div>
      <div className={styles.columns} data-settles="emptied">
        <div>{children}</div>
        <aside className={styles.aside} aria-labelledby="summary-heading">
          {summary}
        </aside>
      </div>
    </Container>
  );
}
