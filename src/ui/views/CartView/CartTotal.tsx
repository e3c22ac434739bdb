import { ButtonLink } from '#ui/components/ButtonLink/ButtonLink';
import { Heading } from '#ui/components/Heading/Heading';
import { Icon } from '#ui/components/Icon/Icon';
import { SummaryList } from '#ui/components/SummaryList/SummaryList';
import { Text } from '#ui/components/Text/Text';

import * as styles from './CartTotal.css';

export interface CartTotalProps {
  subtotal: string;
  discount: string;
  total: string;
  /** The amount missing for free worldwide shipping; undefined above it. */
  shortOfFreeShipping: string | undefined;
}

/** The totals of the cart, and what the checkout adds (section 9 and readings, "Money"). */
export function CartTotal({ subtotal, discount, total, shortOfFreeShipping }: CartTotalProps) {
  return (
    <section className={styles.root} aria-labelledby="cart-total">
      <Heading level={2} size="title4" id="cart-total">
        Cart total
      </Heading>
      <SummaryList
        rows={[
          { term: 'Subtotal', detail: subtotal },
          { term: 'Discount (10 %)', detail: discount, weight: 'saving' },
          { term: 'Total', detail: total, weight: 'total' },
        ]}
      />
      <div className={styles.promise}>
        <Icon name="truck" className={styles.mark} size={20} />
        <Text size="small" tone="inherit">
          {shortOfFreeShipping === undefined
            ? 'Free worldwide shipping, delivered in 3-7 working days.'
            : `${shortOfFreeShipping} more and you are over $100: free worldwide shipping.`}
        </Text>
      </div>
      <ButtonLink to="/Checkout" size="large" width="full">
        Proceed to Check Out
      </ButtonLink>
      <Text size="small" tone="soft">
        To be plain about it: the checkout of this sample shop adds $100.00 sample shipping and leaves out the 10 %.
      </Text>
    </section>
  );
}
