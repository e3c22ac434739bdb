import type { Cents } from '#domain/money';
import type { ListedProduct } from '#domain/product';
import type { PriceChange } from '#domain/taken-out';
import type { Store } from '#domain/world';

import { pricesOf } from './prices';
import { isRecord } from './reading';
import { sliceKey } from './stored';
import { idsIn } from './stored-ids';
import { VERSION } from './written';

/** The prices that are others than those kept with the cart. They are kept in their place: of each the shopper is told once. */
export function takePriceChanges(local: Store, products: readonly ListedProduct[]): readonly PriceChange[] {
  const cart = local.read(sliceKey('cart'));
  const kept = isRecord(cart) && cart['v'] === VERSION && cart['prices'];
  if (!isRecord(cart) || !isRecord(kept)) {
    return [];
  }
  const prices = pricesOf(new Set(idsIn('cart', cart).map(String)), products);
  const changes = products.flatMap(({ id, name }) => {
    const [before, now] = [kept[id], prices[id]];
    return Number.isSafeInteger(before) && now !== undefined && before !== now
      ? [{ name, before: before as Cents, now }]
      : [];
  });
  if (changes.length > 0) {
    local.write(sliceKey('cart'), { ...cart, prices });
  }
  return changes;
}
