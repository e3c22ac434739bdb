import { useNavigate } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';

import { WHOLE_CATALOGUE } from '#domain/catalogue';
import { formatMoney } from '#domain/money';
import { shownPrice } from '#domain/price';
import type { Category } from '#domain/product';
import type { Suggestion as SearchEntry } from '#domain/catalogue-index';
import { slug } from '#domain/slug';
import { withoutTurns } from '#domain/words';
import type { searchMachine } from '#machines/search/search.machine';
import type { SearchBoxProps, SuggestionWords } from '#ui/components/SearchBox/SearchBox';
import { productLink } from '#ui/product-link';

import { nothingFound } from './nothing-found';
import { useProducts, useShop } from './shop';

/** Properties of a search box, except its id and position. */
export type SearchWords = Pick<SearchBoxProps, 'value' | 'list' | 'onEntered' | 'onChange' | 'onSubmit'>;

export interface SearchAnswers {
  readonly onTyped: (words: string) => void;
  /** Enter or the button, without an active suggestion. */
  readonly onSearched: (words: string) => void;
  readonly onCategoryChosen: (category: Category) => void;
  readonly onLeft?: (() => void) | undefined;
  /** A product, a post or help: its page opens. */
  readonly onChosen?: (() => void) | undefined;
}

/** A search box; choosing a product opens its page. */
export function useSearchBox(
  search: ActorRefFrom<typeof searchMachine> | undefined,
  answers: SearchAnswers,
): SearchWords {
  const navigate = useNavigate();
  const { lookup } = useShop();
  const value = useSelector(search, (snapshot) => snapshot?.context.words) ?? '';
  const entries = useSelector(search, (snapshot) => snapshot?.context.entries) ?? [];
  const known = useProducts(entries.flatMap((entry) => (entry.kind === 'product' ? [entry.id] : [])));
  const marked = useSelector(search, (snapshot) => snapshot?.context.marked);
  const isOpen = useSelector(search, (snapshot) => snapshot?.hasTag('open')) ?? false;
  const isNothing = useSelector(search, (snapshot) => snapshot?.hasTag('nothing')) ?? false;

  const index = lookup.index();
  const query = index?.withLimitsAsFacets({ ...WHOLE_CATALOGUE, q: value });
  /** A product by id, as the variant that the words name once its facts are there. */
  const productOf = (id: number) => {
    const product = known.find((each) => each.id === id);
    return product && index && query ? index.asNamed(product, query) : (product ?? index?.productOf(id));
  };

  const choose = (entry: SearchEntry | undefined) => {
    search?.send({ type: 'entry.chosen' });
    if (entry?.kind === 'category') {
      answers.onCategoryChosen(entry.category);
    } else if (entry?.kind === 'post') {
      answers.onChosen?.();
      void navigate({
        to: '/Blog/BlogDetail/$blogid',
        params: { blogid: slug(entry.name) },
        state: { blogId: entry.id },
      });
    } else if (entry?.kind === 'help') {
      answers.onChosen?.();
      void navigate(entry.link);
    } else if (entry) {
      const { id = entry.id, name = '' } = productOf(entry.id) ?? {};
      answers.onChosen?.();
      void navigate(productLink({ id, slug: slug(name) }));
    }
  };

  const suggestion = (entry: SearchEntry): SuggestionWords => {
    if (entry.kind === 'category') {
      const { category } = entry;
      return {
        id: category,
        group: 'Categories',
        name: category,
        detail: undefined,
        picture: undefined,
        icon: 'layout-grid',
      };
    }
    if (entry.kind === 'post') {
      const { id, name, des } = entry;
      return { id: `post-${id}`, group: 'Journal', name: des, detail: name, picture: undefined, icon: 'book-open' };
    }
    if (entry.kind === 'help') {
      const { name } = entry;
      return { id: `help-${name}`, group: 'Help', name, detail: undefined, picture: undefined, icon: 'arrow-right' };
    }
    const { id, isNearest } = entry;
    const product = productOf(id);
    return {
      id: `${id}`,
      group: isNearest ? 'Nearest matches' : 'Products',
      icon: 'layout-grid',
      name: product?.name ?? '',
      detail: product && formatMoney(shownPrice(product)),
      picture: product && 'pictures' in product ? product.pictures[0] : undefined,
    };
  };

  return {
    value,
    list: {
      suggestions: entries.map(suggestion),
      isOpen,
      nothing: isNothing ? nothingFound(value) : undefined,
      marked,
      onKey: (key) =>
        search?.send(
          key === 'Escape' ? { type: 'list.closed' } : { type: 'mark.moved', by: key === 'ArrowDown' ? 1 : -1 },
        ),
      onChosen: (place) => choose(entries[place]),
      onLeft: () => {
        search?.send({ type: 'search.left' });
        answers.onLeft?.();
      },
    },
    onEntered: () => search?.send({ type: 'search.entered' }),
    onChange: (words) => answers.onTyped(withoutTurns(words)),
    onSubmit: (words) => {
      search?.send({ type: 'search.submitted' });
      answers.onSearched(words);
    },
  };
}
