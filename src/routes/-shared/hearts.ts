import { useSelector } from '@xstate/react';
import { useCallback, useMemo } from 'react';

import type { ProductHearts } from '#ui/components/ProductGrid/ProductGrid';

import { useMember } from './shop';

/** Products on the wishlist, and the callback of their hearts. */
export function useHearts(): ProductHearts {
  const wishlist = useMember('wishlist');
  const wishedIds = useSelector(wishlist, ({ context }) => context.productIds);
  const onHeartToggled = useCallback(
    (productId: number) => wishlist.send({ type: 'wishlist.toggled', productId }),
    [wishlist],
  );
  return useMemo(() => ({ wishedIds, onHeartToggled }), [wishedIds, onHeartToggled]);
}
