import type { ReactNode } from 'react';

import * as styles from './Button.css';

export type ButtonTone = keyof typeof styles.tone;

export type ButtonSize = keyof typeof styles.size;

export interface ButtonLook {
  /** `primary` is the page's one main action. */
  tone?: ButtonTone | undefined;
  size?: ButtonSize | undefined;
  width?: keyof typeof styles.width | undefined;
  /** A thin-line icon before the text. */
  icon?: ReactNode;
}

export interface ButtonProps extends ButtonLook {
  type?: 'button' | 'submit' | undefined;
  id?: string | undefined;
  /** Accessible name, where the text alone is ambiguous, such as "Remove" in a list; it begins with the text. */
  label?: string | undefined;
  isDisabled?: boolean | undefined;
  /** In progress: focusable, but disabled. */
  isBusy?: boolean | undefined;
  isExpanded?: boolean | undefined;
  /** Id of the element it opens. */
  controls?: string | undefined;
  opensDialog?: boolean | undefined;
  describedBy?: string | undefined;
  onClick?: (() => void) | undefined;
  children: ReactNode;
}

/** A button, in the tones and sizes of the house. */
export function Button({
  tone = 'primary',
  size = 'normal',
  width = 'auto',
  icon,
  type = 'button',
  id,
  label,
  isDisabled = false,
  isBusy = false,
  isExpanded,
  controls,
  opensDialog = false,
  describedBy,
  onClick,
  children,
}: ButtonProps) {
  return (
    <button
      type={type}
      id={id}
      className={buttonClasses({ tone, size, width })}
      disabled={isDisabled}
      aria-label={label}
      aria-busy={isBusy ? true : undefined}
      aria-disabled={isBusy ? true : undefined}
      aria-expanded={isExpanded}
      aria-controls={controls}
      aria-haspopup={opensDialog ? 'dialog' : undefined}
      aria-describedby={describedBy}
      onClick={(event) => {
        if (isBusy) {
          event.preventDefault();
        } else {
          onClick?.();
        }
      }}
    >
      {icon ? (
        <span className={styles.icon} aria-hidden>
          {icon}
        </span>
      ) : null}
      {children}
    </button>
  );
}

/** The classes of a button, for other elements that look like one. */
export function buttonClasses({ tone, size, width }: { tone: ButtonTone; size: ButtonSize; width: 'auto' | 'full' }) {
  return `${styles.tone[tone]} ${styles.size[size]} ${styles.width[width]}`.trim();
}
