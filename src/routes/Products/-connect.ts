import { useSelector } from '@xstate/react';

import { groupOf } from '#domain/facets';
import { rangeFacet } from '#domain/facet-ranges';
import type { CatalogueChoice } from '#machines/catalogue/catalogue-types';
import { useHearts } from '#routes/-shared/hearts';
import { productCard } from '#routes/-shared/product-card';
import { useSearchBox } from '#routes/-shared/search';
import { useMember, usePage, useProducts, useVisit } from '#routes/-shared/shop';
import { useUnit } from '#routes/-shared/unit';
import type { ProductsViewProps } from '#ui/views/ProductsView/ProductsView';

import { page } from './-page';
import {
  bandOptions,
  categoryOptions,
  chipWords,
  countOf,
  earlierFilters,
  facetWords,
  filterAdvice,
  listNote,
  pagesOf,
  sortNamed,
  sortOptions,
} from './-words';

/** `opened` is the page of the list that is opened first. */
export function useCatalogue(opened: number, RoomForm: ProductsViewProps['facets']['RoomForm']): ProductsViewProps {
  const { seed } = useVisit();
  const unit = useUnit();
  const units = useMember('units');
  const recentFilters = useMember('recentFilters');
  const earlier = useSelector(recentFilters, ({ context }) => context.searches);
  const catalogue = usePage(page, { page: opened });
  const choose = (choice: CatalogueChoice) => catalogue.send(choice);
  const query = useSelector(catalogue, ({ context }) => context.query);
  const room = useSelector(catalogue, ({ context }) => context.room);
  const found = useSelector(catalogue, ({ context }) => context.found);
  const isWaiting = useSelector(catalogue, (snapshot) => snapshot.hasTag('waiting'));
  const isFailed = useSelector(catalogue, (snapshot) => snapshot.hasTag('failed'));
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

  return {
    products: useProducts(found.ids).map((product) => productCard(product, seed)),
    nearest: useProducts(found.nearest).map((product) => productCard(product, seed)),
    note: listNote(query, found.meant, room),
    count: isFailed ? '' : isWaiting ? 'Searching …' : countOf(found.count),
    filterAdvice: found.count === 0 ? filterAdvice(query, found.looser, unit) : '',
    isWaiting,
    onRetry: isFailed ? () => catalogue.send({ type: 'load.repeated' }) : undefined,
    pages: pagesOf(found.count, query),
    chips: chipWords(query, unit),
    search,
    hearts: useHearts(),
    categories: {
      options: categoryOptions(found.counts),
      value: query.category,
      onChange: (category) => choose({ type: 'category.chosen', category }),
    },
    bands: {
      options: bandOptions(found.counts),
      value: query.band,
      onChange: (band) => choose({ type: 'band.chosen', band }),
    },
    earlier: {
      choices: earlierFilters(earlier, unit),
      onForgotten: () => recentFilters.send({ type: 'searches.forgotten' }),
    },
    facets: {
      ...facetWords(query, found.counts, unit, room),
      RoomForm,
      onChosen: (facet) => choose({ type: 'facet.chosen', facet }),
      onUnitSwitched: () => units.send({ type: 'unit.switched' }),
      onRange: (measure, from, to) => {
        const chosen = query.facets?.find((facet) => groupOf(facet) === measure);
        const facet = rangeFacet(measure, { from, to }, unit, chosen) ?? chosen;
        if (facet && (facet !== chosen || (from.trim() === '' && to.trim() === ''))) {
          choose({ type: 'facet.chosen', facet });
        }
      },
    },
    sorts: {
      options: sortOptions,
      value: query.sort,
      onChange: (value) => choose({ type: 'sort.chosen', sort: sortNamed(value) }),
    },
    drawer: {
      isOpen: isDrawerOpen,
      onOpened: () => drawer?.send({ type: 'drawer.opened' }),
      onClosed: () => drawer?.send({ type: 'drawer.closed' }),
    },
    onChipRemoved: (chip) => choose({ type: 'chip.removed', chip }),
    onCleared: () => choose({ type: 'filters.cleared' }),
  };
}
