import { assign, emit, sendTo } from 'xstate';

import { MOST_COMPARED } from '#domain/comparison';
import { AFTER_CLOSING, afterRemoval, nameId, neighbourOf } from '#domain/focus';
import * as FOCUS from '#domain/focus-ids';
import { withLookedUp, withoutMissing } from '#domain/known-products';
import type { LookedUp } from '#domain/known-products';
import type { ListedProduct } from '#domain/product';
import { wantingFocus } from '#machines/focus';
import { keptList } from '#machines/kept-list';
import { member } from '#machines/members';
import type { ComparisonMessage, NoticeShown, Removal } from '#machines/messages';

type Compared = Pick<ListedProduct, 'id' | 'name'>;

export interface ComparisonInput {
  readonly products: readonly Compared[];
}

interface ComparisonContext {
  readonly products: readonly Compared[];
  /** Newest last, four at most. */
  readonly productIds: readonly number[];
}

interface ItemParams {
  readonly productId: number;
}

const kept = keptList<ComparisonContext, ComparisonMessage, number, ComparisonInput>({
  itemsOf: ({ productIds }) => productIds,
  withItems: (productIds) => ({ productIds }),
  keyOf: (productId) => productId,
  valid: (productIds, { products }) =>
    [...new Set(productIds)].filter((id) => products.some((known) => known.id === id)).slice(0, MOST_COMPARED),
  removed: (place, { products, productIds }) => ({
    removal: { kind: 'compared product', name: products.find(({ id }) => id === place.item)?.name ?? '' },
    undo: { to: 'comparison', message: { type: 'comparison.restored', productIds } },
  }),
}).extend({
  guards: {
    isKnown: ({ context }, { productId }: ItemParams) => context.products.some(({ id }) => id === productId),
    isFull: ({ context }, { productId }: ItemParams) =>
      context.productIds.length >= MOST_COMPARED && context.products.some(({ id }) => id === productId),
  },
  actions: {
    noteProducts: assign(({ context }, looked: LookedUp) => ({
      products: withLookedUp<Compared>(context.products, looked),
      productIds: withoutMissing(context.productIds, looked),
    })),
    addItem: assign({
      productIds: ({ context }, { productId }: ItemParams) => [...context.productIds, productId].slice(-MOST_COMPARED),
    }),
    wantFocusIn: emit((_, { productId, shown }: ItemParams & { shown: readonly number[] }) =>
      wantingFocus(undefined, { on: [nameId(neighbourOf(shown, productId) ?? 0), FOCUS.heading], preventScroll: true }),
    ),
    offerAllBack: sendTo(
      ({ system }) => member(system, 'notice'),
      ({ context: { productIds } }, removal: Removal): NoticeShown => ({
        type: 'notice.shown',
        removal,
        undo: { to: 'comparison', message: { type: 'comparison.restored', productIds } },
      }),
    ),
  },
});

/** The products that a shopper chose to see side by side; cards, comparison page and all tabs show the same. */
export const comparisonMachine = kept.createMachine({
  id: 'comparison',
  description: 'The products a shopper compares.',
  context: ({ input }) => ({ products: input.products, productIds: [] }),
  initial: 'empty',
  on: {
    'comparison.toggled': [
      {
        guard: { type: 'isListed', params: ({ event }) => ({ key: event.productId }) },
        target: '.filled',
        actions: { type: 'drop', params: ({ event }) => ({ key: event.productId }) },
        description: 'The shopper takes a product out of the comparison.',
      },
      {
        guard: { type: 'isFull', params: ({ event }) => event },
        target: '.filled',
        actions: [
          { type: 'showNotice', params: ({ context }) => ({ key: context.productIds[0] ?? 0 }) },
          { type: 'addItem', params: ({ event }) => event },
        ],
        description: 'The shopper adds a fifth product: the first one makes room; a notice offers Undo.',
      },
      {
        guard: { type: 'isKnown', params: ({ event }) => event },
        target: '.filled',
        actions: { type: 'addItem', params: ({ event }) => event },
        description: 'The shopper adds a product to the comparison.',
      },
    ],
    'comparison.restored': {
      target: '.filled',
      actions: { type: 'replaceAll', params: ({ event }) => ({ items: event.productIds }) },
      description: 'The list arrives from this device, another tab, Undo or the sample data.',
    },
    'comparison.removed': {
      target: '.filled',
      actions: [
        { type: 'wantFocusIn', params: ({ event }) => event },
        { type: 'drop', params: ({ event }) => ({ key: event.productId }) },
      ],
      description: 'The shopper removes a product on the comparison page; Back brings it back.',
    },
    'comparison.taken': {
      target: '.filled',
      actions: [
        { type: 'replaceAll', params: ({ event }) => ({ items: event.productIds }) },
        { type: 'wantFocus', params: AFTER_CLOSING },
      ],
      description: 'The shopper takes over the comparison of a shared link.',
    },
    'products.loaded': {
      target: '.filled',
      actions: { type: 'noteProducts', params: ({ event }) => event },
      description: 'Product data arrives; products that are no longer sold leave the list.',
    },
  },
  states: {
    empty: { description: 'No product is compared.' },
    filled: {
      description: 'At least one product is compared.',
      always: { guard: 'isEmpty', target: 'empty', description: 'The last product has gone.' },
      on: {
        'comparison.taken': {
          target: 'filled',
          actions: [
            { type: 'offerAllBack', params: { kind: 'comparison' } },
            { type: 'replaceAll', params: ({ event }) => ({ items: event.productIds }) },
            { type: 'wantFocus', params: AFTER_CLOSING },
          ],
          description: 'The shopper takes over the comparison of a shared link; a notice offers the earlier one.',
        },
        'comparison.cleared': {
          target: 'filled',
          actions: [
            { type: 'offerAllBack', params: { kind: 'comparison cleared' } },
            'dropAll',
            { type: 'wantFocus', params: afterRemoval() },
          ],
          description: 'The shopper begins a new comparison; a notice offers the earlier one.',
        },
      },
    },
  },
});
