import { useSelector } from '@xstate/react';

import { useMember } from './shop';

/** Which products wear a filled heart, and what pressing one does. */
export interface Hearts {
  readonly wishedIds: readonly number[];
  readonly onHeartToggled: (productId: number) => void;
}

/** The hearts of a page, drawn from the wishlist. */
export function useHearts(): Hearts {
  const wishlist = useMember('wishlist');
  const wishedIds = useSelector(wishlist, ({ context }) => context.productIds);
  return {
    wishedIds,
    onHeartToggled: (productId) => wishlist.send({ type: 'wishlist.toggled', productId }),
  };
}
