import { useSelector } from '@xstate/react';

import type { ListedProduct } from '#domain/product';
import { RECENTLY_VIEWED } from '#machines/recently-viewed/recently-viewed.slice';
import { isSameItems, useMember, useProducts } from '#routes/-shared/shop';

/** Previously viewed products, newest first. */
export function useRecentlyViewed(productId: number): readonly ListedProduct[] {
  const others = useSelector(
    useMember('recentlyViewed'),
    ({ context }) => context.productIds.filter((id) => id !== productId).slice(0, RECENTLY_VIEWED),
    isSameItems,
  );
  return useProducts(others);
}
