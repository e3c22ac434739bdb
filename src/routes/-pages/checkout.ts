import { checkPersonal } from '#domain/forms';
import { recipientOf } from '#domain/placing-order';
import { paymentRecords } from '#fixtures/payment-records';
import { checkoutMachine } from '#machines/checkout/checkout.machine';
import type { CheckoutStep } from '#machines/checkout/checkout.machine';
import type { PageDefinition } from '#shop';

import { places } from '../-models/places';

/** Both checkout routes share one machine; the step is where the shopper came in. */
export const checkoutPage: PageDefinition<typeof checkoutMachine, { step: CheckoutStep }> = {
  name: 'checkout',
  key: 'checkout',
  machine: checkoutMachine,
  input: ({ step }, { world }) => ({
    step,
    records: paymentRecords,
    now: world.now,
    checkPersonal: (values) => checkPersonal(values, places),
    recipientOf: (personal) => recipientOf(personal, places),
  }),
};
