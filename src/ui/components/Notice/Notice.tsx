import X from 'lucide-react/icons/x';

import { holdingProps } from '../Toast/held';
import * as styles from './Notice.css';

export interface NoticeProps {
  /** Undefined while there is nothing to say. */
  text: string | undefined;
  tone?: keyof typeof styles.tone | undefined;
  /** `alert` interrupts, `status` waits. */
  role?: 'alert' | 'status' | undefined;
  action?:
    | {
        readonly label: string;
        readonly id?: string | undefined;
        /** Another key is another button: what is pressed twice was meant for the first one. */
        readonly key?: string | number | undefined;
        readonly onClick: () => void;
      }
    | undefined;
  /** Offers a cross; for what does not go away by itself. */
  onClose?: (() => void) | undefined;
  onHeld?: (() => void) | undefined;
  onReleased?: (() => void) | undefined;
}

/** A line in the page about what has just happened, with a way back beside it. */
export function Notice({ text, tone = 'clay', role = 'alert', action, onClose, onHeld, onReleased }: NoticeProps) {
  return text === undefined ? null : (
    <div
      className={styles.tone[tone]}
      {...holdingProps({ onHeld: () => onHeld?.(), onReleased: () => onReleased?.() })}
    >
      <p role={role} className={styles.text}>
        {text}
      </p>
      {action ? (
        <button
          type="button"
          key={action.key}
          id={action.id}
          className={styles.action}
          onClick={() => action.onClick()}
        >
          {action.label}
        </button>
      ) : null}
      {onClose ? (
        <button type="button" className={styles.close} aria-label="Close" onClick={() => onClose()}>
          <X size={20} strokeWidth={1.5} aria-hidden />
        </button>
      ) : null}
    </div>
  );
}
