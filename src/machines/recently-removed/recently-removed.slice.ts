import * as v from 'valibot';

import { moment, pieces, readList, whole, wholeFrom } from '#machines/shop/reading';
import { listBy } from '#machines/shop/slice';
import type { Showing, Slice } from '#machines/shop/slice';

import type { RecentlyRemovedMessage, Removed } from './messages';

/** The oldest is dropped above this limit. */
export const MOST_REMOVED = 30;

const line = v.object({ productId: whole, qty: wholeFrom(1) });

function placed(type: string, item: v.GenericSchema) {
  return v.array(v.object({ type: v.literal(type), item, index: whole }));
}

const messages: Readonly<Record<string, v.GenericSchema>> = {
  cart: placed('line.reinstated', line),
  savedForLater: placed('saved.reinstated', line),
  wishlist: placed('wishlist.reinstated', whole),
  comparison: v.array(v.object({ type: v.literal('comparison.taken'), productIds: v.array(whole) })),
};

const removed = v.object({
  at: moment,
  by: v.optional(v.string()),
  pieces,
  putBack: v.pipe(
    v.object({ to: v.picklist(Object.keys(messages)), messages: v.unknown() }),
    v.check((putBack) => v.is(messages[putBack.to] as v.GenericSchema, putBack.messages)),
  ),
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
