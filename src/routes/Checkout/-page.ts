import { fullLines } from '#domain/cart-line';
import { countryOf } from '#domain/countries';
import { checkPersonal } from '#domain/forms';
import { keptCard } from '#domain/kept-details';
import { checkoutTotals } from '#domain/price';
import { recipientOf } from '#domain/recipient';
import { paymentRecords } from '#fixtures/payment-records';
import { keptDetails } from '#machines/checkout/kept-details';
import { signedInPerson } from '#machines/profile/signed-in';
import { checkoutMachine } from '#machines/checkout/checkout.machine';
import type { CheckoutStep } from '#domain/order';
import { chosenCountry } from '#machines/destination/chosen-country';
import type { MachinePage } from '#routes/-shared/page';

import { contactRules } from '#routes/-shared/contact-rules';
import { withPhoneWritten } from '#routes/-shared/phone';

/** Both checkout routes share one machine; `step` is the one opened first. */
export const page: MachinePage<typeof checkoutMachine, { step: CheckoutStep }> = {
  name: 'checkout',
  address: '/Checkout',
  paramsAt: () => ({ step: 'personal' }),
  key: 'checkout',
  machine: checkoutMachine,
  input: ({ step }, { world, member, actor }) => ({
    step,
    records: paymentRecords,
    now: world.now,
    checkPersonal: (values) => checkPersonal(values, contactRules),
    recipientOf: (personal) => recipientOf(personal, contactRules),
    weekendOf: ({ country = '' }) => countryOf(country, contactRules)?.weekend,
    // The country of delivery is filled in as well: other details may replace it.
    keptDetails: () => [
      ...keptDetails(signedInPerson(member('profile')), member('orders').getSnapshot().context.placed),
      { id: '', label: '', values: chosenCountry(member('destination')) },
    ],
    keptCards: () =>
      member('savedCards')
        .getSnapshot()
        .context.cards.map((card) => keptCard(card, world.now())),
    amountDue: () => {
      const { arrivedAt, products } = actor.getSnapshot().context;
      const { lines } = member('cart').getSnapshot().context;
      const known = fullLines(lines, products);
      return (arrivedAt && known.length === lines.length && checkoutTotals(known).total) || undefined;
    },
    rewritePersonal: withPhoneWritten,
  }),
};
