import { useEffect, useRef } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';

import * as FOCUS from '#domain/focus-ids';

import * as styles from './Dialog.css';

export interface ModalBoxProps {
  isOpen: boolean;
  /** Id of its title. */
  labelledBy: string;
  describedBy?: string | undefined;
  role?: 'dialog' | 'alertdialog' | undefined;
  place: keyof typeof styles.place;
  /** Id of the element that takes focus first; by default the first control. */
  initialFocusId?: string | undefined;
  /** Esc, or a click beside it. Without it, neither closes the dialog. */
  onDismiss?: (() => void) | undefined;
  /** Keys with a meaning of their own, such as arrows in the preview. */
  onKey?: ((event: KeyboardEvent) => void) | undefined;
  /** True if its content is on the page while it is closed: a page without its script can open it. */
  keepsContent?: boolean | undefined;
  children: ReactNode;
}

/** The native modal dialog as a controlled component; the browser traps and restores focus, to the page's heading if nothing had it. */
export function ModalBox({
  isOpen,
  labelledBy,
  describedBy,
  role = 'dialog',
  place,
  initialFocusId,
  onDismiss,
  onKey,
  keepsContent = false,
  children,
}: ModalBoxProps) {
  const box = useRef<HTMLDialogElement>(null);
  const wasOpen = useRef(false);
  const pressedBeside = useRef(false);

  useEffect(() => {
    const dialog = box.current;
    if (dialog && isOpen && !dialog.open) {
      dialog.showModal();
      if (initialFocusId !== undefined) {
        dialog.ownerDocument.getElementById(initialFocusId)?.focus();
      }
    }
    // Not one that was opened before the script came (decision 014): it has not been told so yet.
    if (dialog && !isOpen && wasOpen.current) {
      dialog.close();
      // A dialog that came with the page, as after a reload, was opened by nothing that could have focus again. A page in a frame
      // takes none from the page around it.
      if (document.hasFocus() && document.activeElement === document.body) {
        document.getElementById(FOCUS.heading)?.focus({ preventScroll: true });
      }
    }
    wasOpen.current = isOpen;
  }, [isOpen, initialFocusId]);

  return (
    <dialog
      ref={box}
      role={role === 'alertdialog' ? role : undefined}
      aria-modal={isOpen ? true : undefined}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      className={styles.place[place]}
      data-drawer={place === 'middle' || place === 'screen' ? undefined : ''}
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
            // Browsers close a dialog at the second Esc, even if it is prevented.
            event.currentTarget.showModal();
          }
        }
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !onDismiss) {
          event.preventDefault();
        }
        onKey?.(event);
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
      {isOpen || keepsContent ? <div className={styles.content[place]}>{children}</div> : null}
    </dialog>
  );
}
