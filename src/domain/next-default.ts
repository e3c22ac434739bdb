import { isExpired } from './card';
import type { SavedCard } from './saved-card';

/** The card that is the Default once that one is removed: the first that has not expired; undefined if nothing is to change. */
export function nextDefault(cards: readonly SavedCard[], cardId: string, now: Date): string | undefined {
  const isDefault = cards.some((card) => card.id === cardId && card.isDefault);
  return isDefault ? cards.find((card) => card.id !== cardId && !isExpired(card, now))?.id : undefined;
}
