import type { RecentlyViewedMessage } from '#machines/messages';
import { readList, whole } from '#machines/shop/reading';
import { listBy } from '#machines/shop/slice';
import type { Showing, Slice } from '#machines/shop/slice';

/** So many are shown; the page that is open is kept besides. */
export const RECENTLY_VIEWED = 8;

/** What is kept of the products that were looked at. */
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
