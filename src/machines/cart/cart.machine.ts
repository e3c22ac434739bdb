import { assign, enqueueActions, sendTo } from 'xstate';

import type { CartLine } from '#domain/cart-line';
import { validLines } from '#domain/cart-line';
import { afterRemoval, FOCUS } from '#domain/focus';
import { withLookedUp } from '#domain/known-products';
import type { LookedUp } from '#domain/known-products';
import { clampQuantity } from '#domain/quantity';
import { keptList } from '#machines/kept-list';
import { member } from '#machines/members';
import type { CartMessage, ContentsChanged, NoticeShown, ToastShown, WishlistMessage } from '#machines/messages';

import type { CartContext, CartProduct, LineParams, QtyParams } from './lines';
import { lineOf, lostIn, nameOf, placeOf, qtyOf, stockOf, withPieces } from './lines';

export interface CartInput {
  readonly products: readonly CartProduct[];
  /** Lines of a first visit. */
  readonly sample: readonly CartLine[];
}

const kept = keptList<CartContext, CartMessage, CartLine, CartInput>({
  itemsOf: ({ lines }) => lines,
  withItems: (lines) => ({ lines }),
  keyOf: ({ productId }) => productId,
  valid: (lines, { products }) => validLines(lines, products),
  removed: (place, context) => ({
    removal: { kind: 'cart line', name: nameOf(context, place.item.productId) },
    undo: { to: 'cart', message: { type: 'line.reinstated', ...place } },
  }),
}).extend({
  guards: {
    isInStock: ({ context }, { productId }: LineParams) => stockOf(context, productId) > 0,
    isListedAndNone: ({ context }, { productId, qty }: QtyParams) =>
      qty <= 0 && lineOf(context, productId) !== undefined,
    losesLines: ({ context }, looked: LookedUp) => lostIn(context, looked).length > 0,
  },
  actions: {
    noteProducts: assign(({ context }, looked: LookedUp) => {
      const products = withLookedUp<CartProduct>(context.products, looked);
      return { products, lines: validLines(context.lines, products) };
    }),
    showWithdrawnNotice: sendTo(
      ({ system }) => member(system, 'notice'),
      ({ context }, looked: LookedUp): NoticeShown => ({
        type: 'notice.shown',
        removal: { kind: 'withdrawn', count: lostIn(context, looked).length },
      }),
    ),
    addPieces: assign({ lines: ({ context }, params: QtyParams) => withPieces(context, params) }),
    changeQuantity: assign({
      lines: ({ context }, { productId, qty }: QtyParams) =>
        context.lines.map((line) =>
          line.productId === productId ? { productId, qty: clampQuantity(qty, stockOf(context, productId)) } : line,
        ),
    }),
    showToast: sendTo(
      ({ system }) => member(system, 'cartToast'),
      ({ context }, { productId, qty }: QtyParams): ToastShown => {
        const stock = stockOf(context, productId);
        const listed = qtyOf(context, productId);
        const wanted = listed + Math.max(1, Math.trunc(qty));
        return {
          type: 'toast.shown',
          message: {
            productId,
            name: nameOf(context, productId),
            qty: Math.min(wanted, stock) - listed,
            stockLimit: wanted > stock ? stock : undefined,
          },
        };
      },
    ),
    tellContents: enqueueActions(({ context, enqueue, system }) => {
      const productIds = context.lines.map(({ productId }) => productId);
      const changed: ContentsChanged = { type: 'contents.changed', list: 'cart', productIds };
      enqueue.sendTo(member(system, 'cartToast'), changed);
      enqueue.sendTo(member(system, 'notice'), changed);
    }),
    showPostponedNotice: sendTo(
      ({ system }) => member(system, 'notice'),
      ({ context, system }, params: LineParams): NoticeShown => ({
        type: 'notice.shown',
        key: params.productId,
        removal: { kind: 'cart line saved for later', name: nameOf(context, params.productId) },
        undo: {
          to: 'cart',
          message: {
            type: 'line.resumed',
            ...placeOf(context, params),
            leavesWishlist: !member(system, 'wishlist').getSnapshot().context.productIds.includes(params.productId),
          },
        },
      }),
    ),
    addToWishlist: sendTo(
      ({ system }) => member(system, 'wishlist'),
      (_, { productId }: LineParams): WishlistMessage => ({ type: 'product.postponed', productId }),
    ),
    dropFromWishlist: enqueueActions(
      ({ enqueue, system }, { item, leavesWishlist }: { item: CartLine; leavesWishlist: boolean }) => {
        if (leavesWishlist) {
          enqueue.sendTo(member(system, 'wishlist'), { type: 'product.resumed', productId: item.productId });
        }
      },
    ),
    showClearedNotice: sendTo(
      ({ system }) => member(system, 'notice'),
      ({ context }): NoticeShown => ({
        type: 'notice.shown',
        removal: { kind: 'cart' },
        undo: { to: 'cart', message: { type: 'cart.restored', lines: context.lines } },
      }),
    ),
  },
});

/** The cart. A line never exceeds the stock (readings, "Quantity and stock"). */
export const cartMachine = kept.createMachine({
  id: 'cart',
  description: 'What a shopper means to buy.',
  context: ({ input }) => ({ products: input.products, lines: input.sample }),
  initial: 'filled',
  on: {
    'line.added': {
      guard: { type: 'isInStock', params: ({ event }) => event },
      target: '.filled',
      actions: [
        { type: 'showToast', params: ({ event }) => event },
        { type: 'addPieces', params: ({ event }) => event },
        'tellContents',
      ],
      description: 'The shopper adds pieces of a product, as far as the stock goes; a toast says so.',
    },
    'line.reinstated': {
      guard: { type: 'isMissing', params: ({ event }) => event },
      target: '.filled',
      actions: [{ type: 'putBack', params: ({ event }) => event }, 'tellContents'],
      description: 'Undo puts a line back in its place.',
    },
    'line.resumed': {
      guard: { type: 'isMissing', params: ({ event }) => event },
      target: '.filled',
      actions: [
        { type: 'putBack', params: ({ event }) => event },
        { type: 'dropFromWishlist', params: ({ event }) => event },
        'tellContents',
      ],
      description: 'Undo puts a line that was saved for later back in its place.',
    },
    'cart.restored': {
      target: '.filled',
      actions: [{ type: 'replaceAll', params: ({ event }) => ({ items: event.lines }) }, 'tellContents'],
      description: 'The cart arrives from this device, another tab, Undo or the sample data.',
    },
    'products.loaded': [
      {
        guard: { type: 'losesLines', params: ({ event }) => event },
        target: '.filled',
        actions: [
          { type: 'showWithdrawnNotice', params: ({ event }) => event },
          { type: 'noteProducts', params: ({ event }) => event },
          'tellContents',
        ],
        description:
          'The catalogue is newer than the cart and has some of it no more: those lines go, and a notice says so.',
      },
      {
        actions: { type: 'noteProducts', params: ({ event }) => event },
        description: 'Facts of products arrive; a quantity above the stock comes down to it.',
      },
    ],
  },
  states: {
    filled: {
      description: 'At least one line is in the cart.',
      always: { guard: 'isEmpty', target: 'empty', description: 'The last line has gone.' },
      on: {
        'line.changed': [
          {
            guard: { type: 'isListedAndNone', params: ({ event }) => event },
            target: 'filled',
            actions: [
              { type: 'wantFocus', params: { on: [FOCUS.undo] } },
              { type: 'showNotice', params: ({ event }) => ({ key: event.productId }) },
              { type: 'drop', params: ({ event }) => ({ key: event.productId }) },
              'tellContents',
            ],
            description: 'The shopper asks for none: the line is removed; a notice offers Undo.',
          },
          {
            guard: { type: 'isListed', params: ({ event }) => ({ key: event.productId }) },
            actions: { type: 'changeQuantity', params: ({ event }) => event },
            description: 'The shopper asks for another quantity, kept within 1 and the stock.',
          },
        ],
        'line.stepped': {
          guard: { type: 'isListed', params: ({ event }) => ({ key: event.productId }) },
          actions: {
            type: 'changeQuantity',
            params: ({ context, event: { productId, by } }) => ({ productId, qty: qtyOf(context, productId) + by }),
          },
          description: 'The shopper asks for one more, or one less, kept within 1 and the stock.',
        },
        'line.removed': {
          guard: { type: 'isListed', params: ({ event }) => ({ key: event.productId }) },
          target: 'filled',
          actions: [
            { type: 'wantFocusNearby', params: ({ event }) => ({ key: event.productId }) },
            { type: 'showNotice', params: ({ event }) => ({ key: event.productId }) },
            { type: 'drop', params: ({ event }) => ({ key: event.productId }) },
            'tellContents',
          ],
          description: 'The shopper removes a line; a notice offers Undo.',
        },
        'line.postponed': {
          guard: { type: 'isListed', params: ({ event }) => ({ key: event.productId }) },
          target: 'filled',
          actions: [
            { type: 'wantFocusNearby', params: ({ event }) => ({ key: event.productId }) },
            { type: 'showPostponedNotice', params: ({ event }) => event },
            { type: 'addToWishlist', params: ({ event }) => event },
            { type: 'drop', params: ({ event }) => ({ key: event.productId }) },
            'tellContents',
          ],
          description: 'The shopper saves a line for later: it moves to the wishlist; a notice offers Undo.',
        },
        'cart.cleared': {
          target: 'filled',
          actions: ['showClearedNotice', 'dropAll', 'tellContents', { type: 'wantFocus', params: afterRemoval() }],
          description: 'The shopper clears the cart; a notice offers Undo.',
        },
        'cart.emptied': {
          target: 'filled',
          actions: ['dropAll', 'tellContents'],
          description: 'The order is placed: nothing is left to buy.',
        },
      },
    },
    empty: { description: 'Nothing is in the cart.' },
  },
});
