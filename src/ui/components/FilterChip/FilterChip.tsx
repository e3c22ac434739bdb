import { Icon } from '../Icon/Icon';

import * as styles from './FilterChip.css';

export interface FilterChipProps {
  /** The visible text, such as "Bedroom"; the accessible name is "Remove Bedroom". */
  label: string;
  id?: string | undefined;
  onRemove: () => void;
}

/** An active filter, with a button to remove it. */
export function FilterChip({ label, id, onRemove }: FilterChipProps) {
  return (
    <button type="button" id={id} className={styles.root} aria-label={`Remove ${label}`} onClick={() => onRemove()}>
      <span className={styles.words}>{label}</span>
      <Icon name="x" size={16} className={styles.cross} />
    </button>
  );
}
