import X from 'lucide-react/icons/x';

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
      {label}
      <X size={16} strokeWidth={1.5} aria-hidden />
    </button>
  );
}
