import { paymentRecords } from '#fixtures/payment-records';
import { checkoutMachine } from '#machines/checkout/checkout.machine';
import type { CheckoutStep } from '#machines/checkout/checkout.machine';
import type { PageDefinition } from '#shop';

/** Both checkout routes share one machine; the step is where the shopper came in. */
export function checkoutPage(step: CheckoutStep): PageDefinition<typeof checkoutMachine, Record<string, never>> {
  return {
    name: 'checkout',
    machine: checkoutMachine,
    input: (_, { world }) => ({ step, records: paymentRecords, now: world.now }),
  };
}
