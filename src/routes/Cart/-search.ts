import { defined } from '#domain/defined';
import { searchText } from '#routes/-shared/search-text';

/** The search params of the cart. */
export interface CartSearch {
  /** Lines of a cart that was sent, as in `12x2,7`. */
  lines?: string | undefined;
}

/** Whatever is written there, as text: what of it cannot be read is told on the page. */
export function cartSearch({ lines }: Readonly<Record<string, unknown>>): CartSearch {
  return defined({ lines: searchText(lines) });
}
