import { useSelector } from '@xstate/react';

import type { Product } from '#domain/product';
import { products } from '#fixtures/products';
import { RECENTLY_VIEWED } from '#machines/recently-viewed/recently-viewed.slice';
import { useMember } from '#routes/-shared/shop';

/** Previously viewed products, newest first. */
export function useRecentlyViewed(productId: number): readonly Product[] {
  const productIds = useSelector(useMember('recentlyViewed'), ({ context }) => context.productIds);

  return productIds
    .filter((id) => id !== productId)
    .slice(0, RECENTLY_VIEWED)
    .flatMap((id) => products.find((product) => product.id === id) ?? []);
}
