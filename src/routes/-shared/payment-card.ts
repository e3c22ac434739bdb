import type { SavedCard } from '#domain/card';
import { isExpired } from '#domain/card';
import type { PaymentCardWords } from '#ui/components/PaymentCard/PaymentCard';

/** A saved card as it is drawn; whether it has expired is known once the clock has come in. */
export function paymentCard(card: SavedCard, arrivedAt: number | undefined): PaymentCardWords {
  return { ...card, isExpired: arrivedAt !== undefined && isExpired(card, new Date(arrivedAt)) };
}
