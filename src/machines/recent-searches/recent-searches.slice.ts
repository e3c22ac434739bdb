import type { RecentSearchesMessage } from '#machines/messages';
import { named, readList } from '#machines/shop/reading';
import { listBy } from '#machines/shop/slice';
import type { Showing, Slice } from '#machines/shop/slice';

/** Number kept; a longer list is read, not recognized. */
export const RECENT_SEARCHES = 6;

export const recentSearchesSlice: Slice<
  readonly string[],
  Showing<{ readonly searches: readonly string[] }>,
  RecentSearchesMessage
> = {
  keep: ({ context }) => context.searches,
  restored: (searches) => ({ type: 'searches.restored', searches }),
  firstVisit: () => [],
  read: (written) => readList(written, named),
  ...listBy((words) => words),
  most: RECENT_SEARCHES,
};
