import type { Distances } from './distances';
import { leastOf, NOT_FOUND } from './distances';
import { packNumbers, unpackNumbers } from './packed-numbers';
import type { Product } from './product';

/** Stands in a query for "that goes with": before it is what is wanted, after it what that must go with. */
const GOES_WITH = 'goeswith';

const SAID =
  /\b(?:(?:that|which|what|to|would|will|could|can|should) )*(?:go|goes|going|look|looks|pair|pairs)(?: (?:well|good|nice|best|great|right))* with\b|\b(?:that|which|to) match(?:es)?(?= (?:the|my|our|your)\b)/g;

/** A query with one word for all ways to say that something goes with another: "a rug to go with the sofa". */
export function withGoesWithAsWord(query: string): string {
  return query.replaceAll(SAID, ` ${GOES_WITH} `);
}

/** A query without that word, for what reads both parts as one. */
export function withoutGoesWith(words: string): string {
  return words.replace(GOES_WITH, '');
}

/** What is wanted, and what it must go with; undefined if the query does not say so. */
export function partsOfGoesWith(words: string): { readonly wanted: string; readonly other: string } | undefined {
  const [wanted = '', other] = words.split(GOES_WITH);
  return other === undefined || other.trim() === '' ? undefined : { wanted, other };
}

/** For each product, the places of those that go with it, each counted from 1; 0 ends them. */
export function packCompanions(placed: readonly Product[]): string {
  const places = new Map(placed.map(({ id }, place) => [id, place]));
  return packNumbers(
    placed.flatMap(({ facts: { goesWith = [] } = {} }) => [
      ...goesWith.flatMap((id) => (places.has(id) ? [(places.get(id) ?? 0) + 1] : [])),
      0,
    ]),
  );
}

/** What goes with the nearest of these products, in the order in which their pages show it. */
export function companionsOf(found: Distances, packed: string): Distances {
  const nearest = leastOf(found);
  const companions = found.slice().fill(NOT_FOUND);
  if (nearest === NOT_FOUND) {
    return companions;
  }
  let place = 0;
  let position = 0;
  for (const number of unpackNumbers(packed)) {
    if (number === 0) {
      place += 1;
      position = 0;
    } else {
      if (found[place] === nearest) {
        companions[number - 1] = Math.min(companions[number - 1] ?? NOT_FOUND, position);
      }
      position += 1;
    }
  }
  return companions;
}
