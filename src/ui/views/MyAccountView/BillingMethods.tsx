import { ButtonLink } from '#ui/components/ButtonLink/ButtonLink';
import { Heading } from '#ui/components/Heading/Heading';
import { PaymentCard } from '#ui/components/PaymentCard/PaymentCard';
import type { PaymentCardWords } from '#ui/components/PaymentCard/PaymentCard';
import { Text } from '#ui/components/Text/Text';

import * as styles from './MyAccountView.css';

export interface BillingMethodsProps {
  /** The Default card, if any is saved. */
  card: PaymentCardWords | undefined;
}

/** The Default card, with a link to all. */
export function BillingMethods({ card }: BillingMethodsProps) {
  return (
    <section aria-labelledby="billing" className={styles.section}>
      <Heading level={2} id="billing" size="title3">
        Billing Methods
      </Heading>
      <div data-settles="stored">
        {card === undefined ? <Text tone="soft">No card is saved on this device.</Text> : <PaymentCard card={card} />}
      </div>
      <div data-screen-only="">
        <ButtonLink to="/MyAccount/PaymentAndBilling" tone="secondary" size="small">
          Manage saved cards
        </ButtonLink>
      </div>
    </section>
  );
}
