import type { CatalogueQuery, FoundProducts } from '#domain/catalogue';
import { normalizedWords } from '#domain/words';

/** Says how a list was found where that is not plain: words taken for typos or left out, or a room that is not known here. */
export function listNote(
  { q, facets = [] }: CatalogueQuery,
  { meant, leftOut }: Pick<FoundProducts, 'meant' | 'leftOut'>,
  room: CatalogueQuery['room'],
): string {
  return [
    ...(meant === undefined ? [] : [`Showing results for “${meant}”.`]),
    ...(leftOut.length === 0 ? [] : [`Nothing matches every word. Shown without “${asTyped(leftOut, q)}”.`]),
    ...(facets.includes('room') && !room ? [NO_ROOM] : []),
  ].join(' ');
}

/** Words as they stand in a query, which may be in capitals or have accents. */
function asTyped(words: readonly string[], query: string): string {
  const typed = query.match(/[\p{L}\p{M}\p{N}’'-]+/gu) ?? [];
  const told = words.map((word) => typed.find((each) => normalizedWords(each).includes(word)) ?? word);
  return [...new Set(told)].join(' ');
}

const NO_ROOM = 'No room is kept on this device, so everything is shown. Add its sizes in the filters.';
