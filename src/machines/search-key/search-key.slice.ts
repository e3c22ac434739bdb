import type { SearchKeyMessage } from '#machines/messages';
import type { Slice } from '#machines/shop/slice';

type SearchKey = 'on' | 'off';

interface ShownSearchKey {
  readonly hasTag: (tag: 'off') => boolean;
}

export const searchKeySlice: Slice<SearchKey, ShownSearchKey, SearchKeyMessage> = {
  keep: (shown) => (shown.hasTag('off') ? 'off' : 'on'),
  restored: (kept) => ({ type: 'searchKey.restored', isOn: kept === 'on' }),
  firstVisit: () => 'on',
  read: (written) =>
    written === 'on' || written === 'off' ? { data: written, unread: [] } : { data: undefined, unread: [written] },
  pairsOf: (kept) => [['searchKey', kept]],
  dataOf: (entries) => (entries.get('searchKey') === 'off' ? 'off' : 'on'),
};
