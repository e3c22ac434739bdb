import type { Picture as PictureFacts } from '#domain/picture';
import { CART_DISCOUNT_PERCENT } from '#domain/price';
import { formatQuantity } from '#domain/quantity';

import { Disclosure } from '../Disclosure/Disclosure';
import { Heading } from '../Heading/Heading';
import { Picture } from '../Picture/Picture';
import { SummaryList } from '../SummaryList/SummaryList';
import { Text } from '../Text/Text';
import { TextLink } from '../TextLink/TextLink';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { WholeWords } from '../WholeWords/WholeWords';
import * as styles from './CheckoutSummary.css';

export interface SummaryLine {
  readonly id: number;
  readonly name: string;
  readonly picture: PictureFacts;
  readonly qty: number;
  /** Formatted, such as `$1,798.00`. */
  readonly amount: string;
}

export interface CheckoutSummaryProps {
  lines: readonly SummaryLine[];
  subtotal: string;
  shipping: string;
  total: string;
  /** Delivery dates; undefined until the clock is known. */
  arrives: string | undefined;
  /** Name and address as far as they are typed, where they cannot be seen beside it. */
  sentTo: readonly string[];
  /** The total of the cart page. */
  cartTotal: string;
  /** The last order, which an empty cart may have become. */
  orderId: string | undefined;
  /** True while the lines can still be changed. */
  isOpen: boolean;
}

/** Lines and totals of the checkout (section 9: lines, fixed shipping). */
export function CheckoutSummary({
  lines,
  subtotal,
  shipping,
  total,
  arrives,
  sentTo,
  cartTotal,
  orderId,
  isOpen,
}: CheckoutSummaryProps) {
  return (
    <div className={styles.root} data-settles="stored">
      <div className={styles.head}>
        <Heading level={2} size="title4" id="summary-heading">
          Your order
        </Heading>
        {isOpen && lines.length > 0 ? (
          <TextLink to="/Cart" tone="alone">
            Edit cart
          </TextLink>
        ) : null}
      </div>
      {lines.length === 0 ? (
        <Text tone="soft">
          {orderId === undefined ? 'Your cart is empty.' : `Order ${orderId} is placed, and your cart is empty.`}
        </Text>
      ) : (
        <>
          <div className={styles.lines}>
            <Lines lines={lines} />
          </div>
          <SummaryList
            rows={[
              { term: 'Subtotal', detail: subtotal },
              { term: 'Shipping', detail: shipping },
              { term: 'Total', detail: total, weight: 'total' },
            ]}
          />
          {isOpen ? (
            <Text size="small">
              <span data-settles="clock">Delivered {arrives ?? 'in 3-7 working days'}</span>
              {sentTo.length === 0 ? '' : ` to ${sentTo.join(', ')}. `}
              {sentTo.length === 0 ? null : <TextLink to="/Checkout">Change</TextLink>}
            </Text>
          ) : null}
          <Disclosure summary="Why this differs from your cart">
            <Text size="small" tone="inherit">
              The cart takes {CART_DISCOUNT_PERCENT}% off its subtotal and comes to {cartTotal}. The sample checkout
              charges every line in full and adds {shipping} shipping to every order, whatever its size.
            </Text>
          </Disclosure>
        </>
      )}
    </div>
  );
}

function Lines({ lines }: Pick<CheckoutSummaryProps, 'lines'>) {
  return (
    <table className={styles.table}>
      <caption>
        <VisuallyHidden>Products in this order</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          {['Product', 'Quantity', 'Amount'].map((name) => (
            <th key={name} scope="col">
              <VisuallyHidden>{name}</VisuallyHidden>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map(({ id, name, picture, qty, amount }) => (
          <tr key={id}>
            {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- its name is deeper than the rule looks */}
            <th scope="row" className={styles.product}>
              <span className={styles.words}>
                <span className={styles.picture}>
                  <Picture picture={picture} sizes="64px" shape="square" alt="" />
                </span>
                <WholeWords>{name}</WholeWords>
              </span>
            </th>
            <td className={styles.qty}>
              <span aria-hidden>{formatQuantity(qty)}</span>
              <VisuallyHidden>{qty}</VisuallyHidden>
            </td>
            <td className={styles.amount}>{amount}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
