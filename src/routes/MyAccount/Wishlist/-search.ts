/** The search params of the wishlist. */
export interface WishlistSearch {
  /** Ids of the products of a list that was sent, as in `12,7`. */
  ids?: string | undefined;
}

/** The router parses `7` as a number and `[12,7]` as a list; here all are text. */
export function wishlistSearch({ ids }: Readonly<Record<string, unknown>>): WishlistSearch {
  return ids === undefined ? {} : { ids: String(ids) };
}
