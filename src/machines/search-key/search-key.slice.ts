import type { SearchKeyMessage } from '#machines/messages';
import { oneOf } from '#machines/shop/slice';
import type { Slice } from '#machines/shop/slice';

type SearchKey = 'on' | 'off';

interface ShownSearchKey {
  readonly hasTag: (tag: 'off') => boolean;
}

export const searchKeySlice: Slice<SearchKey, ShownSearchKey, SearchKeyMessage> = {
  keep: (shown) => (shown.hasTag('off') ? 'off' : 'on'),
  restored: (kept) => ({ type: 'searchKey.restored', isOn: kept === 'on' }),
  ...oneOf('searchKey', ['on', 'off']),
};
