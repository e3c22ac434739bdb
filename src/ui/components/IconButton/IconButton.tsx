import type { ReactNode } from 'react';

import * as styles from './IconButton.css';

export interface IconButtonProps {
  /** Accessible name. */
  label: string;
  /** An `Icon`. */
  icon: ReactNode;
  size?: keyof typeof styles.size | undefined;
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
  isExpanded,
  controls,
  opensDialog = false,
  closesDialog = false,
  onClick,
}: IconButtonProps) {
  return (
    <button
      type="button"
      className={styles.size[size]}
      aria-label={label}
      aria-expanded={isExpanded}
      aria-controls={controls}
      aria-haspopup={opensDialog ? 'dialog' : undefined}
      data-closes={closesDialog ? '' : undefined}
      onClick={() => onClick()}
    >
      {icon}
    </button>
  );
}
