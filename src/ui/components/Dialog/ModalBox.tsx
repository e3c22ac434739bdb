import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';

import * as styles from './Dialog.css';

export interface ModalBoxProps {
  isOpen: boolean;
  /** Id of its title. */
  labelledBy: string;
  describedBy?: string | undefined;
  role?: 'dialog' | 'alertdialog' | undefined;
  place: keyof typeof styles.place;
  /** Id of what takes focus first; else the browser takes the first control. */
  initialFocusId?: string | undefined;
  /** Esc, or a press beside it. Left out, it can only be answered. */
  onDismiss?: (() => void) | undefined;
  /** For keys that mean something in it, such as the arrows of a preview. */
  onKey?: ((key: string) => void) | undefined;
  children: ReactNode;
}

/** The native modal dialog, opened and closed by a property; the browser keeps focus in it and gives it back. */
export function ModalBox({
  isOpen,
  labelledBy,
  describedBy,
  role = 'dialog',
  place,
  initialFocusId,
  onDismiss,
  onKey,
  children,
}: ModalBoxProps) {
  const box = useRef<HTMLDialogElement>(null);
  const pressedBeside = useRef(false);

  useEffect(() => {
    const dialog = box.current;
    if (dialog && isOpen && !dialog.open) {
      dialog.showModal();
      if (initialFocusId !== undefined) {
        dialog.ownerDocument.getElementById(initialFocusId)?.focus();
      }
    }
    if (dialog && !isOpen && dialog.open) {
      dialog.close();
    }
  }, [isOpen, initialFocusId]);

  return (
    <dialog
      ref={box}
      role={role === 'alertdialog' ? role : undefined}
      aria-modal={isOpen ? true : undefined}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      className={styles.place[place]}
      onCancel={(event) => {
        // The property decides whether it is open, not the browser.
        event.preventDefault();
        onDismiss?.();
      }}
      onClose={(event) => {
        if (isOpen && event.target === event.currentTarget) {
          if (onDismiss) {
            onDismiss();
          } else {
            // A browser closes it at the second Esc, whatever was prevented.
            event.currentTarget.showModal();
          }
        }
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !onDismiss) {
          event.preventDefault();
        }
        onKey?.(event.key);
      }}
      onPointerDown={(event) => {
        pressedBeside.current = event.target === event.currentTarget;
      }}
      onClick={(event) => {
        if (pressedBeside.current && event.target === event.currentTarget) {
          onDismiss?.();
        }
        pressedBeside.current = false;
      }}
    >
      {isOpen ? <div className={styles.content[place]}>{children}</div> : null}
    </dialog>
  );
}
