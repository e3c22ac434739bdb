import type { Chip } from '#domain/catalogue';
import { chipId } from '#domain/focus';
import { FilterChip } from '#ui/components/FilterChip/FilterChip';

import * as styles from './ProductsView.css';

export interface ChipsProps {
  chips: readonly { readonly id: Chip; readonly label: string }[];
  onChipRemoved: (id: Chip) => void;
}

/** Chips of the active filters, each with a button to remove it. */
export function Chips({ chips, onChipRemoved }: ChipsProps) {
  return chips.length === 0 ? null : (
    <ul className={styles.chips} aria-label="Chosen filters">
      {chips.map(({ id, label }) => (
        <li key={id}>
          <FilterChip id={chipId(id)} label={label} onRemove={() => onChipRemoved(id)} />
        </li>
      ))}
    </ul>
  );
}
