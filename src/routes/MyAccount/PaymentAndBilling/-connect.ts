import { useSelector } from '@xstate/react';

import { nextDefault } from '#domain/next-default';
import type { SavedCardsMessage } from '#machines/messages';
import { useSavedWords } from '#routes/-shared/device';
import { useForm } from '#routes/-shared/form';
import { paymentCard } from '#routes/-shared/payment-card';
import { useMember, usePage, useVisit } from '#routes/-shared/shop';
import type { PaymentAndBillingViewProps } from '#ui/views/PaymentAndBillingView/PaymentAndBillingView';

import { page } from './-page';

/** What the page of kept cards and addresses shows, and what it tells machines. */
export function usePaymentAndBilling(): PaymentAndBillingViewProps {
  const addCard = usePage(page, {});
  const form = useForm(useSelector(addCard, ({ children }) => children.form));
  const isOpen = useSelector(addCard, (snapshot) => snapshot.hasTag('overlay'));
  const isKept = useSelector(addCard, (snapshot) => snapshot.hasTag('kept'));
  const savedCards = useMember('savedCards');
  const cards = useSelector(savedCards, ({ context }) => context.cards);
  const { arrivedAt } = useVisit();
  const savedWords = useSavedWords('Your card is');
  const change = (message: SavedCardsMessage) => {
    addCard.send({ type: 'list.changed' });
    savedCards.send(message);
  };

  return {
    cards: cards.map((card) => paymentCard(card, arrivedAt)),
    status: isKept ? savedWords : undefined,
    dialog: { isOpen, form, onClose: () => addCard.send({ type: 'dialog.closed' }) },
    onAdd: () => addCard.send({ type: 'dialog.opened' }),
    onPrefer: (cardId) => change({ type: 'card.preferred', cardId }),
    onRemove: (cardId) =>
      change({ type: 'card.removed', cardId, next: nextDefault(cards, cardId, new Date(arrivedAt ?? 0)) }),
  };
}
