import { useElementScrollRestoration } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { useCallback, useMemo, useState } from 'react';
import type { ActorRefFrom } from 'xstate';

import { groupOf } from '#domain/facets';
import type { Facet, Measure } from '#domain/facets';
import type { ListedProduct } from '#domain/product';
import { rangeFacet } from '#domain/facet-ranges';
import type { CatalogueChoice } from '#machines/catalogue/catalogue-types';
import type { catalogueMachine } from '#machines/catalogue/catalogue.machine';
import { useHearts } from '#routes/-shared/hearts';
import { productCard } from '#routes/-shared/product-card';
import { useSearchBox } from '#routes/-shared/search';
import { useMember, usePage, useProducts, useShop, useVisit } from '#routes/-shared/shop';
import { useUnit } from '#routes/-shared/unit';
import type { FiltersProps } from '#ui/views/ProductsView/Filters';
import type { ProductsViewProps } from '#ui/views/ProductsView/ProductsView';

import { page } from './-page';
import { listNote } from './-list-note';
import {
  bandOptions,
  categoryOptions,
  chipWords,
  countOf,
  earlierFilters,
  facetWords,
  filterAdvice,
  pagesOf,
  sortNamed,
  sortWords,
} from './-words';

/** `opened` is the page of the list that is opened first. */
export function useCatalogue(
  opened: number,
  RoomForm: FiltersProps['choices']['facets']['RoomForm'],
): ProductsViewProps {
  const unit = useUnit();
  const catalogue = usePage(page, { page: opened });
  const choose = useCallback((choice: CatalogueChoice) => catalogue.send(choice), [catalogue]);
  const query = useSelector(catalogue, ({ context }) => context.query);
  const found = useSelector(catalogue, ({ context }) => context.found);
  const drawer = useSelector(catalogue, ({ children }) => children.filterDrawer);
  const isDrawerOpen = useSelector(drawer, (snapshot) => snapshot?.matches('open')) ?? false;
  const rest = () => catalogue.send({ type: 'words.left' });
  const search = useSearchBox(
    useSelector(catalogue, ({ children }) => children.search),
    {
      onTyped: (q) => choose({ type: 'words.typed', q }),
      onSearched: rest,
      onLeft: rest,
      onCategoryChosen: (category) => choose({ type: 'suggestion.chosen', category }),
    },
  );

  const results = useResults(catalogue, choose);

  return {
    results,
    filters: useFilters(catalogue, choose, RoomForm),
    isWide: useSelector(catalogue, ({ context }) => context.isWide),
    count: countWords(results, found.count),
    pages: pagesOf(found.count, query),
    chips: chipWords(query, unit),
    search,
    sorts: {
      ...sortWords(query, found.asked),
      onChange: (value) => choose({ type: 'sort.chosen', sort: sortNamed(value) }),
    },
    drawer: {
      isOpen: isDrawerOpen,
      onOpened: () => {
        drawer?.send({ type: 'drawer.opened' });
        catalogue.send({ type: 'filters.opened' });
      },
      onClosed: () => drawer?.send({ type: 'drawer.closed' }),
    },
    onChipRemoved: (chip) => choose({ type: 'chip.removed', chip }),
  };
}

/** While a search is late, and after it failed, what is shown is not what was asked for. */
function countWords({ isWaiting, onRetry }: ProductsViewProps['results'], count: number): string {
  if (onRetry) {
    return '';
  }
  return isWaiting ? 'Searching…' : countOf(count);
}

type CataloguePage = ActorRefFrom<typeof catalogueMachine>;
const NONE: readonly number[] = [];
type Choose = (choice: CatalogueChoice) => void;

/** The same object until something of it changes, as are the filters: the view draws them again for another one only. */
function useResults(catalogue: CataloguePage, choose: Choose): ProductsViewProps['results'] {
  const { seed, arrivedAt } = useVisit();
  const unit = useUnit();
  const hearts = useHearts();
  const { lookup } = useShop();
  const query = useSelector(catalogue, ({ context }) => context.query);
  const room = useSelector(catalogue, ({ context }) => context.room);
  const found = useSelector(catalogue, ({ context }) => context.found);
  const isSearching = useSelector(catalogue, (snapshot) => snapshot.hasTag('waiting'));
  const isFailed = useSelector(catalogue, (snapshot) => snapshot.hasTag('failed'));
  const isAnswered = useSelector(catalogue, ({ context }) => context.isAnswered);
  // Where the search itself failed, what was found before answers something else.
  const products = useProducts(isFailed && !isAnswered ? NONE : found.ids);
  const nearest = useProducts(found.nearest);
  const place = useElementScrollRestoration({ getElement: () => window })?.scrollY ?? 0;
  const [openedAt] = useState(arrivedAt === undefined ? undefined : place);
  const isWaiting = isSearching || products.length < found.ids.length;
  return useMemo(() => {
    const index = lookup.index();
    const help = index?.helpAbout(query.q) ?? [];
    const card = (product: ListedProduct) => productCard(index?.asNamed(product, query) ?? product, seed);
    return {
      isEmpty: found.count === 0,
      products: products.map(card),
      openedAt,
      help,
      nearest: nearest.map(card),
      note: listNote(query, found, room),
      filterAdvice: found.count === 0 ? filterAdvice(query, found.looser, unit, help.length > 0) : '',
      hearts,
      isWaiting,
      onRetry: isFailed ? () => catalogue.send({ type: 'load.repeated' }) : undefined,
      onCleared: () => choose({ type: 'filters.cleared' }),
    };
  }, [
    catalogue,
    choose,
    found,
    hearts,
    isFailed,
    isWaiting,
    lookup,
    nearest,
    openedAt,
    products,
    query,
    room,
    seed,
    unit,
  ]);
}

function useFilters(
  catalogue: CataloguePage,
  choose: Choose,
  RoomForm: FiltersProps['choices']['facets']['RoomForm'],
): ProductsViewProps['filters'] {
  const unit = useUnit();
  const units = useMember('units');
  const recentFilters = useMember('recentFilters');
  const earlier = useSelector(recentFilters, ({ context }) => context.searches);
  const query = useSelector(catalogue, ({ context }) => context.query);
  const room = useSelector(catalogue, ({ context }) => context.room);
  const counts = useSelector(catalogue, ({ context }) => context.found.counts);
  const choices = useMemo(
    () => ({
      categories: {
        options: categoryOptions(counts),
        value: query.category,
        onChange: (category: typeof query.category) => choose({ type: 'category.chosen', category }),
      },
      bands: {
        options: bandOptions(counts),
        value: query.band,
        onChange: (band: typeof query.band) => choose({ type: 'band.chosen', band }),
      },
      facets: {
        ...facetWords(query, counts, unit, room),
        RoomForm,
        onChosen: (facet: Facet) => choose({ type: 'facet.chosen', facet }),
        onUnitSwitched: () => units.send({ type: 'unit.switched' }),
        onRange: (measure: Measure, from: string, to: string) => {
          const chosen = query.facets?.find((facet) => groupOf(facet) === measure);
          const facet = rangeFacet(measure, { from, to }, unit, chosen) ?? chosen;
          if (facet && (facet !== chosen || (from.trim() === '' && to.trim() === ''))) {
            choose({ type: 'facet.chosen', facet });
          }
        },
      },
    }),
    [choose, counts, query, room, RoomForm, unit, units],
  );
  return useMemo(
    () => ({
      choices,
      earlier: {
        choices: earlierFilters(earlier, unit),
        onForgotten: () => recentFilters.send({ type: 'searches.forgotten' }),
      },
    }),
    [choices, earlier, recentFilters, unit],
  );
}
