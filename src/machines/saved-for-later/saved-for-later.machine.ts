import { assign, enqueueActions, sendTo } from 'xstate';

import type { CartLine } from '#domain/cart-line';
import { nameId, savedKey } from '#domain/focus';
import { withLookedUp } from '#domain/known-products';
import type { LookedUp } from '#domain/known-products';
import { clampQuantity } from '#domain/quantity';
import type { CartContext, CartProduct, LineParams, QtyParams } from '#machines/cart/lines';
import { nameOf, qtyOf, stockOf, withPieces } from '#machines/cart/lines';
import { keptList } from '#machines/kept-list';
import { member } from '#machines/members';
import type { CartMessage, ContentsChanged, SavedForLaterMessage } from '#machines/messages';

export interface SavedForLaterInput {
  readonly products: readonly CartProduct[];
}

const kept = keptList<CartContext, SavedForLaterMessage, CartLine, SavedForLaterInput>({
  itemsOf: ({ lines }) => lines,
  withItems: (lines) => ({ lines }),
  keyOf: ({ productId }) => savedKey(productId),
  valid: (lines, context) =>
    lines.flatMap(({ productId, qty }) =>
      context.products.some(({ id }) => id === productId)
        ? [{ productId, qty: clampQuantity(qty, stockOf(context, productId)) }]
        : [],
    ),
  lost: ({ lines }, { missing }) => lines.filter(({ productId }) => missing.includes(productId)).length,
  removed: (place, context) => ({
    removal: { kind: 'saved line', name: nameOf(context, place.item.productId) },
    undo: { to: 'savedForLater', message: { type: 'saved.reinstated', ...place } },
  }),
}).extend({
  guards: {
    isInStock: ({ context }, { productId }: LineParams) =>
      qtyOf(context, productId) > 0 && stockOf(context, productId) > 0,
  },
  actions: {
    noteProducts: assign(({ context }, looked: LookedUp) => ({
      products: withLookedUp<CartProduct>(context.products, looked),
      lines: context.lines.filter(({ productId }) => !looked.missing.includes(productId)),
    })),
    addPieces: assign({ lines: ({ context }, params: QtyParams) => withPieces(context, params) }),
    leavePieces: assign({
      lines: ({ context }, { productId, qty }: QtyParams) =>
        context.lines.flatMap((line) => (line.productId !== productId ? [line] : qty > 0 ? [{ productId, qty }] : [])),
    }),
    addToCart: sendTo(
      ({ system }) => member(system, 'cart'),
      ({ context }, { productId }: LineParams): CartMessage => ({
        type: 'line.added',
        productId,
        qty: qtyOf(context, productId),
      }),
    ),
    tellContents: enqueueActions(({ context, enqueue, system }) => {
      const keys = context.lines.map(({ productId }) => savedKey(productId));
      const changed: ContentsChanged = { type: 'contents.changed', list: 'savedForLater', productIds: keys };
      enqueue.sendTo(member(system, 'notice'), changed);
    }),
  },
});

/** The lines that a shopper took out of the cart to buy them later, with their quantities. */
export const savedForLaterMachine = kept.createMachine({
  id: 'savedForLater',
  description: 'What a shopper takes out of the cart to buy it later.',
  context: ({ input }) => ({ products: input.products, lines: [] }),
  initial: 'empty',
  on: {
    'line.saved': {
      target: '.filled',
      actions: [{ type: 'addPieces', params: ({ event }) => event }, 'tellContents'],
      description: 'The cart saves a line for later: its pieces join those that are saved already.',
    },
    'saved.restored': {
      target: '.filled',
      actions: [{ type: 'replaceAll', params: ({ event }) => ({ items: event.lines }) }, 'tellContents'],
      description: 'The list arrives from this device or another tab.',
    },
    'saved.reinstated': [
      {
        guard: { type: 'isMissing', params: ({ event }) => event },
        target: '.filled',
        actions: [{ type: 'putBack', params: ({ event }) => event }, 'tellContents'],
        description: 'Undo puts a line back in its place.',
      },
      {
        actions: [{ type: 'addPieces', params: ({ event }) => event.item }, 'tellContents'],
        description: 'Undo puts the pieces back beside those saved since, up to the stock.',
      },
    ],
    'products.loaded': [
      {
        guard: { type: 'losesItems', params: ({ event }) => event },
        target: '.filled',
        actions: [
          { type: 'showWithdrawnNotice', params: ({ event }) => event },
          { type: 'noteProducts', params: ({ event }) => event },
          'tellContents',
        ],
        description: 'Some products are no longer sold: their lines go, and a notice says so.',
      },
      {
        actions: { type: 'noteProducts', params: ({ event }) => event },
        description: 'Product data arrives.',
      },
    ],
  },
  states: {
    empty: { description: 'Nothing is saved for later.' },
    filled: {
      description: 'At least one line is saved for later.',
      always: { guard: 'isEmpty', target: 'empty', description: 'The last line has gone.' },
      on: {
        'saved.moved': {
          guard: { type: 'isInStock', params: ({ event }) => event },
          target: 'filled',
          actions: [
            { type: 'addToCart', params: ({ event }) => event },
            { type: 'drop', params: ({ event }) => ({ key: savedKey(event.productId) }) },
            'tellContents',
            { type: 'wantFocus', params: ({ event }) => ({ on: [nameId(event.productId)] }) },
          ],
          description: 'The shopper moves a line back to the cart, which takes as many pieces as are in stock.',
        },
        'saved.removed': {
          guard: { type: 'isListed', params: ({ event }) => ({ key: savedKey(event.productId) }) },
          target: 'filled',
          actions: [
            { type: 'wantFocusNearby', params: ({ event }) => ({ key: savedKey(event.productId) }) },
            { type: 'showNotice', params: ({ event }) => ({ key: savedKey(event.productId) }) },
            { type: 'drop', params: ({ event }) => ({ key: savedKey(event.productId) }) },
            'tellContents',
          ],
          description: 'The shopper removes a line; a notice offers Undo.',
        },
        'saved.resumed': {
          guard: { type: 'isListed', params: ({ event }) => ({ key: savedKey(event.productId) }) },
          target: 'filled',
          actions: [{ type: 'leavePieces', params: ({ event }) => event }, 'tellContents'],
          description: 'Undo takes a line back into the cart: as many pieces stay as were saved before.',
        },
      },
    },
  },
});
