import type { WishlistMessage } from '#machines/messages';
import { readList, whole } from '#machines/shop/reading';
import { listBy } from '#machines/shop/slice';
import type { Showing, Slice } from '#machines/shop/slice';

export const wishlistSlice: Slice<
  readonly number[],
  Showing<{ readonly productIds: readonly number[] }>,
  WishlistMessage
> = {
  keep: ({ context }) => context.productIds,
  restored: (productIds) => ({ type: 'wishlist.restored', productIds }),
  firstVisit: ({ wishlist }) => wishlist,
  read: (written, products) => readList(written, whole, (productId) => products.some(({ id }) => id === productId)),
  ...listBy((productId) => productId),
};
