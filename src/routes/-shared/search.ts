import { useNavigate } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';

import { formatMoney } from '#domain/money';
import { shownPrice } from '#domain/price';
import type { Category } from '#domain/product';
import type { SearchEntry } from '#domain/search-entries';
import { slug } from '#domain/slug';
import { pictureOf } from '#fixtures/pictures';
import type { searchMachine } from '#machines/search/search.machine';
import type { SearchBoxProps, Suggestion } from '#ui/components/SearchBox/SearchBox';

import { nothingFound } from './nothing-found';

/** Properties of a search box, except its id and position. */
export type SearchWords = Pick<SearchBoxProps, 'value' | 'list' | 'onChange' | 'onSubmit'>;

export interface SearchAnswers {
  readonly onTyped: (words: string) => void;
  /** Enter or the button, without an active suggestion. */
  readonly onSearched: (words: string) => void;
  readonly onCategoryChosen: (category: Category) => void;
  readonly onLeft?: (() => void) | undefined;
}

/** A search box; choosing a product opens its page. */
export function useSearchBox(
  search: ActorRefFrom<typeof searchMachine> | undefined,
  answers: SearchAnswers,
): SearchWords {
  const navigate = useNavigate();
  const value = useSelector(search, (snapshot) => snapshot?.context.words) ?? '';
  const entries = useSelector(search, (snapshot) => snapshot?.context.entries) ?? [];
  const marked = useSelector(search, (snapshot) => snapshot?.context.marked);
  const isOpen = useSelector(search, (snapshot) => snapshot?.hasTag('open')) ?? false;
  const isNothing = useSelector(search, (snapshot) => snapshot?.hasTag('nothing')) ?? false;

  const choose = (entry: SearchEntry | undefined) => {
    search?.send({ type: 'entry.chosen' });
    if (entry?.kind === 'category') {
      answers.onCategoryChosen(entry.category);
    } else if (entry) {
      const { id, name } = entry.product;
      void navigate({
        to: '/Products/ProductDetail/$productid',
        params: { productid: slug(name) },
        state: { productId: id },
      });
    }
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
    onChange: answers.onTyped,
    onSubmit: () => {
      search?.send({ type: 'search.submitted' });
      answers.onSearched(value);
    },
  };
}

function suggestion(entry: SearchEntry): Suggestion {
  if (entry.kind === 'category') {
    return { id: entry.category, name: entry.category, detail: 'Category', picture: undefined };
  }
  const { id, name, img } = entry.product;
  return { id: `${id}`, name, detail: formatMoney(shownPrice(entry.product)), picture: pictureOf(img[0] ?? '') };
}
