import { MOST_COMPARED } from '#domain/comparison';
import type { ComparisonMessage } from '#machines/messages';
import { readList, whole } from '#machines/shop/reading';
import { listBy } from '#machines/shop/slice';
import type { Showing, Slice } from '#machines/shop/slice';

export const comparisonSlice: Slice<
  readonly number[],
  Showing<{ readonly productIds: readonly number[] }>,
  ComparisonMessage
> = {
  keep: ({ context }) => context.productIds,
  restored: (productIds) => ({ type: 'comparison.restored', productIds }),
  firstVisit: () => [],
  read: (written, products) => readList(written, whole, (productId) => products.some(({ id }) => id === productId)),
  ...listBy((productId) => productId),
  most: MOST_COMPARED,
};
