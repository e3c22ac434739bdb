import { useSelector } from '@xstate/react';

import { keptDetails } from '#machines/checkout/kept-details';
import { COUNTRY_NAMES } from '#routes/-shared/contact-rules';
import { useForm } from '#routes/-shared/form';
import { usePhoneNumbers } from '#routes/-shared/phone-field';
import { useMember, usePerson } from '#routes/-shared/shop';
import type { CheckoutViewProps } from '#ui/views/CheckoutView/CheckoutView';

import { useCheckout, useSummary } from './-checkout';
import { checkoutSteps } from './-words';

/** What the first step of the checkout shows, and what it tells machines. */
export function usePersonal(): CheckoutViewProps {
  const checkout = useCheckout('personal');
  const kept = useSelector(checkout, ({ context }) => context.personal);
  const form = useSelector(checkout, ({ children }) => children.form);
  const words = useForm(form);
  // The form's actor ends before the page changes: until then show its last values.
  const values = form ? words.values : kept;
  const onPhoneFocused = usePhoneNumbers(values['phone'], form);
  const check = useSelector(checkout, ({ context }) => context.checkPersonal);
  const summary = useSummary(checkout, values);
  const placed = useSelector(useMember('orders'), ({ context }) => context.placed);
  const choices = keptDetails(usePerson(), placed);
  const chosen = useSelector(checkout, ({ context }) => context.chosen);

  return {
    steps: checkoutSteps('personal', check(values)),
    summary: summary.words,
    nothing: summary.nothing,
    form: { ...words, values },
    kept: {
      choices,
      status: choices.some(({ id }) => id === chosen) ? 'Filled in. What you had typed stays as it is.' : undefined,
      onChoose: (id) => checkout.send({ type: 'details.chosen', id }),
    },
    countries: COUNTRY_NAMES,
    onPhoneFocused,
  };
}
