import { Link } from '@tanstack/react-router';

import { nameId } from '#domain/focus';
import type { Picture as PictureFacts } from '#domain/picture';
import { Button } from '#ui/components/Button/Button';
import { Picture } from '#ui/components/Picture/Picture';
import { Price } from '#ui/components/Price/Price';
import { QuantityStepper } from '#ui/components/QuantityStepper/QuantityStepper';
import { StatusLine } from '#ui/components/StatusLine/StatusLine';
import { Text } from '#ui/components/Text/Text';
import { TextLink } from '#ui/components/TextLink/TextLink';
import { WholeWords } from '#ui/components/WholeWords/WholeWords';
import { VisuallyHidden } from '#ui/components/VisuallyHidden/VisuallyHidden';
import { productLink } from '#ui/product-link';

import * as styles from './CartLines.css';

export interface CartLineWords {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  /** Such as its dimensions. */
  readonly fact: string;
  readonly picture: PictureFacts;
  readonly price: string;
  readonly was: string | undefined;
  /** As typed; may be empty. */
  readonly quantity: string;
  readonly canDecrease: boolean;
  readonly canIncrease: boolean;
  readonly stockNote: string | undefined;
  readonly total: string;
}

export interface CartLinesProps {
  lines: readonly CartLineWords[];
  onQuantityTyped: (productId: number, text: string) => void;
  onQuantityLeft: () => void;
  onQuantityStepped: (productId: number, by: 1 | -1) => void;
  onRemove: (productId: number) => void;
  onSaveForLater: (productId: number) => void;
}

/** The lines of the cart, with editable quantities. */
export function CartLines({ lines, ...callbacks }: CartLinesProps) {
  return (
    <div className={styles.root}>
      <table className={styles.table} aria-label="Products in your cart">
        <thead className={styles.head}>
          <tr className={styles.headRow}>
            <th scope="col" colSpan={2}>
              Product
            </th>
            <th scope="col">
              <VisuallyHidden>Remove or save</VisuallyHidden>
            </th>
            <th scope="col">Price</th>
            <th scope="col">Quantity</th>
            <th scope="col" className={styles.headTotal}>
              Total
            </th>
          </tr>
        </thead>
        <tbody className={styles.body}>
          {lines.map((line, place) => (
            <CartLineRow key={line.id} line={line} isFirst={place === 0} {...callbacks} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

type CartLineRowProps = { line: CartLineWords; isFirst: boolean } & Omit<CartLinesProps, 'lines'>;

function CartLineRow({
  line,
  isFirst,
  onQuantityTyped,
  onQuantityLeft,
  onQuantityStepped,
  onRemove,
  onSaveForLater,
}: CartLineRowProps) {
  const { id, slug, name, fact, picture, price, was, stockNote } = line;
  const product = productLink({ id, slug });
  const noteId = `stock-${id}`;
  return (
    <tr className={styles.row}>
      <td className={styles.picture}>
        <Link {...product} tabIndex={-1} aria-hidden data-card="">
          <Picture
            picture={picture}
            sizes="(min-width: 64em) 152px, (min-width: 48em) 128px, 100px"
            shape="square"
            alt=""
            travels="onCard"
            eager={isFirst}
          />
        </Link>
      </td>
      <th scope="row" className={styles.name} aria-labelledby={nameId(id)}>
        <span className={styles.productName} id={nameId(id)} tabIndex={-1}>
          <TextLink tone="plain" {...product}>
            <WholeWords>{name}</WholeWords>
          </TextLink>
        </span>
        <Text size="small" tone="soft">
          {fact}
        </Text>
      </th>
      <td className={styles.actions} data-screen-only="">
        <Button tone="quiet" size="inline" label={`Remove ${name}`} onClick={() => onRemove(id)}>
          Remove
        </Button>
        <Button tone="quiet" size="inline" label={`Save for later: ${name}`} onClick={() => onSaveForLater(id)}>
          Save for later
        </Button>
      </td>
      <td className={styles.price}>
        <Price price={price} was={was} />
      </td>
      <td className={styles.quantity}>
        <QuantityStepper
          id={`quantity-${id}`}
          label={`Quantity of ${name}`}
          value={line.quantity}
          canDecrease={line.canDecrease}
          canIncrease={line.canIncrease}
          describedBy={noteId}
          onChange={(text) => onQuantityTyped(id, text)}
          onLeave={onQuantityLeft}
          onStep={(by) => onQuantityStepped(id, by)}
        />
        <StatusLine text={stockNote} id={noteId} tone="clay" />
      </td>
      <td className={styles.total}>{line.total}</td>
    </tr>
  );
}
