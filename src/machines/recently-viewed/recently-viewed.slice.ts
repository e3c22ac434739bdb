import type { RecentlyViewedMessage } from '#machines/messages';
import { readList, whole } from '#machines/shop/reading';
import { listBy } from '#machines/shop/slice';
import type { Showing, Slice } from '#machines/shop/slice';

/** Number shown; the open product is stored as well. */
export const RECENTLY_VIEWED = 8;

export const recentlyViewedSlice: Slice<
  readonly number[],
  Showing<{ readonly productIds: readonly number[] }>,
  RecentlyViewedMessage
> = {
  keep: ({ context }) => context.productIds,
  restored: (productIds) => ({ type: 'views.restored', productIds }),
  firstVisit: () => [],
  read: (written, products) => readList(written, whole, (productId) => products.some(({ id }) => id === productId)),
  ...listBy((productId) => productId),
  most: RECENTLY_VIEWED + 1,
};
