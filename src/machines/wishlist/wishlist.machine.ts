import { assign, enqueueActions, sendTo } from 'xstate';

import { withLookedUp, withoutMissing } from '#domain/known-products';
import type { LookedUp } from '#domain/known-products';
import type { ListedProduct } from '#domain/product';
import { AFTER_CLOSING, afterRemoval } from '#domain/focus';
import { keptList } from '#machines/kept-list';
import { member } from '#machines/members';
import type { ContentsChanged, NoticeShown, ToastShown, WishlistMessage } from '#machines/messages';

type Wished = Pick<ListedProduct, 'id' | 'name' | 'stock'>;

export interface WishlistInput {
  readonly products: readonly Wished[];
  /** Items of a first visit. */
  readonly sample: readonly number[];
}

interface WishlistContext {
  readonly products: readonly Wished[];
  /** Newest last. */
  readonly productIds: readonly number[];
}

interface ItemParams {
  readonly productId: number;
}

const kept = keptList<WishlistContext, WishlistMessage, number, WishlistInput>({
  itemsOf: ({ productIds }) => productIds,
  withItems: (productIds) => ({ productIds }),
  keyOf: (productId) => productId,
  valid: (productIds, context) => [...new Set(productIds)].filter((id) => productOf(context, id) !== undefined),
  lost: ({ productIds }, { missing }) => productIds.filter((id) => missing.includes(id)).length,
  removed: (place, context) => ({
    removal: { kind: 'wishlist item', name: productOf(context, place.item)?.name ?? '' },
    undo: { to: 'wishlist', message: { type: 'wishlist.reinstated', ...place } },
  }),
}).extend({
  guards: {
    isInStock: ({ context }, { productId }: ItemParams) => (productOf(context, productId)?.stock ?? 0) > 0,
    isSoldOut: ({ context }, { productId }: ItemParams) => productOf(context, productId)?.stock === 0,
  },
  actions: {
    noteProducts: assign(({ context }, looked: LookedUp) => ({
      products: withLookedUp<Wished>(context.products, looked),
      productIds: withoutMissing(context.productIds, looked),
    })),
    addItem: assign({ productIds: ({ context }, { productId }: ItemParams) => [...context.productIds, productId] }),
    showToast: sendTo(
      ({ system }) => member(system, 'wishlistToast'),
      ({ context }, { productId }: ItemParams): ToastShown => ({
        type: 'toast.shown',
        message: { productId, name: productOf(context, productId)?.name ?? '', qty: 1, stockLimit: undefined },
      }),
    ),
    tellContents: enqueueActions(({ context: { productIds }, enqueue, system }) => {
      const changed: ContentsChanged = { type: 'contents.changed', list: 'wishlist', productIds };
      enqueue.sendTo(member(system, 'wishlistToast'), changed);
      enqueue.sendTo(member(system, 'notice'), changed);
    }),
    offerAllBack: sendTo(
      ({ system }) => member(system, 'notice'),
      ({ context }, { removal }: Pick<NoticeShown, 'removal'>): NoticeShown => ({
        type: 'notice.shown',
        removal,
        undo: { to: 'wishlist', message: { type: 'wishlist.restored', productIds: context.productIds } },
      }),
    ),
  },
});

/** The wishlist; hearts, wishlist page and all tabs show the same. */
export const wishlistMachine = kept.createMachine({
  id: 'wishlist',
  description: 'The products that a shopper has marked with the heart.',
  context: ({ input }) => ({ products: input.products, productIds: input.sample }),
  initial: 'filled',
  on: {
    'wishlist.toggled': [
      {
        guard: { type: 'isListed', params: ({ event }) => ({ key: event.productId }) },
        target: '.filled',
        actions: [
          { type: 'showNotice', params: ({ event }) => ({ key: event.productId }) },
          { type: 'drop', params: ({ event }) => ({ key: event.productId }) },
          'tellContents',
        ],
        description: 'The shopper takes the heart off a product: it leaves the list; a notice offers Undo.',
      },
      {
        guard: { type: 'isInStock', params: ({ event }) => event },
        target: '.filled',
        actions: [
          { type: 'addItem', params: ({ event }) => event },
          { type: 'showToast', params: ({ event }) => event },
          'tellContents',
        ],
        description: 'The shopper marks a product with the heart: it joins the list, and a toast says so.',
      },
      {
        guard: { type: 'isSoldOut', params: ({ event }) => event },
        target: '.filled',
        actions: [{ type: 'addItem', params: ({ event }) => event }, 'tellContents'],
        description: 'The shopper marks a sold-out product with the heart: it joins the list, without a toast.',
      },
    ],
    'wishlist.restored': {
      target: '.filled',
      actions: [{ type: 'replaceAll', params: ({ event }) => ({ items: event.productIds }) }, 'tellContents'],
      description: 'The list arrives from this device, another tab, Undo or the sample data.',
    },
    'wishlist.reinstated': {
      guard: { type: 'isMissing', params: ({ event }) => event },
      target: '.filled',
      actions: [{ type: 'putBack', params: ({ event }) => event }, 'tellContents'],
      description: 'Undo puts a product back in its place.',
    },
    'wishlist.taken': {
      target: '.filled',
      actions: [
        {
          type: 'offerAllBack',
          params: ({ event }) => ({
            removal: { kind: 'before a link', list: 'wishlist', isReplaced: event.isReplacing },
          }),
        },
        {
          type: 'replaceAll',
          params: ({ context, event: { items, isReplacing } }) => ({
            items: isReplacing ? items : [...context.productIds, ...items],
          }),
        },
        'tellContents',
        { type: 'wantFocus', params: AFTER_CLOSING },
      ],
      description:
        'The shopper takes over the list of a shared link, added to their own or instead of it; a notice offers Undo.',
    },
    'wishlist.kept': {
      actions: { type: 'wantFocus', params: AFTER_CLOSING },
      description: 'The shopper does not want the list of a shared link.',
    },
    'products.loaded': [
      {
        guard: { type: 'losesItems', params: ({ event }) => event },
        target: '.filled',
        actions: [
          { type: 'showWithdrawnNotice', params: ({ event }) => event },
          { type: 'noteProducts', params: ({ event }) => event },
          'tellContents',
        ],
        description: 'Some products are no longer sold: they leave the list, and a notice says so.',
      },
      {
        actions: { type: 'noteProducts', params: ({ event }) => event },
        description: 'Product data arrives.',
      },
    ],
  },
  states: {
    filled: {
      description: 'At least one product is listed.',
      always: { guard: 'isEmpty', target: 'empty', description: 'The last product has gone.' },
      on: {
        'wishlist.removed': {
          guard: { type: 'isListed', params: ({ event }) => ({ key: event.productId }) },
          target: 'filled',
          actions: [
            { type: 'wantFocusNearby', params: ({ event }) => ({ key: event.productId }) },
            { type: 'showNotice', params: ({ event }) => ({ key: event.productId }) },
            { type: 'drop', params: ({ event }) => ({ key: event.productId }) },
            'tellContents',
          ],
          description: 'The shopper removes a product; a notice offers Undo.',
        },
        'wishlist.cleared': {
          target: 'filled',
          actions: [
            { type: 'offerAllBack', params: { removal: { kind: 'wishlist' } } },
            'dropAll',
            'tellContents',
            { type: 'wantFocus', params: afterRemoval() },
          ],
          description: 'The shopper clears the whole list; a notice offers Undo.',
        },
      },
    },
    empty: { description: 'No product is listed.' },
  },
});

function productOf(context: WishlistContext, productId: number): Wished | undefined {
  return context.products.find(({ id }) => id === productId);
}
