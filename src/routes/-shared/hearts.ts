import { useSelector } from '@xstate/react';

import { useMember } from './shop';

/** Products on the wishlist, and the callback of their hearts. */
export interface Hearts {
  readonly wishedIds: readonly number[];
  readonly onHeartToggled: (productId: number) => void;
}

export function useHearts(): Hearts {
  const wishlist = useMember('wishlist');
  const wishedIds = useSelector(wishlist, ({ context }) => context.productIds);
  return {
    wishedIds,
    onHeartToggled: (productId) => wishlist.send({ type: 'wishlist.toggled', productId }),
  };
}
