import { defaultParseSearch, useNavigate, useRouter } from '@tanstack/react-router';
import { useLayoutEffect } from 'react';
import type { ActorRefFrom } from 'xstate';

import type { CatalogueChoice, catalogueMachine } from '#machines/catalogue/catalogue.machine';

import { catalogueSearch, queryOf, searchOf } from './-search';

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

  return (choice: CatalogueChoice) => {
    const goesOn = choice.type === 'words.typed' && catalogue.getSnapshot().hasTag('typing');
    catalogue.send(choice);
    void navigate({
      to: '/Products',
      search: searchOf(catalogue.getSnapshot().context.query),
      replace: goesOn,
      resetScroll: false,
    });
  };
}
