import { assign, setup } from 'xstate';

import { withoutMissing } from '#domain/known-products';
import type { LookedUp } from '#domain/known-products';
import type { RecentlyViewedMessage } from '#machines/messages';

import { RECENTLY_VIEWED } from './recently-viewed.slice';

export interface RecentlyViewedInput {
  /** Ids of the known products. */
  readonly productIds: readonly number[];
}

interface RecentlyViewedContext {
  readonly known: readonly number[];
  /** Newest first, without duplicates. */
  readonly productIds: readonly number[];
}

/** Recently viewed products on this device (storefronts, "recently viewed"). */
export const recentlyViewedMachine = setup({
  types: {
    input: {} as RecentlyViewedInput,
    context: {} as RecentlyViewedContext,
    events: {} as RecentlyViewedMessage,
    tags: {} as 'empty',
  },
  guards: {
    isEmpty: ({ context }) => context.productIds.length === 0,
    isKnown: ({ context }, { productId }: { productId: number }) => context.known.includes(productId),
  },
  actions: {
    noteProducts: assign(({ context }, looked: LookedUp) => ({
      known: withoutMissing([...new Set([...context.known, ...looked.products.map(({ id }) => id)])], looked),
      productIds: withoutMissing(context.productIds, looked),
    })),
    putFirst: assign({
      productIds: ({ context }, { productId }: { productId: number }) => kept([productId, ...context.productIds]),
    }),
    replaceAll: assign({
      productIds: ({ context }, { productIds }: { productIds: readonly number[] }) =>
        kept(productIds.filter((id) => context.known.includes(id))),
    }),
  },
}).createMachine({
  id: 'recentlyViewed',
  description: 'The products whose pages were opened last.',
  context: ({ input }) => ({ known: input.productIds, productIds: [] }),
  initial: 'empty',
  on: {
    'product.viewed': {
      guard: { type: 'isKnown', params: ({ event }) => event },
      target: '.filled',
      actions: { type: 'putFirst', params: ({ event }) => event },
      description: 'The page of a product is opened: it comes first, and the oldest goes.',
    },
    'views.restored': {
      target: '.filled',
      actions: { type: 'replaceAll', params: ({ event }) => event },
      description: 'The list arrives from this device, another tab or the sample data.',
    },
    'products.loaded': {
      actions: { type: 'noteProducts', params: ({ event }) => event },
      description: 'Product data arrives; products that are no longer sold leave the list.',
    },
  },
  states: {
    empty: { description: 'No product has been looked at.', tags: 'empty' },
    filled: {
      description: 'At least one product has been looked at.',
      always: {
        guard: 'isEmpty',
        target: 'empty',
        description: 'The list that arrived was empty, or nothing of it is left.',
      },
    },
  },
});

function kept(productIds: readonly number[]): readonly number[] {
  return [...new Set(productIds)].slice(0, RECENTLY_VIEWED + 1);
}
