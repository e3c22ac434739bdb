import { packAscending, packNumbers } from './packed-numbers';
import type { Product } from './product';
import { CATEGORIES } from './product';

/**
 * What lists must know of all products, as JSON: made by the build, read by `openList`. The numbers of each column are
 * packed into one text. Columns go by kind and then by id, because products of a kind have much in common and so
 * compress well; only `ids` and `kinds` go by id.
 */
export interface ListFile {
  readonly v: 1;
  /** Ascending, as the differences between neighbours; not packed, because they may be of any size. */
  readonly ids: readonly number[];
  /** Number of each product's kind. */
  readonly kinds: string;
  /** Indexes into `CATEGORIES`. */
  readonly categories: string;
  /** List prices in whole dollars. */
  readonly prices: string;
  /** Whole percent. */
  readonly discounts: string;
  /** Indexes into `stars`. */
  readonly rates: string;
  /** Every rate that occurs, ascending. */
  readonly stars: readonly number[];
  /** Places of the products that are sold out, ascending. */
  readonly soldOut: string;
  /** Indexes into `nameParts`, each one more; 0 ends a name. */
  readonly names: string;
  /** What spaces separate in names, the most frequent first. */
  readonly nameParts: readonly string[];
}

/** Products in the order of the columns of a list file, and their kinds in the order of their numbers. */
export function productsByKind(products: readonly Product[]): {
  readonly placed: readonly Product[];
  readonly kinds: readonly string[];
} {
  const categoryOf = new Map(products.map(({ kind, category }) => [kind, CATEGORIES.indexOf(category)]));
  const kinds = [...categoryOf.keys()].toSorted(
    (one, other) => (categoryOf.get(one) ?? 0) - (categoryOf.get(other) ?? 0) || (one < other ? -1 : 1),
  );
  const numbers = new Map(kinds.map((kind, number) => [kind, number]));
  const placed = products.toSorted(
    (one, other) => (numbers.get(one.kind) ?? 0) - (numbers.get(other.kind) ?? 0) || one.id - other.id,
  );
  return { placed, kinds };
}

/** The list file of a catalogue; ids are different positive whole numbers. */
export function listFileOf(products: readonly Product[]): ListFile {
  const { placed, kinds } = productsByKind(products);
  const numbers = new Map(kinds.map((kind, number) => [kind, number]));
  const byId = products.toSorted((one, other) => one.id - other.id);
  const stars = [...new Set(products.map(({ rate }) => rate))].toSorted((one, other) => one - other);
  const nameParts = mostFrequentFirst(placed.flatMap(({ name }) => name.split(' ')));
  const partNumbers = new Map(nameParts.map((part, index) => [part, index + 1]));
  return {
    v: 1,
    ids: byId.map(({ id }, index) => id - (byId[index - 1]?.id ?? 0)),
    kinds: packNumbers(byId.map(({ kind }) => numbers.get(kind) ?? 0)),
    categories: packNumbers(placed.map(({ category }) => CATEGORIES.indexOf(category))),
    prices: packNumbers(placed.map(({ price }) => price)),
    discounts: packNumbers(placed.map(({ discount }) => discount)),
    rates: packNumbers(placed.map(({ rate }) => stars.indexOf(rate))),
    stars,
    soldOut: packAscending(placed.flatMap(({ stock }, place) => (stock === 0 ? [place] : []))),
    names: packNumbers(placed.flatMap(({ name }) => [...name.split(' ').map((part) => partNumbers.get(part) ?? 0), 0])),
    nameParts,
  };
}

function mostFrequentFirst(parts: readonly string[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const part of parts) {
    counts.set(part, (counts.get(part) ?? 0) + 1);
  }
  return [...counts].toSorted(([, one], [, other]) => other - one).map(([part]) => part);
}
