import type { ReactNode } from 'react';

import * as styles from './IconButton.css';

export interface IconButtonProps {
  /** Accessible name. */
  label: string;
  /** An `Icon`. */
  icon: ReactNode;
  size?: keyof typeof styles.size | undefined;
  ground?: keyof typeof styles.ground | undefined;
  id?: string | undefined;
  isDisabled?: boolean | undefined;
  /** For a toggle button. */
  isPressed?: boolean | undefined;
  isExpanded?: boolean | undefined;
  controls?: string | undefined;
  opensDialog?: boolean | undefined;
  /** Closes the dialog that it is in, also before the script comes. */
  closesDialog?: boolean | undefined;
  onClick: () => void;
}

/** Only where text would not fit. */
export function IconButton({
  label,
  icon,
  size = 'normal',
  ground = 'none',
  id,
  isDisabled = false,
  isPressed,
  isExpanded,
  controls,
  opensDialog = false,
  closesDialog = false,
  onClick,
}: IconButtonProps) {
  return (
    <button
      type="button"
      id={id}
      className={`${styles.size[size]} ${styles.ground[ground]}`.trim()}
      aria-label={label}
      aria-pressed={isPressed}
      aria-expanded={isExpanded}
      aria-controls={controls}
      aria-haspopup={opensDialog ? 'dialog' : undefined}
      data-closes={closesDialog ? '' : undefined}
      disabled={isDisabled}
      onClick={() => onClick()}
    >
      {icon}
    </button>
  );
}
