import * as v from 'valibot';

import type { CartLine } from '#domain/cart-line';
import type { CartMessage } from '#machines/messages';
import { finite, readList, whole } from '#machines/shop/reading';
import type { Showing, Slice } from '#machines/shop/slice';

export const line = v.object({ productId: whole, qty: finite });

export const cartSlice: Slice<readonly CartLine[], Showing<{ readonly lines: readonly CartLine[] }>, CartMessage> = {
  keep: ({ context }) => context.lines,
  restored: (lines) => ({ type: 'cart.restored', lines }),
  firstVisit: ({ cart }) => cart,
  read: (written, products) =>
    readList(written, line, ({ productId }) => products.some(({ id, stock }) => id === productId && stock > 0)),
  pairsOf: (lines) => lines.map(({ productId, qty }) => [String(productId), qty]),
  dataOf: (entries) => [...entries].map(([key, qty]) => ({ productId: Number(key), qty: qty as number })),
  isCounted: true,
};
