import type { FullCartLine } from '#domain/cart-line';
import { formatMoney } from '#domain/money';
import { lineTotal, listPrice, shownPrice } from '#domain/price';
import { slug } from '#domain/slug';
import type { SummaryLine } from '#ui/components/CheckoutSummary/CheckoutSummary';
import type { CartLineWords } from '#ui/views/CartView/CartLines';

import { onlyInStock } from './product-card';

/** A line of the cart's table; `typed` is its quantity while it is being typed. */
export function cartLine(line: FullCartLine, typed: string | undefined): CartLineWords {
  const { product, qty } = line;
  const { label, variantOf, materials } = product;
  return {
    id: product.id,
    slug: slug(product.name),
    name: product.name,
    fact: label === undefined || variantOf !== undefined ? materials : `${label} · ${materials}`,
    picture: product.pictures[0],
    price: formatMoney(shownPrice(line)),
    was: line.discount > 0 ? formatMoney(listPrice(line)) : undefined,
    quantity: typed ?? String(qty),
    canDecrease: qty > 1,
    canIncrease: qty < product.stock,
    stockNote: qty >= product.stock ? onlyInStock(product.stock) : undefined,
    total: formatMoney(lineTotal(line)),
  };
}

/** A line of the checkout's summary. */
export function summaryLine(line: FullCartLine): SummaryLine {
  const { product, qty } = line;
  return {
    id: product.id,
    name: product.name,
    picture: product.pictures[0],
    qty,
    amount: formatMoney(lineTotal(line)),
  };
}
