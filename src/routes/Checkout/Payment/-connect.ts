import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';

import type { CardValues } from '#domain/card';
import { cardBrand } from '#domain/card';
import { formatMoney } from '#domain/money';
import { CHECKOUT_FORM } from '#machines/checkout/personal';
import type { PaymentEvent } from '#machines/payment/payment.machine';
import { useErrorTitle } from '#routes/-shared/form';
import { recipientLines } from '#routes/-shared/order';
import { useMember } from '#routes/-shared/shop';
import { CARD_FORM_ID, isOnlyExpiry } from '#ui/views/PaymentView/card-form';
import type { PaymentViewProps } from '#ui/views/PaymentView/PaymentView';

import { useCheckout, useSummary } from '../-checkout';
import { checkoutSteps, idleSteps } from '../-words';

const NO_CARD: CardValues = { name: '', cardnum: '', expiry: '', cvv: '' };

/** The card step, drawn from the checkout's payment; its card stays in that actor and goes with it. */
export function usePayment(): PaymentViewProps {
  const checkout = useCheckout('billing');
  const payment = useSelector(checkout, ({ children }) => children.payment);
  const isConfirmed = useSelector(checkout, (snapshot) => snapshot.matches('confirmation'));
  const isDeclined = useSelector(payment, (snapshot) => snapshot?.matches('declined')) ?? false;
  const card = useSelector(payment, (snapshot) => snapshot?.context.card) ?? NO_CARD;
  const problems = useSelector(payment, (snapshot) => snapshot?.context.problems) ?? {};
  const refusals = useSelector(payment, (snapshot) => snapshot?.context.refusals) ?? 0;
  const savesAsDefault = useSelector(payment, (snapshot) => snapshot?.context.savesAsDefault) ?? false;
  const personal = useSelector(checkout, ({ context }) => context.personal);
  const draft = useSelector(useMember('drafts'), ({ context }) => context.drafts[CHECKOUT_FORM]);
  const order = useSelector(useMember('orders'), ({ context }) => context.placed[0]);
  const check = useSelector(checkout, ({ context }) => context.checkPersonal);
  const { cents, words, nothing } = useSummary(checkout);
  const values = { ...card };
  // Asked for at the moment of the event: a second press finds no payment, where the first one has gone through.
  const tell = (event: PaymentEvent) => checkout.getSnapshot().children.payment?.send(event);
  const onChange = (field: string, value: string) => {
    if (isCardField(field)) {
      tell({ type: 'field.changed', field, value });
    }
  };

  useErrorTitle(nothing === undefined && Object.keys(problems).length > 0);
  useCardFocus(isDeclined, isOnlyExpiry(problems) ? refusals : 0);

  return {
    steps: nothing
      ? idleSteps(nothing.orderId !== undefined)
      : checkoutSteps(isConfirmed ? 'confirmation' : 'billing', check({ ...draft, ...personal })),
    nothing,
    summary: words,
    form: {
      values,
      problems,
      refusals,
      onChange,
      onSubmit: () => tell({ type: 'card.submitted', card, amount: cents }),
    },
    brand: cardBrand(card.cardnum),
    savesAsDefault,
    amount: formatMoney(cents),
    dialogs: {
      isDeclined,
      isConfirmed,
      orderId: isConfirmed ? order?.orderid : undefined,
      sentTo: recipientLines(order?.recipient),
      onTryAgain: () => tell({ type: 'dialog.closed' }),
    },
    onSampleAsked: () => tell({ type: 'sample.filled' }),
    onDefaultToggled: () => tell({ type: 'default.toggled' }),
  };
}

/** Try Again puts focus on the card number; an expiry that is the one thing to mend takes it at once. */
function useCardFocus(isDeclined: boolean, expiryRefusals: number): void {
  const wasDeclined = useRef(false);
  useEffect(() => {
    // Not a cleanup: those run before the dialog has closed and given focus back to the button.
    if (wasDeclined.current && !isDeclined) {
      document.getElementById(`${CARD_FORM_ID}-cardnum`)?.focus();
    }
    wasDeclined.current = isDeclined;
  }, [isDeclined]);
  useEffect(() => {
    if (expiryRefusals > 0) {
      document.getElementById(`${CARD_FORM_ID}-expiry`)?.focus();
    }
  }, [expiryRefusals]);
}

function isCardField(field: string): field is keyof CardValues {
  return field in NO_CARD;
}
