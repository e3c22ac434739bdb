import { defined } from '#domain/defined';
import { searchText } from '#routes/-shared/search-text';

/** The search params of the wishlist. */
export interface WishlistSearch {
  /** Ids of the products of a list that was sent, as in `12,7`. */
  ids?: string | undefined;
}

/** Whatever is written there, as text: what of it cannot be read is told on the page. */
export function wishlistSearch({ ids }: Readonly<Record<string, unknown>>): WishlistSearch {
  return defined({ ids: searchText(ids) });
}
