import { MOST_COMPARED } from '#domain/comparison';
import type { ProductContent } from '#domain/content';
import { namedProducts } from '#domain/shared-list';
import { loadProducts } from '#routes/-shared/sent';
import type { Shop } from '#shop';

/** What the address asks for. */
export interface AskedComparison {
  readonly productIds: readonly number[];
  /** How many parts of the address name no product. */
  readonly unread: number;
  /** How many products are too many. */
  readonly tooMany: number;
}

/** Reads `12,7`. */
export function askedComparison(ids = ''): AskedComparison {
  const { productIds, unread } = namedProducts(ids);
  return {
    productIds: productIds.slice(0, MOST_COMPARED),
    unread,
    tooMany: Math.max(0, productIds.length - MOST_COMPARED),
  };
}

/** The products of `12,7`, four at most. Rejects if they cannot be read. */
export function loadComparison(shop: Shop, ids: string): Promise<readonly ProductContent[]> {
  return loadProducts(shop, askedComparison(ids).productIds);
}
