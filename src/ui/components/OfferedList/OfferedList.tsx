import { Button } from '../Button/Button';
import { Heading } from '../Heading/Heading';
import { StatusLine } from '../StatusLine/StatusLine';
import { Text } from '../Text/Text';

import * as styles from './OfferedList.css';

export interface OfferedListProps {
  /** What it would be added to. */
  list: 'cart' | 'wishlist';
  /** What the link holds, such as `2 × Wishbone Dining Chair`. */
  items: readonly { readonly id: number; readonly words: string }[];
  /** What of the link cannot be had. */
  omission: string | undefined;
  /** Left out where nothing of the link can be had. */
  onAdd: (() => void) | undefined;
  /** Left out as well where the own list is empty. */
  onReplace: (() => void) | undefined;
  onLeave: () => void;
}

/** The list of a link, and what to do with it; the own one stays as it is until one chooses. */
export function OfferedList({ list, items, omission, onAdd, onReplace, onLeave }: OfferedListProps) {
  return (
    <section className={styles.root} aria-labelledby="offered" data-screen-only="">
      <Heading level={2} size="title4" id="offered">
        This link contains a {list}
      </Heading>
      {items.length === 0 ? null : (
        <ul className={styles.list}>
          {items.map(({ id, words }) => (
            <li key={id}>{words}</li>
          ))}
        </ul>
      )}
      <StatusLine text={omission} tone="clay" />
      <Text size="small" tone="soft">
        Your own {list} stays as it is until you choose.
      </Text>
      <div className={styles.choices}>
        {onAdd ? (
          <Button size="small" onClick={onAdd}>
            Add to my {list}
          </Button>
        ) : null}
        {onReplace ? (
          <Button tone="secondary" size="small" onClick={onReplace}>
            Replace my {list}
          </Button>
        ) : null}
        <Button tone="quiet" size="inline" onClick={onLeave}>
          Leave
        </Button>
      </div>
    </section>
  );
}
