import type { SavedCard } from '#domain/saved-card';
import { isExpired } from '#domain/card';
import type { PaymentCardWords } from '#ui/components/PaymentCard/PaymentCard';

/** A saved card; whether it has expired is known once the clock is. */
export function paymentCard(card: SavedCard, arrivedAt: number | undefined): PaymentCardWords {
  return { ...card, isExpired: arrivedAt !== undefined && isExpired(card, new Date(arrivedAt)) };
}
