import type { CatalogueQuery } from '#domain/catalogue';
import { WHOLE_CATALOGUE } from '#domain/catalogue';
import { findProducts } from '#domain/find-products';
import type { Product } from '#domain/product';
import { plainWords } from '#domain/words';

import { chipsOf } from './catalogue';

const ONLY_SIGNS = 'These signs are no words. Try one, such as “lamp” or “oak”.';

/** What the search box says of words without an entry. */
export function nothingFound(words: string): string {
  const sentence = `Nothing found for “${words.trim()}”.`;
  return plainWords(words).length === 0 ? `${sentence} ${ONLY_SIGNS}` : sentence;
}

/** What may bring something back when nothing matches: the one choice to give up, with what is found then. */
export function wayOut(products: readonly Product[], query: CatalogueQuery): string {
  if (query.q.trim() !== '' && plainWords(query.q).length === 0) {
    return ONLY_SIGNS;
  }
  const fewer = chipsOf(query).flatMap(({ id, label }) => {
    const key = id === 'words' ? 'q' : id;
    const { length } = findProducts(products, { ...query, [key]: WHOLE_CATALOGUE[key] });
    return length === 0 ? [] : [`without ${label} ${length === 1 ? 'there is 1' : `there are ${length}`}`];
  });
  const [first = '', ...others] = fewer;
  return fewer.length === 0
    ? 'Other or fewer words may bring something back.'
    : `${[first.charAt(0).toUpperCase() + first.slice(1), ...others].join(', ')}.`;
}
