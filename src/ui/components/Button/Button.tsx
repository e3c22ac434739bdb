import type { ReactNode } from 'react';

import * as styles from './Button.css';

export type ButtonTone = keyof typeof styles.tone;

export type ButtonSize = keyof typeof styles.size;

export interface ButtonLook {
  /** `primary` is the page's one main action. */
  tone?: ButtonTone | undefined;
  size?: ButtonSize | undefined;
  width?: keyof typeof styles.width | undefined;
}

export interface ButtonProps extends ButtonLook {
  type?: 'button' | 'submit' | undefined;
  id?: string | undefined;
  /** A thin-line icon before the text. */
  icon?: ReactNode;
  /** Accessible name, where the text alone is ambiguous, such as "Remove" in a list; it begins with the text. */
  label?: string | undefined;
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
      aria-label={label}
      aria-haspopup={opensDialog ? 'dialog' : undefined}
      aria-describedby={describedBy}
      onClick={() => onClick?.()}
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
