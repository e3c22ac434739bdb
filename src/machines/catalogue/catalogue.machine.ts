import { assign, setup } from 'xstate';

import type { BandId, CatalogueQuery, Sort } from '#domain/catalogue';
import { findProducts, WHOLE_CATALOGUE } from '#domain/catalogue';
import type { Category, Product } from '#domain/product';
import { drawerMachine } from '#machines/drawer/drawer.machine';

export interface CatalogueInput {
  readonly products: readonly Product[];
}

export type CatalogueEvent =
  | { type: 'category.chosen'; category: Category | 'all' }
  | { type: 'band.chosen'; band: BandId | 'all' }
  | { type: 'words.typed'; q: string }
  | { type: 'sort.chosen'; sort: Sort }
  | { type: 'filters.cleared' }
  | { type: 'query.changed'; query: CatalogueQuery };

interface CatalogueContext extends CatalogueInput {
  readonly query: CatalogueQuery;
  /** The products that match, in the order asked for. */
  readonly found: readonly Product[];
}

/**
 * The catalogue: category, price band, words and order, and what they find. It begins with the whole catalogue, which
 * is what the prerendered page shows; the address then says what is asked for.
 */
export const catalogueMachine = setup({
  types: {
    input: {} as CatalogueInput,
    context: {} as CatalogueContext,
    events: {} as CatalogueEvent,
    children: {} as { filterDrawer: 'drawer' },
    tags: {} as 'empty',
  },
  actors: { drawer: drawerMachine },
  guards: { findsNothing: ({ context }) => context.found.length === 0 },
  actions: {
    ask: assign(({ context }, change: Partial<CatalogueQuery>) => {
      const query = { ...context.query, ...change };
      return { query, found: findProducts(context.products, query) };
    }),
  },
}).createMachine({
  id: 'catalogue',
  description: 'The catalogue with its filters.',
  context: ({ input }) => ({
    ...input,
    query: WHOLE_CATALOGUE,
    found: findProducts(input.products, WHOLE_CATALOGUE),
  }),
  invoke: { id: 'filterDrawer', src: 'drawer', input: { name: 'filter drawer' } },
  initial: 'showing',
  on: {
    'category.chosen': {
      target: '.showing',
      actions: { type: 'ask', params: ({ event }) => ({ category: event.category }) },
      description: 'The shopper chooses a category.',
    },
    'band.chosen': {
      target: '.showing',
      actions: { type: 'ask', params: ({ event }) => ({ band: event.band }) },
      description: 'The shopper chooses a price band.',
    },
    'words.typed': {
      target: '.showing',
      actions: { type: 'ask', params: ({ event }) => ({ q: event.q }) },
      description: 'The shopper types into the search box.',
    },
    'sort.chosen': {
      actions: { type: 'ask', params: ({ event }) => ({ sort: event.sort }) },
      description: 'The shopper chooses another order.',
    },
    'query.changed': {
      target: '.showing',
      actions: { type: 'ask', params: ({ event }) => event.query },
      description: 'The address changes: a link, Back, Forward or a reload.',
    },
  },
  states: {
    showing: {
      description: 'The products that match are listed.',
      always: { guard: 'findsNothing', target: 'nothingFound', description: 'Nothing matches.' },
      on: {
        'filters.cleared': {
          target: 'showing',
          actions: { type: 'ask', params: { ...WHOLE_CATALOGUE } },
          description: 'The shopper clears all filters.',
        },
      },
    },
    nothingFound: {
      description: '"No products were found matching your selection.", with Clear Filter.',
      tags: 'empty',
      on: {
        'filters.cleared': {
          target: 'showing',
          actions: { type: 'ask', params: { ...WHOLE_CATALOGUE } },
          description: 'The shopper presses Clear Filter.',
        },
      },
    },
  },
});
