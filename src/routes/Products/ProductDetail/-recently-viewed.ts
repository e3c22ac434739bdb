import { useSelector } from '@xstate/react';
import { useEffect } from 'react';

import type { Product } from '#domain/product';
import { products } from '#fixtures/products';
import { RECENTLY_VIEWED } from '#machines/recently-viewed/recently-viewed.slice';
import { useMember, useVisit } from '#routes/-shared/shop';

/** The products that were looked at before this one, newest first; this one joins them as soon as the shop is open. */
export function useRecentlyViewed(productId: number): readonly Product[] {
  const recentlyViewed = useMember('recentlyViewed');
  const isOpen = useVisit().arrivedAt !== undefined;
  const productIds = useSelector(recentlyViewed, ({ context }) => context.productIds);

  useEffect(() => {
    if (isOpen) {
      recentlyViewed.send({ type: 'product.viewed', productId });
    }
  }, [isOpen, recentlyViewed, productId]);

  return productIds
    .filter((id) => id !== productId)
    .slice(0, RECENTLY_VIEWED)
    .flatMap((id) => products.find((product) => product.id === id) ?? []);
}
