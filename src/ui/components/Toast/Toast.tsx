import { createLink } from '@tanstack/react-router';
import type { ComponentProps, ReactNode } from 'react';

import { saidAgain } from '#ui/said-again';

import { Icon } from '../Icon/Icon';

import { holdingProps } from './hold-events';
import * as styles from './Toast.css';

export interface ToastProps {
  isShown: boolean;
  message: string;
  /** Another number when it happened again: the same words are announced once more. */
  turn?: number | undefined;
  /** A ToastLink, such as Checkout. */
  link?: ReactNode;
  onClose: () => void;
  /** Pointer or focus is on it. */
  onHeld: () => void;
  /** Neither is any more. */
  onReleased: () => void;
}

/** A message that takes no focus. Always rendered, so that a change is announced. */
export function Toast({ isShown, message, turn = 0, link, onClose, onHeld, onReleased }: ToastProps) {
  return (
    <div role="status">
      {isShown ? (
        <div className={styles.root} {...holdingProps({ onHeld, onReleased })}>
          {/* Another paragraph would take the pointer from the toast. */}
          <p className={styles.message}>{saidAgain(message, turn)}</p>
          <div className={styles.tools}>
            {link ?? null}
            <button type="button" className={styles.close} aria-label="Close" onClick={() => onClose()}>
              <Icon name="x" size={20} />
            </button>
          </div>
        </div>
      ) : null}
    </div>
  );
}

type ToastAnchorProps = Omit<ComponentProps<'a'>, 'className' | 'style'>;

function ToastAnchor({ children, ...anchor }: ToastAnchorProps) {
  return (
    <a {...anchor} className={styles.action}>
      {children}
    </a>
  );
}

/** A link in a toast: `to` as in `Link`. */
export const ToastLink = createLink(ToastAnchor);
