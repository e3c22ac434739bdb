import type { CartLine } from '#domain/cart-line';
import type { Product } from '#domain/product';
import { clampQuantity } from '#domain/quantity';
import type { Place } from '#machines/messages';

/** What the cart knows. */
export interface CartContext {
  readonly products: readonly Product[];
  readonly lines: readonly CartLine[];
}

export interface LineParams {
  readonly productId: number;
}

export interface QtyParams extends LineParams {
  readonly qty: number;
}

/** The lines with more pieces of a product, as far as the stock goes. */
export function withPieces(context: CartContext, { productId, qty }: QtyParams): readonly CartLine[] {
  const listed = lineOf(context, productId);
  const pieces = clampQuantity(qtyOf(context, productId) + Math.max(1, Math.trunc(qty)), stockOf(context, productId));
  return listed
    ? context.lines.map((line) => (line === listed ? { productId, qty: pieces } : line))
    : [...context.lines, { productId, qty: pieces }];
}

/** The line of a product, when it is in the cart. */
export function lineOf(context: CartContext, productId: number): CartLine | undefined {
  return context.lines.find((line) => line.productId === productId);
}

/** How many pieces of a product are in the cart. */
export function qtyOf(context: CartContext, productId: number): number {
  return lineOf(context, productId)?.qty ?? 0;
}

/** What Undo needs to put a line back. */
export function placeOf(context: CartContext, { productId }: LineParams): Place<CartLine> {
  return {
    item: lineOf(context, productId) ?? { productId, qty: 1 },
    index: context.lines.findIndex((line) => line.productId === productId),
  };
}

/** How many pieces of a product are at hand. */
export function stockOf(context: CartContext, productId: number): number {
  return context.products.find(({ id }) => id === productId)?.stock ?? 0;
}

/** What a product is called. */
export function nameOf(context: CartContext, productId: number): string {
  return context.products.find(({ id }) => id === productId)?.name ?? '';
}
