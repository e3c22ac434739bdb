import type { Picture as PictureFacts } from '#domain/picture';
import { CART_DISCOUNT_PERCENT } from '#domain/price';
import { Button } from '#ui/components/Button/Button';
import { ButtonLink } from '#ui/components/ButtonLink/ButtonLink';
import { Drawer } from '#ui/components/Drawer/Drawer';
import type { NoticeProps } from '#ui/components/Notice/Notice';
import { Notice } from '#ui/components/Notice/Notice';
import { Picture } from '#ui/components/Picture/Picture';
import { QuantityStepper } from '#ui/components/QuantityStepper/QuantityStepper';
import { Stack } from '#ui/components/Stack/Stack';
import { StatusLine } from '#ui/components/StatusLine/StatusLine';
import { SummaryList } from '#ui/components/SummaryList/SummaryList';
import { Text } from '#ui/components/Text/Text';
import { TextLink } from '#ui/components/TextLink/TextLink';
import { WholeWords } from '#ui/components/WholeWords/WholeWords';
import { productLink } from '#ui/product-link';

import * as styles from './MiniCart.css';

export interface MiniCartLine {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly picture: PictureFacts;
  /** As typed; may be empty. */
  readonly quantity: string;
  readonly canDecrease: boolean;
  readonly canIncrease: boolean;
  readonly stockNote: string | undefined;
  readonly total: string;
}

export interface MiniCartProps {
  isOpen: boolean;
  lines: readonly MiniCartLine[];
  /** As on the cart page. */
  subtotal: string;
  discount: string;
  total: string;
  shipping: string;
  onQuantityTyped: (productId: number, text: string) => void;
  onQuantityLeft: () => void;
  onQuantityStepped: (productId: number, by: 1 | -1) => void;
  onRemove: (productId: number) => void;
  /** What was removed, with Undo. */
  notice: NoticeProps;
  /** The close button, Esc, a click beside it, or a link. */
  onClose: () => void;
}

/** The cart in a drawer: quantities, total, and the ways to cart and checkout. */
export function MiniCart({
  isOpen,
  lines,
  subtotal,
  discount,
  total,
  shipping,
  notice,
  onClose,
  ...callbacks
}: MiniCartProps) {
  return (
    <Drawer
      isOpen={isOpen}
      id="mini-cart"
      title="In your cart"
      onClose={onClose}
      footer={
        <div className={styles.foot}>
          {lines.length === 0 ? (
            <ButtonLink to="/Products" width="full" onClick={onClose}>
              Browse products
            </ButtonLink>
          ) : (
            <>
              <SummaryList
                rows={[
                  { term: 'Subtotal', detail: subtotal },
                  { term: `Discount (${CART_DISCOUNT_PERCENT}%)`, detail: discount, weight: 'saving' },
                  { term: 'Total', detail: total, weight: 'total' },
                  { term: 'Shipping at checkout', detail: shipping },
                ]}
              />
              <ButtonLink to="/Checkout" width="full" onClick={onClose}>
                Proceed to Check Out
              </ButtonLink>
            </>
          )}
          <ButtonLink to="/Cart" tone="secondary" width="full" onClick={onClose}>
            Go to cart
          </ButtonLink>
        </div>
      }
    >
      <Stack gap="s12">
        <Notice {...notice} />
        {lines.length === 0 ? (
          <Text tone="soft">Nothing in it yet.</Text>
        ) : (
          <ul className={styles.list}>
            {lines.map((line) => (
              <Line key={line.id} line={line} onClose={onClose} {...callbacks} />
            ))}
          </ul>
        )}
      </Stack>
    </Drawer>
  );
}

type LineProps = { line: MiniCartLine } & Pick<
  MiniCartProps,
  'onQuantityTyped' | 'onQuantityLeft' | 'onQuantityStepped' | 'onRemove' | 'onClose'
>;

function Line({ line, onQuantityTyped, onQuantityLeft, onQuantityStepped, onRemove, onClose }: LineProps) {
  const { id, slug, name, picture, stockNote, total } = line;
  const noteId = `mini-cart-stock-${id}`;
  return (
    <li className={styles.line}>
      <Picture picture={picture} sizes="64px" shape="square" alt="" />
      <div className={styles.words}>
        <span className={styles.name}>
          <TextLink tone="plain" {...productLink({ id, slug })} onClick={onClose}>
            <WholeWords>{name}</WholeWords>
          </TextLink>
        </span>
        <div>
          <QuantityStepper
            id={`mini-cart-quantity-${id}`}
            label={`Quantity of ${name}`}
            value={line.quantity}
            canDecrease={line.canDecrease}
            canIncrease={line.canIncrease}
            describedBy={noteId}
            onChange={(text) => onQuantityTyped(id, text)}
            onLeave={onQuantityLeft}
            onStep={(by) => onQuantityStepped(id, by)}
          />
        </div>
        <div className={styles.last}>
          <Button tone="quiet" size="inline" label={`Remove ${name}`} onClick={() => onRemove(id)}>
            Remove
          </Button>
          <span className={styles.total}>{total}</span>
        </div>
        <StatusLine text={stockNote} id={noteId} tone="clay" />
      </div>
    </li>
  );
}
