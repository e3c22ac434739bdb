import { defaultParseSearch, useNavigate, useRouter } from '@tanstack/react-router';
import { useLayoutEffect } from 'react';
import type { ActorRefFrom } from 'xstate';

import { WHOLE_CATALOGUE } from '#domain/catalogue';
import type { CatalogueChoice, catalogueMachine } from '#machines/catalogue/catalogue.machine';
import { focusAfter } from '#routes/-shared/focus';
import { neighbourOf } from '#routes/-shared/removals';
import { chipId } from '#ui/views/ProductsView/Chips';
import type { ChipName } from '#ui/views/ProductsView/Chips';
import { RESULT_COUNT_ID } from '#ui/views/ProductsView/ProductsView';

import { catalogueSearch, queryOf, searchOf } from './-search';
import { chipsOf } from './-words';

type Catalogue = ActorRefFrom<typeof catalogueMachine>;

/**
 * Tells the catalogue what the address asks for, as soon as it changes: the router follows later, and a slow answer to
 * one letter must not take back the next.
 */
export function useAddress(catalogue: Catalogue): void {
  const { history } = useRouter();
  useLayoutEffect(() => {
    const tell = () => {
      const { pathname, search } = history.location;
      if (/^\/products\/?$/i.test(pathname)) {
        catalogue.send({ type: 'query.changed', query: queryOf(catalogueSearch(defaultParseSearch(search))) });
      }
    };
    tell();
    return history.subscribe(tell);
  }, [catalogue, history]);
}

/** What the shopper's choices do: the catalogue answers at once, the address says the same. */
export function useChoices(catalogue: Catalogue) {
  const navigate = useNavigate();

  const choose = (choice: CatalogueChoice) => {
    const goesOn = choice.type === 'words.typed' && catalogue.getSnapshot().hasTag('typing');
    catalogue.send(choice);
    void navigate({
      to: '/Products',
      search: searchOf(catalogue.getSnapshot().context.query),
      replace: goesOn,
      resetScroll: false,
    });
  };

  return {
    choose,
    /** Focus stays among the chips; with the last one it goes to the count. */
    removeChip: (chip: ChipName) => {
      const chips = chipsOf(catalogue.getSnapshot().context.query).map(({ id }) => id);
      const next = neighbourOf(chips, chip);
      focusAfter(() => choose(REMOVALS[chip]), next ? chipId(next) : RESULT_COUNT_ID);
    },
    clear: () => focusAfter(() => choose({ type: 'filters.cleared' }), RESULT_COUNT_ID),
  };
}

const REMOVALS: Readonly<Record<ChipName, CatalogueChoice>> = {
  category: { type: 'category.chosen', category: WHOLE_CATALOGUE.category },
  band: { type: 'band.chosen', band: WHOLE_CATALOGUE.band },
  words: { type: 'words.cleared' },
};
