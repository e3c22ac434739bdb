import type { Picture as PictureFacts } from '#domain/picture';
import { formatQuantity } from '#domain/quantity';
import { productLink } from '#ui/product-link';

import { Picture } from '../Picture/Picture';
import { TextLink } from '../TextLink/TextLink';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { WholeWords } from '../WholeWords/WholeWords';
import * as styles from './OrderLineRow.css';

export interface OrderLineRowProps {
  name: string;
  qty: number;
  /** Formatted, such as `$1,798.00`. */
  amount: string;
  /** Its page and picture; undefined for a product that is not in the catalogue. */
  product?: OrderLineProduct | undefined;
}

export interface OrderLineProduct {
  readonly id: number;
  readonly slug: string;
  readonly picture: PictureFacts;
}

/** Name, quantity, amount (section 9). A quantity under 10 is shown as "04" and read as "4". */
export function OrderLineRow({ name, qty, amount, product }: OrderLineRowProps) {
  return (
    <tr>
      <th scope="row" className={styles.name}>
        {product ? (
          <span className={styles.product}>
            <span className={styles.picture}>
              <Picture picture={product.picture} sizes="64px" shape="square" alt="" />
            </span>
            <span className={styles.words}>
              <TextLink tone="plain" {...productLink(product)}>
                <WholeWords>{name}</WholeWords>
              </TextLink>
            </span>
          </span>
        ) : (
          name
        )}
      </th>
      <td className={styles.qty}>
        <span aria-hidden>{formatQuantity(qty)}</span>
        <VisuallyHidden>{qty}</VisuallyHidden>
      </td>
      <td className={styles.amount}>{amount}</td>
    </tr>
  );
}

export interface OrderLinesProps {
  /** Read before the lines. */
  caption: string;
  lines: readonly (OrderLineRowProps & { readonly id: string | number })[];
}

/** An order's lines as a table of three columns. */
export function OrderLines({ caption, lines }: OrderLinesProps) {
  return (
    <table className={styles.table}>
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead className={styles.head}>
        <tr>
          <th scope="col" className={styles.name}>
            Product
          </th>
          <th scope="col" className={styles.qty}>
            Qty
          </th>
          <th scope="col" className={styles.amount}>
            Amount
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ id, ...line }) => (
          <OrderLineRow key={id} {...line} />
        ))}
      </tbody>
    </table>
  );
}
