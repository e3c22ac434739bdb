import { useSelector } from '@xstate/react';

import { cardBrand, isExpired } from '#domain/card';
import { cardLabel } from '#domain/saved-card';
import { formatMoney } from '#domain/money';
import { useForm } from '#routes/-shared/form';
import { orderOf, recipientLines } from '#routes/-shared/order';
import { usePhoneNumbers } from '#routes/-shared/phone-field';
import { useMember, useVisit } from '#routes/-shared/shop';
import type { PaymentViewProps } from '#ui/views/PaymentView/PaymentView';

import { useCheckout, useKnownDetails, useSummary } from '../-checkout';
import { checkoutSteps } from '../-words';
import { amountWords, chosenCardWords, confirmedArrival, idleSteps, trackedBy } from './-words';

/** Card data is in the payment's actors only, and ends with them. */
export function usePayment(): PaymentViewProps {
  const checkout = useCheckout('billing');
  const payment = useSelector(checkout, ({ children }) => children.payment);
  const isConfirmed = useSelector(checkout, (snapshot) => snapshot.matches('confirmation'));
  const isDeclined = useSelector(payment, (snapshot) => snapshot?.matches('declined')) ?? false;
  const told = useSelector(payment, (snapshot) => amountWords(snapshot?.context));
  const tried = useSelector(payment, (snapshot) => snapshot?.context.values) ?? {};
  const form = useSelector(payment, (snapshot) => snapshot?.children.form);
  const placed = useSelector(useMember('orders'), ({ context }) => context.placed);
  const recipientOf = useSelector(checkout, ({ context }) => context.recipientOf);
  const check = useSelector(checkout, ({ context }) => context.checkPersonal);
  const known = useKnownDetails(checkout);
  const order = isConfirmed
    ? orderOf({ email: known['email'] ?? '', recipient: recipientOf(known) }, placed)
    : undefined;
  usePhoneNumbers(known['phone'], undefined);
  const { amount, words, nothing } = useSummary(checkout, known, recipientLines(recipientOf(known)));
  const cards = useSelector(useMember('savedCards'), ({ context }) => context.cards);
  const chosen = useSelector(payment, (snapshot) => snapshot?.context.chosen);
  const card = cards.find(({ id }) => id === chosen);
  const now = new Date(useVisit().arrivedAt ?? 0);
  // With an empty cart the page shows a message in place of the form.
  const typed = useForm(nothing ? undefined : form);
  // Behind the dialog the form's actor has ended: show its last values.
  const values = form ? typed.values : tried;

  return {
    steps: nothing
      ? idleSteps(nothing.orderId !== undefined)
      : checkoutSteps(isConfirmed ? 'confirmation' : 'billing', check(known)),
    nothing,
    summary: words,
    form: { ...typed, values },
    brand: values['cardnum'] ? cardBrand(values['cardnum']) : (card?.brand ?? 'Card'),
    amount: formatMoney(amount),
    told,
    kept: {
      choices: cards.map((card) => ({
        id: card.id,
        label: isExpired(card, now) ? `${cardLabel(card)}, expired` : cardLabel(card),
      })),
      status: chosenCardWords(card, values['cardnum'], card && isExpired(card, now)),
      onChoose: (cardId) => payment?.send({ type: 'card.chosen', cardId }),
    },
    dialogs: {
      isDeclined,
      isConfirmed,
      orderId: order?.orderid,
      arrival: confirmedArrival(order),
      trackedBy: trackedBy(order?.email ?? ''),
      sentTo: recipientLines(order?.recipient),
      onTryAgain: () => payment?.send({ type: 'dialog.closed' }),
    },
    onSampleAsked: () => payment?.send({ type: 'sample.filled' }),
  };
}
