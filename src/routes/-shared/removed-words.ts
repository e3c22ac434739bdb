import type { CartLine } from '#domain/cart-line';
import type { ListedProduct } from '#domain/product';
import type { PutBack, Removed } from '#machines/recently-removed/messages';
import { isRemovedAgain } from '#machines/recently-removed/put-back';
import type { RemovedWords } from '#ui/components/RecentlyRemoved/RecentlyRemoved';

type Lists = Partial<Record<PutBack['to'], readonly number[]>>;

const LISTS: Readonly<Record<PutBack['to'], { readonly from: string; readonly back: string }>> = {
  cart: { from: 'From your cart', back: 'Back in your cart.' },
  savedForLater: { from: 'From what was saved for later', back: 'Saved for later again, in your cart.' },
  wishlist: { from: 'From your wishlist', back: 'Back on your wishlist.' },
  comparison: { from: 'From your comparison', back: 'Back in your comparison.' },
  savedCards: { from: 'A saved card', back: 'Your card is back.' },
  profile: { from: 'An address', back: 'Your address is back.' },
};

/** What was removed, by the names of its products; undefined if none of them is sold any more. */
export function removedWords(
  { at, putBack, name }: Removed,
  products: readonly Pick<ListedProduct, 'id' | 'name'>[],
  now: Date,
): RemovedWords | undefined {
  const parts = productsOf(putBack).flatMap(({ productId, qty }) => {
    const product = products.find(({ id }) => id === productId);
    return product ? [qty > 1 ? `${qty} × ${product.name}` : product.name] : [];
  });
  const [first = name, ...others] = parts;
  return first === undefined
    ? undefined
    : {
        at,
        title: others.length === 0 ? first : `${first} and ${others.length} more`,
        from: `${LISTS[putBack.to].from}, ${timeOf(new Date(at), now)}`,
      };
}

/** That it is back. */
export function backWords({ to }: PutBack): string {
  return LISTS[to].back;
}

/** What is not back yet. A heart that two tabs have emptied at once is one removal: of pieces the lists themselves know that. */
export function offered(entries: readonly Removed[], lists: Lists): readonly Removed[] {
  const gone = entries.filter(({ putBack }) => !isBack(putBack, lists));
  return gone.filter(
    ({ putBack }, index) =>
      putBack.to !== 'wishlist' || !gone.slice(0, index).some((newer) => isRemovedAgain(newer.putBack, putBack)),
  );
}

/** True if all that a removal puts back is on its list. */
export function isBack(removal: PutBack, lists: Lists): boolean {
  const list = lists[removal.to];
  const products = productsOf(removal);
  return list !== undefined && products.every(({ productId }) => list.includes(productId));
}

/** The products that are put back, and how many of each; none of a card or an address. */
function productsOf({ messages }: PutBack): readonly CartLine[] {
  return messages.flatMap((message) => {
    switch (message.type) {
      case 'line.reinstated':
      case 'saved.reinstated':
        return [message.item];
      case 'wishlist.reinstated':
        return [{ productId: message.item, qty: 1 }];
      case 'comparison.taken':
        return message.productIds.map((productId) => ({ productId, qty: 1 }));
      default:
        return [];
    }
  });
}

/** `at 14:05`, or `yesterday at 14:05`, in local time. */
function timeOf(at: Date, now: Date): string {
  const time = [at.getHours(), at.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':');
  return `${at.getDate() === now.getDate() || at > now ? '' : 'yesterday '}at ${time}`;
}
