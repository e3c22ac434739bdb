import { Icon } from '../Icon/Icon';
import { holdingProps } from '../Toast/hold-events';
import * as styles from './Notice.css';

export interface NoticeProps {
  /** Undefined while there is no notice. */
  text: string | undefined;
  action?:
    | {
        readonly label: string;
        readonly id?: string | undefined;
        /** A new key makes a new button, so that a double click on the old one does not press it. */
        readonly key?: string | number | undefined;
        readonly onClick: () => void;
      }
    | undefined;
  /** Shows a close button; for notices that do not disappear by themselves. */
  onClose?: (() => void) | undefined;
  onHeld?: (() => void) | undefined;
  onReleased?: (() => void) | undefined;
}

/** A message about the latest change, with a button to undo it. */
export function Notice({ text, action, onClose, onHeld, onReleased }: NoticeProps) {
  return text === undefined ? null : (
    <div className={styles.root} {...holdingProps({ onHeld: () => onHeld?.(), onReleased: () => onReleased?.() })}>
      <p role="alert" className={styles.text}>
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
          <Icon name="x" size={20} />
        </button>
      ) : null}
    </div>
  );
}
