import * as v from 'valibot';

import type { SavedCard } from '#domain/saved-card';
import { nextId, withOneDefault } from '#domain/one-default';
import type { SavedCardsMessage } from '#machines/messages';
import { named, readList } from '#machines/shop/reading';
import { listBy } from '#machines/shop/slice';
import type { Showing, Slice } from '#machines/shop/slice';

/** Loose: fields that a later build adds must be kept. */
const card = v.looseObject({
  id: named,
  name: v.string(),
  brand: v.picklist(['Visa', 'Mastercard', 'American Express', 'Discover', 'Card']),
  last4: v.pipe(
    v.string(),
    v.check((digits) => digits.length <= 4),
  ),
  expiry: v.string(),
  isDefault: v.boolean(),
});

export const savedCardsSlice: Slice<
  readonly SavedCard[],
  Showing<{ readonly cards: readonly SavedCard[] }>,
  SavedCardsMessage
> = {
  keep: ({ context }) => context.cards,
  restored: (cards) => ({ type: 'cards.restored', cards }),
  firstVisit: ({ savedCards }) => savedCards,
  read: (written) => readList(written, card),
  ...listBy(({ id }) => id),
  withOnePreferred: (cards) => withOneDefault(cards),
  freeKey: (others) => nextId('card', others as readonly SavedCard[]),
  withKey: (value, id) => ({ ...(value as SavedCard), id }),
};
