import { FilterChip } from '#ui/components/FilterChip/FilterChip';

import * as styles from './ProductsView.css';

/** A choice that can be taken back. */
export type ChipName = 'category' | 'band' | 'words';

export interface ChipsProps {
  chips: readonly { readonly id: ChipName; readonly label: string }[];
  onChipRemoved: (id: ChipName) => void;
}

/** Id of a chip, so that focus can be sent to it. */
export function chipId(id: ChipName): string {
  return `chosen-${id}`;
}

/** What is chosen, to be taken back one by one. */
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
