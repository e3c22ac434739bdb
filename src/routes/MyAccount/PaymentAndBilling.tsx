import { createFileRoute } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';

import type { SavedCardsMessage } from '#machines/messages';
import { nameId } from '#ui/components/Heading/name-id';
import { PaymentAndBillingView } from '#ui/views/PaymentAndBillingView/PaymentAndBillingView';

import { useSavedWords } from '../-connect/device';
import { focusAfter } from '../-connect/focus';
import { neighbourOf } from '../-connect/neighbour';
import { focusAfterRemoval } from '../-connect/removals';
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
  const savedWords = useSavedWords('Your card is');
  const change = (message: SavedCardsMessage) => {
    page.send({ type: 'list.changed' });
    savedCards.send(message);
  };

  return (
    <PaymentAndBillingView
      cards={cards.map((card) => paymentCard(card, arrivedAt))}
      status={isKept ? savedWords : undefined}
      dialog={{ isOpen, form, onClose: () => page.send({ type: 'dialog.closed' }) }}
      onAdd={() => page.send({ type: 'dialog.opened' })}
      onPrefer={(cardId) => focusAfter(() => change({ type: 'card.preferred', cardId }), nameId(cardId))}
      onRemove={(cardId) => {
        const next = neighbourOf(
          cards.map(({ id }) => id),
          cardId,
        );
        focusAfterRemoval(
          () => change({ type: 'card.removed', cardId }),
          next === undefined ? undefined : nameId(next),
        );
      }}
    />
  );
}
