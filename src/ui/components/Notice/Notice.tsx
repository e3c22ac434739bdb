import { holdingProps } from '../Toast/held';
import * as styles from './Notice.css';

export interface NoticeProps {
  /** Undefined while there is nothing to say. */
  text: string | undefined;
  tone?: keyof typeof styles.tone | undefined;
  /** `alert` interrupts, `status` waits. */
  role?: 'alert' | 'status' | undefined;
  action?: { readonly label: string; readonly id?: string | undefined; readonly onClick: () => void } | undefined;
  onHeld?: (() => void) | undefined;
  onReleased?: (() => void) | undefined;
}

/** A line in the page about what has just happened, with a way back beside it. */
export function Notice({ text, tone = 'clay', role = 'alert', action, onHeld, onReleased }: NoticeProps) {
  return text === undefined ? null : (
    <div
      className={styles.tone[tone]}
      {...holdingProps({ onHeld: () => onHeld?.(), onReleased: () => onReleased?.() })}
    >
      <p role={role} className={styles.text}>
        {text}
      </p>
      {action ? (
        <button type="button" id={action.id} className={styles.action} onClick={() => action.onClick()}>
          {action.label}
        </button>
      ) : null}
    </div>
  );
}
