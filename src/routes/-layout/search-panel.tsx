import { useNavigate } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';

import { CATEGORIES } from '#domain/product';
import { WHOLE_CATALOGUE } from '#domain/catalogue';
import { useSearchBox } from '#routes/-shared/search';
import { useMember, useShop } from '#routes/-shared/shop';
import { searchOf } from '#routes/Products/-search';
import { SearchPanel } from '#ui/layout/SearchPanel/SearchPanel';

import { headerSearch } from './header-search';

/** The search of every page, over it. Loaded when it is first opened. */
export function HeaderSearch() {
  const navigate = useNavigate();
  const panel = useMember('searchPanel');
  const recent = useMember('recentSearches');
  const key = useMember('searchKey');
  const search = useShop().page(headerSearch, '/', {});
  const close = () => panel.send({ type: 'drawer.closed' });
  const searchFor = (q: string) => {
    close();
    void navigate({ to: '/Products', search: searchOf({ ...WHOLE_CATALOGUE, q }) });
  };
  const box = useSearchBox(search, {
    onTyped: (q) => search.send({ type: 'words.typed', q }),
    onSearched: searchFor,
    onCategoryChosen: (category) => {
      close();
      void navigate({ to: '/Products', search: { category } });
    },
    onChosen: close,
  });
  return (
    <SearchPanel
      isOpen={useSelector(panel, (snapshot) => snapshot.matches('open'))}
      search={{
        ...box,
        list: box.list && { ...box.list, onKey: (key) => (key === 'Escape' ? close() : box.list?.onKey(key)) },
      }}
      recent={useSelector(recent, ({ context }) => context.searches)}
      categories={CATEGORIES}
      onSearched={(words) => {
        search.send({ type: 'words.replaced', q: words });
        search.send({ type: 'search.submitted' });
        searchFor(words);
      }}
      onForgotten={(words) => recent.send({ type: 'search.forgotten', words })}
      onAllForgotten={() => recent.send({ type: 'searches.forgotten' })}
      hasKey={useSelector(key, (snapshot) => !snapshot.hasTag('off'))}
      onKeySwitched={() => key.send({ type: 'searchKey.switched' })}
      onClosed={close}
    />
  );
}
