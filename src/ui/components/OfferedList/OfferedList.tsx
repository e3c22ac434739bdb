import { productLink } from '#ui/product-link';

import { Button } from '../Button/Button';
import { Heading } from '../Heading/Heading';
import { Picture } from '../Picture/Picture';
import type { RowProduct } from '../ProductRow/ProductRow';
import { StatusLine } from '../StatusLine/StatusLine';
import { Text } from '../Text/Text';
import { TextLink } from '../TextLink/TextLink';

import * as styles from './OfferedList.css';

/** A product of a link. */
export interface OfferedItem extends RowProduct {
  /** Undefined where pieces are not counted. */
  readonly pieces: number | undefined;
  /** Such as "Only 3 in stock". */
  readonly note: string | undefined;
}

export interface OfferedListProps {
  /** What it would be added to. */
  list: 'cart' | 'wishlist';
  /** What the link holds. */
  items: readonly OfferedItem[];
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
          {items.map(({ id, slug, name, price, picture, pieces, note }) => (
            <li key={id} className={styles.item}>
              <Picture picture={picture} sizes="64px" shape="square" alt="" />
              <div>
                <TextLink tone="plain" {...productLink({ id, slug })}>
                  {name}
                </TextLink>
                <Text size="small" tone="soft">
                  {[pieces === undefined ? price : `${pieces} × ${price}`, note].filter(Boolean).join(' · ')}
                </Text>
              </div>
            </li>
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
