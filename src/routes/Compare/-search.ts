import { MOST_COMPARED } from '#domain/comparison';
import { namedProducts } from '#domain/shared-list';

/** The search params of the comparison. */
export interface CompareSearch {
  /** Ids of products, as in `12,7`. */
  ids?: string | undefined;
}

/** What the address asks for. */
export interface AskedComparison {
  readonly productIds: readonly number[];
  /** How many parts of the address name no product. */
  readonly unread: number;
  /** How many products are too many. */
  readonly tooMany: number;
}

/** The router parses `7` as a number and `[12,7]` as a list; here all are text. */
export function compareSearch({ ids }: Readonly<Record<string, unknown>>): CompareSearch {
  return ids === undefined ? {} : { ids: String(ids) };
}

export function askedComparison({ ids = '' }: CompareSearch): AskedComparison {
  const { productIds, unread } = namedProducts(ids);
  return {
    productIds: productIds.slice(0, MOST_COMPARED),
    unread,
    tooMany: Math.max(0, productIds.length - MOST_COMPARED),
  };
}
