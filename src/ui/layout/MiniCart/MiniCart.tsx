import type { Picture as PictureFacts } from '#domain/picture';
import { ButtonLink } from '#ui/components/ButtonLink/ButtonLink';
import { Drawer } from '#ui/components/Drawer/Drawer';
import { Picture } from '#ui/components/Picture/Picture';
import { SummaryList } from '#ui/components/SummaryList/SummaryList';
import { Text } from '#ui/components/Text/Text';
import { TextLink } from '#ui/components/TextLink/TextLink';

import * as styles from './MiniCart.css';

export interface MiniCartLine {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly picture: PictureFacts;
  readonly qty: number;
  readonly amount: string;
}

export interface MiniCartProps {
  isOpen: boolean;
  lines: readonly MiniCartLine[];
  /** As on the cart page. */
  subtotal: string;
  discount: string;
  total: string;
  /** The close button, Esc, a click beside it, or a link. */
  onClose: () => void;
}

/** The cart in a drawer, with a link to the cart page. */
export function MiniCart({ isOpen, lines, subtotal, discount, total, onClose }: MiniCartProps) {
  return (
    <Drawer
      isOpen={isOpen}
      id="mini-cart"
      title="In your cart"
      onClose={onClose}
      footer={
        <div className={styles.foot}>
          {lines.length === 0 ? null : (
            <SummaryList
              rows={[
                { term: 'Subtotal', detail: subtotal },
                { term: 'Discount (10%)', detail: discount, weight: 'saving' },
                { term: 'Total', detail: total, weight: 'total' },
              ]}
            />
          )}
          <ButtonLink to="/Cart" size="large" width="full" onClick={onClose}>
            Go to the cart
          </ButtonLink>
        </div>
      }
    >
      {lines.length === 0 ? <Text tone="soft">Nothing in it yet.</Text> : <Lines lines={lines} onClose={onClose} />}
    </Drawer>
  );
}

function Lines({ lines, onClose }: Pick<MiniCartProps, 'lines' | 'onClose'>) {
  return (
    <ul className={styles.list}>
      {lines.map(({ id, slug, name, picture, qty, amount }) => (
        <li key={id} className={styles.line}>
          <Picture picture={picture} sizes="80px" shape="square" alt="" />
          <div className={styles.words}>
            <span className={styles.name}>
              <TextLink
                tone="plain"
                to="/Products/ProductDetail/$productid"
                params={{ productid: slug }}
                state={{ productId: id }}
                onClick={onClose}
              >
                {name}
              </TextLink>
            </span>
            <Text size="small" tone="soft">
              Quantity {qty}
            </Text>
          </div>
          <span className={styles.amount}>{amount}</span>
        </li>
      ))}
    </ul>
  );
}
