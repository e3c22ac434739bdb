import { AFTER_CLOSING, afterRemoval } from '#domain/focus';
import * as FOCUS from '#domain/focus-ids';

import { cartList } from './cart-list';
import { qtyOf, withTaken } from './lines';

/** The cart. A line never exceeds the stock (readings, "Quantity and stock"). */
export const cartMachine = cartList.createMachine({
  id: 'cart',
  description: 'The products that a shopper is going to buy.',
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
    'line.reinstated': [
      {
        guard: { type: 'isMissing', params: ({ event }) => event },
        target: '.filled',
        actions: [{ type: 'putBack', params: ({ event }) => event }, 'tellContents'],
        description: 'Undo puts a line back in its place.',
      },
      {
        actions: [{ type: 'addPieces', params: ({ event }) => event.item }, 'tellContents'],
        description: 'Undo puts the pieces back beside those added since, up to the stock.',
      },
    ],
    'line.resumed': {
      guard: { type: 'isMissing', params: ({ event }) => event },
      target: '.filled',
      actions: [{ type: 'resume', params: ({ event }) => event }, 'tellContents'],
      description: 'Undo puts a line that was saved for later back in its place: the pieces that are saved still.',
    },
    'cart.restored': {
      target: '.filled',
      actions: [{ type: 'replaceAll', params: ({ event }) => ({ items: event.lines }) }, 'tellContents'],
      description: 'The cart arrives from this device, another tab, Undo or the sample data.',
    },
    'cart.taken': {
      target: '.filled',
      actions: [
        {
          type: 'offerAllBack',
          params: ({ event }) => ({
            removal: { kind: 'before a link', list: 'cart', isReplaced: event.isReplacing },
          }),
        },
        { type: 'replaceAll', params: ({ context, event }) => ({ items: withTaken(context, event) }) },
        'tellContents',
        { type: 'wantFocus', params: AFTER_CLOSING },
      ],
      description:
        'The shopper takes over the cart of a shared link, added to their own or instead of it; a notice offers Undo.',
    },
    'cart.kept': {
      actions: { type: 'wantFocus', params: AFTER_CLOSING },
      description: 'The shopper does not want the cart of a shared link.',
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
        description: 'Some products are no longer sold: their lines go, and a notice says so.',
      },
      {
        actions: { type: 'noteProducts', params: ({ event }) => event },
        description: 'Product data arrives; a quantity above the stock is lowered to it.',
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
            description: 'The shopper asks for 0: the line is removed; a notice offers Undo.',
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
            { type: 'saveForLater', params: ({ event }) => event },
            { type: 'wantFocusNearby', params: ({ event }) => ({ key: event.productId }) },
            { type: 'showPostponedNotice', params: ({ event }) => event },
            { type: 'drop', params: ({ event }) => ({ key: event.productId }) },
            'tellContents',
          ],
          description: 'The shopper saves a line for later, with its quantity; a notice offers Undo.',
        },
        'cart.cleared': {
          target: 'filled',
          actions: [
            { type: 'offerAllBack', params: { removal: { kind: 'cart' } } },
            'dropAll',
            'tellContents',
            { type: 'wantFocus', params: afterRemoval() },
          ],
          description: 'The shopper clears the cart; a notice offers Undo.',
        },
        'cart.emptied': {
          target: 'filled',
          actions: ['dropAll', 'tellContents'],
          description: 'The order is placed: nothing is left to buy.',
        },
      },
    },
    empty: { description: 'The cart is empty.' },
  },
});
