import * as v from 'valibot';

import { moment, readList, whole } from '#machines/shop/reading';
import { listBy } from '#machines/shop/slice';
import type { Showing, Slice } from '#machines/shop/slice';

import type { RecentlyRemovedMessage, Removed } from './messages';

/** The oldest is dropped above this limit. */
export const MOST_REMOVED = 30;

const line = v.object({ productId: whole, qty: v.pipe(whole, v.minValue(1)) });

function placed<Type extends string, Item>(type: Type, item: v.GenericSchema<unknown, Item>) {
  return v.array(v.object({ type: v.literal(type), item, index: whole }));
}

const removed = v.object({
  at: moment,
  putBack: v.variant('to', [
    v.object({ to: v.literal('cart'), messages: placed('line.reinstated', line) }),
    v.object({ to: v.literal('savedForLater'), messages: placed('saved.reinstated', line) }),
    v.object({ to: v.literal('wishlist'), messages: placed('wishlist.reinstated', whole) }),
    v.object({
      to: v.literal('comparison'),
      messages: v.array(v.object({ type: v.literal('comparison.taken'), productIds: v.array(whole) })),
    }),
  ]),
});

/** True for removed products; removed cards and addresses are not written to the device. */
export function isStored({ putBack }: Removed): boolean {
  return putBack.to !== 'savedCards' && putBack.to !== 'profile';
}

export const recentlyRemovedSlice: Slice<
  readonly Removed[],
  Showing<{ readonly entries: readonly Removed[] }>,
  RecentlyRemovedMessage
> = {
  keep: ({ context }) => context.entries.filter(isStored),
  restored: (entries) => ({ type: 'removals.restored', entries }),
  firstVisit: () => [],
  read: (written) => readList(written, removed),
  ...listBy(({ at }) => at),
  freeKey: (others) => String(1 + Math.max(0, ...(others as readonly Removed[]).map(({ at }) => at))),
  withKey: (value, at) => ({ ...(value as Removed), at: Number(at) }),
  most: MOST_REMOVED,
};
