import { useSelector } from '@xstate/react';

import type { CartLine } from '#domain/cart-line';
import { RecentlyRemoved } from '#ui/components/RecentlyRemoved/RecentlyRemoved';

import { backWords, offered, removedWords } from './removed-words';
import { useKnownProducts, useMember, useVisit } from './shop';

/** What was removed in the last day and is not back yet, with Put back; loaded where something was. */
export function RemovedPart() {
  const removed = useMember('recentlyRemoved');
  const entries = useSelector(removed, ({ context }) => context.entries);
  const putBack = useSelector(removed, ({ context }) => context.putBack);
  const inCart = useSelector(useMember('cart'), ({ context }) => context.lines);
  const saved = useSelector(useMember('savedForLater'), ({ context }) => context.lines);
  const wishlist = useSelector(useMember('wishlist'), ({ context }) => context.productIds);
  const lists = { cart: idsOf(inCart), savedForLater: idsOf(saved), wishlist };
  const products = useKnownProducts();
  const now = new Date(useVisit().arrivedAt ?? 0);
  const gone = offered(entries, lists).flatMap((entry) => removedWords(entry, products, now) ?? []);
  return gone.length === 0 && putBack === undefined ? null : (
    <RecentlyRemoved
      entries={gone}
      status={putBack && backWords(putBack)}
      onPutBack={(at) => removed.send({ type: 'removal.chosen', at })}
      onForget={() => removed.send({ type: 'removals.forgotten' })}
    />
  );
}

function idsOf(lines: readonly CartLine[]): readonly number[] {
  return lines.map(({ productId }) => productId);
}
