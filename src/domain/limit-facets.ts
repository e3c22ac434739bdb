import type { CatalogueQuery } from './catalogue';
import type { Facet } from './facets';
import { endsOf, groupOf, isFacet } from './facets';
import type { Limits, Range } from './query-limits';
import { limitsOf } from './query-limits';
import { isOrder } from './query-order';
import { isWithoutMeaning } from './search-query';

const MEASURED = ['price', 'width', 'depth', 'height'] as const;

/**
 * The query with the limits of its words, such as "under 300" or "on sale", as facets in their place, so that each can be
 * taken back by itself. The same query if there are none, or if one cannot be said by a facet.
 */
export function withLimitsAsFacets(query: CatalogueQuery): CatalogueQuery {
  const { words, limits } = limitsOf(query.q);
  const typed = facetsOf(limits);
  const { discount, isOnSale, isInStock } = limits;
  if (
    discount !== undefined ||
    isOnSale === false ||
    isInStock === false ||
    typed.length === 0 ||
    !typed.every(isFacet)
  ) {
    return query;
  }
  const groups = new Set(typed.map(groupOf));
  const others = (query.facets ?? []).filter((facet) => !groups.has(groupOf(facet)));
  return { ...query, q: withoutStopWordsAround(words), facets: [...others, ...typed] };
}

function facetsOf(limits: Limits): readonly Facet[] {
  return [
    ...MEASURED.flatMap((measure) => {
      const range = limits[measure];
      return range ? [`${measure}:${endsIn(range, measure === 'price' ? 100 : 1)}` as Facet] : [];
    }),
    ...(limits.isOnSale === true ? ['sale' as const] : []),
    ...(limits.isInStock === true ? ['stock' as const] : []),
  ];
}

/** The ranges of sizes that facets choose, with both ends. */
export function sizesOf(facets: readonly Facet[] = []): Limits {
  return Object.fromEntries(
    facets.flatMap((facet) => {
      const { from, to } = endsOf(facet);
      return from === '' || to === '' || groupOf(facet) === 'price'
        ? []
        : [[groupOf(facet), { from: Number(from), to: Number(to) }]];
    }),
  );
}

/** Ends as a facet has them: to a hundredth, an open one empty. */
function endsIn({ from, to }: Range, scale: number): string {
  const end = (size: number) => String(Math.round((size * 100) / scale) / 100);
  return `${from === 0 ? '' : end(from)}-${to === Infinity ? '' : end(to)}`;
}

/** "a dining chair that" is "dining chair". */
function withoutStopWordsAround(text: string): string {
  const words = text.split(/\s+/).filter((word) => word !== '');
  const isMeant = (word: string) => !isWithoutMeaning(word) || isOrder(word);
  return words.slice(words.findIndex(isMeant), words.findLastIndex(isMeant) + 1).join(' ');
}
