import { CART_DISCOUNT_PERCENT } from '#domain/price';
import { ButtonLink } from '#ui/components/ButtonLink/ButtonLink';
import { DeliverTo } from '#ui/components/DeliverTo/DeliverTo';
import type { DeliverToProps } from '#ui/components/DeliverTo/DeliverTo';
import { Heading } from '#ui/components/Heading/Heading';
import { Icon } from '#ui/components/Icon/Icon';
import { SummaryList } from '#ui/components/SummaryList/SummaryList';
import { Text } from '#ui/components/Text/Text';

import * as styles from './CartTotal.css';

export interface CartTotalProps {
  subtotal: string;
  discount: string;
  total: string;
  /** Added by the checkout. */
  shipping: string;
  /** Delivery dates; undefined until the clock is known. */
  arrives: string | undefined;
  deliverTo: DeliverToProps;
}

/** The totals of the cart, and what the checkout adds (section 9 and readings, "Money"). */
export function CartTotal({ subtotal, discount, total, shipping, arrives, deliverTo }: CartTotalProps) {
  return (
    <section className={styles.root} aria-labelledby="cart-total">
      <Heading level={2} size="title4" id="cart-total">
        Cart total
      </Heading>
      <SummaryList
        rows={[
          { term: 'Subtotal', detail: subtotal },
          { term: `Discount (${CART_DISCOUNT_PERCENT}%)`, detail: discount, weight: 'saving' },
          { term: 'Total', detail: total, weight: 'total' },
          { term: 'Shipping', detail: `${shipping} at checkout` },
        ]}
      />
      <div className={styles.promise}>
        <Icon name="truck" className={styles.mark} size={20} />
        <div>
          <Text size="small" tone="inherit">
            Delivered in 3-7 working days
            <span className={styles.dates} data-settles="clock">
              {arrives ?? 'Weekends are not counted'}
            </span>
          </Text>
          <DeliverTo {...deliverTo} />
        </div>
      </div>
      <div data-screen-only="">
        <ButtonLink to="/Checkout" size="large" width="full">
          Proceed to Check Out
        </ButtonLink>
      </div>
      <Text size="small" tone="soft">
        {`At checkout, ${shipping} sample shipping is added and the ${CART_DISCOUNT_PERCENT}% does not apply.`}
      </Text>
    </section>
  );
}
