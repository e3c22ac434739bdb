import { createFileRoute } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';

import type { SavedCardsMessage } from '#machines/messages';
import { PaymentAndBillingView, removeCardId } from '#ui/views/PaymentAndBillingView/PaymentAndBillingView';

import { focusAfter } from '../-connect/focus';
import { neighbourOf } from '../-connect/neighbour';
import { pageHead } from '../-head';
import { paymentCard } from '../-models/payment-card';
import { addCardPage } from '../-pages/add-card';
import { useForm, useMember, usePage, useVisit } from '../-shop';

export const Route = createFileRoute('/MyAccount/PaymentAndBilling')({
  head: () => pageHead({ title: 'Payment and Billing', description: 'The cards that are saved on this device.' }),
  component: PaymentAndBillingRoute,
});

function PaymentAndBillingRoute() {
  const page = usePage(addCardPage, '/MyAccount/PaymentAndBilling', {});
  const form = useForm(useSelector(page, ({ children }) => children.form));
  const isOpen = useSelector(page, (snapshot) => snapshot.hasTag('overlay'));
  const isKept = useSelector(page, (snapshot) => snapshot.hasTag('kept'));
  const savedCards = useMember('savedCards');
  const cards = useSelector(savedCards, ({ context }) => context.cards);
  const { arrivedAt } = useVisit();
  const change = (message: SavedCardsMessage, focusId: string) => {
    page.send({ type: 'list.changed' });
    focusAfter(() => savedCards.send(message), focusId);
  };

  return (
    <PaymentAndBillingView
      cards={cards.map((card) => paymentCard(card, arrivedAt))}
      status={isKept ? 'Your card is saved on this device.' : undefined}
      dialog={{ isOpen, form, onClose: () => page.send({ type: 'dialog.closed' }) }}
      onAdd={() => page.send({ type: 'dialog.opened' })}
      onPrefer={(cardId) => change({ type: 'card.preferred', cardId }, `card-${cardId}`)}
      onRemove={(cardId) => {
        const next = neighbourOf(
          cards.map(({ id }) => id),
          cardId,
        );
        change({ type: 'card.removed', cardId }, next === undefined ? 'page-heading' : removeCardId(next));
      }}
    />
  );
}
