import type { CartLine } from '#domain/cart-line';
import { validLines } from '#domain/cart-line';
import { withLookedUp } from '#domain/known-products';
import type { LookedUp } from '#domain/known-products';
import type { ListedProduct } from '#domain/product';
import { clampQuantity } from '#domain/quantity';
import type { ListPosition, Taken } from '#machines/messages';

/** What the cart must know of a product. */
export type CartProduct = Pick<ListedProduct, 'id' | 'name' | 'stock'>;

export interface CartContext {
  readonly products: readonly CartProduct[];
  readonly lines: readonly CartLine[];
}

export interface LineParams {
  readonly productId: number;
}

export interface QtyParams extends LineParams {
  readonly qty: number;
}

/** Adds pieces of a product, up to the stock. */
export function withPieces(context: CartContext, { productId, qty }: QtyParams): readonly CartLine[] {
  const listed = lineOf(context, productId);
  const pieces = clampQuantity(qtyOf(context, productId) + Math.max(1, Math.trunc(qty)), stockOf(context, productId));
  return listed
    ? context.lines.map((line) => (line === listed ? { productId, qty: pieces } : line))
    : [...context.lines, { productId, qty: pieces }];
}

/** The lines with those of a link, each up to the stock. */
export function withTaken(context: CartContext, { items, isReplacing }: Taken<CartLine>): readonly CartLine[] {
  return items.reduce((lines, line) => withPieces({ ...context, lines }, line), isReplacing ? [] : context.lines);
}

/** The line of a product; undefined if there is none. */
export function lineOf(context: CartContext, productId: number): CartLine | undefined {
  return context.lines.find((line) => line.productId === productId);
}

/** How many pieces of a product are in the cart; 0 if none. */
export function qtyOf(context: CartContext, productId: number): number {
  return lineOf(context, productId)?.qty ?? 0;
}

/** The removed line with its index, for Undo. */
export function placeOf(context: CartContext, { productId }: LineParams): ListPosition<CartLine> {
  return {
    item: lineOf(context, productId) ?? { productId, qty: 1 },
    index: context.lines.findIndex((line) => line.productId === productId),
  };
}

/** Pieces of a product in stock; 0 if it is not known. */
export function stockOf(context: CartContext, productId: number): number {
  return context.products.find(({ id }) => id === productId)?.stock ?? 0;
}

/** The name of a product; empty if it is not known. */
export function nameOf(context: CartContext, productId: number): string {
  return context.products.find(({ id }) => id === productId)?.name ?? '';
}

/** Ids of the lines that the catalogue, once looked up, has no more or has sold out. */
export function lostIn({ lines, products }: CartContext, looked: LookedUp): readonly number[] {
  const left = validLines(lines, withLookedUp<CartProduct>(products, looked)).map(({ productId }) => productId);
  return lines.map(({ productId }) => productId).filter((id) => !left.includes(id));
}
