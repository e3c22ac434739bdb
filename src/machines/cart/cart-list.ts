import { assign, enqueueActions, sendTo } from 'xstate';
import type { ActorSystem, ActorSystemInfo } from 'xstate';

import type { CartLine } from '#domain/cart-line';
import { validLines } from '#domain/cart-line';
import { withLookedUp } from '#domain/known-products';
import type { LookedUp } from '#domain/known-products';
import { clampQuantity } from '#domain/quantity';
import { keptList } from '#machines/kept-list';
import { member } from '#machines/members';
import type {
  CartMessage,
  ContentsChanged,
  ListPosition,
  NoticeShown,
  SavedForLaterMessage,
  ToastShown,
} from '#machines/messages';

import type { CartContext, CartProduct, LineParams, QtyParams } from './lines';
import { lineOf, lostIn, nameOf, placeOf, qtyOf, stockOf, withPieces } from './lines';

export interface CartInput {
  readonly products: readonly CartProduct[];
  /** Lines of a first visit. */
  readonly sample: readonly CartLine[];
}

/** A line that was saved for later, and how many pieces were saved before. */
interface ResumedParams extends ListPosition<CartLine> {
  readonly saved: number;
}

/** What the cart knows and does, for its machine. */
export const cartList = keptList<CartContext, CartMessage, CartLine, CartInput>({
  itemsOf: ({ lines }) => lines,
  withItems: (lines) => ({ lines }),
  keyOf: ({ productId }) => productId,
  valid: (lines, { products }) => validLines(lines, products),
  lost: (context, looked) => lostIn(context, looked).length,
  removed: (place, context) => ({
    removal: { kind: 'cart line', name: nameOf(context, place.item.productId) },
    undo: { to: 'cart', message: { type: 'line.reinstated', ...place } },
  }),
}).extend({
  guards: {
    isInStock: ({ context }, { productId }: LineParams) => stockOf(context, productId) > 0,
    isListedAndNone: ({ context }, { productId, qty }: QtyParams) =>
      qty <= 0 && lineOf(context, productId) !== undefined,
  },
  actions: {
    noteProducts: assign(({ context }, looked: LookedUp) => {
      const products = withLookedUp<CartProduct>(context.products, looked);
      return { products, lines: validLines(context.lines, products) };
    }),
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
            saved: savedQtyOf(system, params.productId),
          },
        },
      }),
    ),
    saveForLater: sendTo(
      ({ system }) => member(system, 'savedForLater'),
      ({ context }, { productId }: LineParams): SavedForLaterMessage => ({
        type: 'line.saved',
        productId,
        qty: qtyOf(context, productId),
      }),
    ),
    resume: enqueueActions(({ context, enqueue, system }, { item, index, saved }: ResumedParams) => {
      const { productId } = item;
      const now = savedQtyOf(system, productId);
      // Pieces above the stock have not been saved, and are taken back all the same.
      const isWhole = now === 0 || now >= stockOf(context, productId);
      const qty = isWhole ? item.qty : Math.min(item.qty, now - saved);
      if (qty > 0) {
        enqueue.assign({ lines: context.lines.toSpliced(index, 0, { productId, qty }) });
        const resumed: SavedForLaterMessage = { type: 'saved.resumed', productId, qty: saved };
        enqueue.sendTo(member(system, 'savedForLater'), resumed);
      }
    }),
    offerAllBack: sendTo(
      ({ system }) => member(system, 'notice'),
      ({ context }, { removal }: Pick<NoticeShown, 'removal'>): NoticeShown => ({
        type: 'notice.shown',
        removal,
        undo: { to: 'cart', message: { type: 'cart.restored', lines: context.lines } },
      }),
    ),
  },
});

function savedQtyOf(system: ActorSystem<ActorSystemInfo>, productId: number): number {
  const { context } = member(system, 'savedForLater').getSnapshot();
  return context.lines.find((line) => line.productId === productId)?.qty ?? 0;
}
