import { assign, sendTo, setup } from 'xstate';

import type { CartLine } from '#domain/cart-line';
import { soundLines } from '#domain/cart-line';
import type { Product } from '#domain/product';
import { clampQuantity } from '#domain/quantity';
import type { CartMessage, NoticeShown, ToastShown } from '#machines/messages';

export interface CartInput {
  readonly products: readonly Product[];
  /** What the first visit shows. */
  readonly sample: readonly CartLine[];
}

interface CartContext {
  readonly products: readonly Product[];
  readonly lines: readonly CartLine[];
}

interface LineParams {
  readonly productId: number;
}

interface QtyParams extends LineParams {
  readonly qty: number;
}

/** What a shopper means to buy. A line never asks for more than the stock (readings, "Quantity and stock"). */
export const cartMachine = setup({
  types: { input: {} as CartInput, context: {} as CartContext, events: {} as CartMessage },
  guards: {
    isEmpty: ({ context }) => context.lines.length === 0,
    isInStock: ({ context }, { productId }: LineParams) => stockOf(context, productId) > 0,
    isListed: ({ context }, { productId }: LineParams) => lineOf(context, productId) !== undefined,
    isListedAndNone: ({ context }, { productId, qty }: QtyParams) => qty <= 0 && lineOf(context, productId) !== undefined,
    isMissing: ({ context }, { line }: { line: CartLine }) => lineOf(context, line.productId) === undefined,
  },
  actions: {
    addPieces: assign({ lines: ({ context }, params: QtyParams) => withPieces(context, params) }),
    changeQuantity: assign({
      lines: ({ context }, { productId, qty }: QtyParams) =>
        context.lines.map((line) =>
          line.productId === productId ? { productId, qty: clampQuantity(qty, stockOf(context, productId)) } : line,
        ),
    }),
    dropLine: assign({
      lines: ({ context }, { productId }: LineParams) => context.lines.filter((line) => line.productId !== productId),
    }),
    dropAll: assign({ lines: [] }),
    putBack: assign({
      lines: ({ context }, { line, index }: { line: CartLine; index: number }) => context.lines.toSpliced(index, 0, line),
    }),
    replaceAll: assign({
      lines: ({ context }, { lines }: { lines: readonly CartLine[] }) => soundLines(lines, context.products),
    }),
    showToast: sendTo(
      ({ system }) => system.get('cartToast'),
      ({ context }, { productId, qty }: QtyParams): ToastShown => {
        const stock = stockOf(context, productId);
        const wanted = (lineOf(context, productId)?.qty ?? 0) + Math.max(1, Math.trunc(qty));
        return {
          type: 'toast.shown',
          message: {
            productId,
            name: nameOf(context, productId),
            qty: Math.min(wanted, stock) - (lineOf(context, productId)?.qty ?? 0),
            stockLimit: wanted > stock ? stock : undefined,
          },
        };
      },
    ),
    showLineNotice: sendTo(
      ({ system }) => system.get('notice'),
      ({ context }, { productId }: LineParams): NoticeShown => ({
        type: 'notice.shown',
        removal: { kind: 'cart line', name: nameOf(context, productId) },
        undo: {
          to: 'cart',
          message: {
            type: 'line.reinstated',
            line: lineOf(context, productId) ?? { productId, qty: 1 },
            index: context.lines.findIndex((line) => line.productId === productId),
          },
        },
      }),
    ),
    showClearedNotice: sendTo(
      ({ system }) => system.get('notice'),
      ({ context }): NoticeShown => ({
        type: 'notice.shown',
        removal: { kind: 'cart' },
        undo: { to: 'cart', message: { type: 'cart.restored', lines: context.lines } },
      }),
    ),
  },
}).createMachine({
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
      ],
      description: 'The shopper adds pieces of a product, as far as the stock goes; a toast says so.',
    },
    'line.reinstated': {
      guard: { type: 'isMissing', params: ({ event }) => event },
      target: '.filled',
      actions: { type: 'putBack', params: ({ event }) => event },
      description: 'Undo puts a line back in its place.',
    },
    'cart.restored': {
      target: '.filled',
      actions: { type: 'replaceAll', params: ({ event }) => event },
      description: 'The cart arrives from this device, another tab, Undo or the sample data.',
    },
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
              { type: 'showLineNotice', params: ({ event }) => event },
              { type: 'dropLine', params: ({ event }) => event },
            ],
            description: 'The shopper asks for none: the line is removed; a notice offers Undo.',
          },
          {
            guard: { type: 'isListed', params: ({ event }) => event },
            actions: { type: 'changeQuantity', params: ({ event }) => event },
            description: 'The shopper asks for another quantity, kept within 1 and the stock.',
          },
        ],
        'line.removed': {
          guard: { type: 'isListed', params: ({ event }) => event },
          target: 'filled',
          actions: [
            { type: 'showLineNotice', params: ({ event }) => event },
            { type: 'dropLine', params: ({ event }) => event },
          ],
          description: 'The shopper removes a line; a notice offers Undo.',
        },
        'cart.cleared': {
          target: 'filled',
          actions: ['showClearedNotice', 'dropAll'],
          description: 'The shopper clears the cart; a notice offers Undo.',
        },
        'cart.emptied': { target: 'filled', actions: 'dropAll', description: 'The order is placed: nothing is left to buy.' },
      },
    },
    empty: { description: 'Nothing is in the cart.' },
  },
});

function withPieces(context: CartContext, { productId, qty }: QtyParams): readonly CartLine[] {
  const listed = lineOf(context, productId);
  const pieces = clampQuantity((listed?.qty ?? 0) + Math.max(1, Math.trunc(qty)), stockOf(context, productId));
  return listed
    ? context.lines.map((line) => (line === listed ? { productId, qty: pieces } : line))
    : [...context.lines, { productId, qty: pieces }];
}

function lineOf(context: CartContext, productId: number): CartLine | undefined {
  return context.lines.find((line) => line.productId === productId);
}

function stockOf(context: CartContext, productId: number): number {
  return context.products.find(({ id }) => id === productId)?.stock ?? 0;
}

function nameOf(context: CartContext, productId: number): string {
  return context.products.find(({ id }) => id === productId)?.name ?? '';
}
