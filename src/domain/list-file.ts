import type { Category, Product } from './product';
import { CATEGORIES } from './product';
import { rowWordsOf } from './row-words';
import type { SearchedProduct } from './variants';

/**
 * What lists must know of all products, as JSON: made by the build, read by `openList`. Columns are plain numbers, which
 * a browser reads faster than anything packed, and go by kind and then by id: products of a kind are alike, and what is
 * alike compresses well. Only `ids` and `kinds` go by id. After the products, the columns of prices, discounts and sizes
 * have a row for each variant.
 */
export interface ListFile {
  readonly v: 1;
  /** Ascending, as the differences between neighbours. */
  readonly ids: readonly number[];
  readonly kindCount: number;
  readonly kindNames: readonly string[];
  /** Number of each product's kind. */
  readonly kinds: readonly number[];
  /** Indexes into `CATEGORIES`. */
  readonly categories: readonly number[];
  /** List prices in whole dollars. */
  readonly prices: readonly number[];
  /** Whole percent. */
  readonly discounts: readonly number[];
  readonly rates: readonly number[];
  /** In cm, rounded; 0 where unknown. */
  readonly widths: readonly number[];
  readonly depths: readonly number[];
  readonly heights: readonly number[];
  /** The materials of all products, each as its index in `materialNames` and one more; 0 ends those of a product. */
  readonly materials: readonly number[];
  readonly materialNames: readonly string[];
  /** The same of their colours. */
  readonly colours: readonly number[];
  readonly colourNames: readonly string[];
  /** Rows of the products and variants that are sold out, as `ids`. */
  readonly soldOut: readonly number[];
  /** The id of each variant, in the order of the rows. */
  readonly variantIds: readonly number[];
  /** The place of each variant's product, ascending. */
  readonly variantPlaces: readonly number[];
  /** What tells a product from its variants (`row-words.ts`): of each that has any, its own words, then theirs. */
  readonly rowWords: readonly string[];
  /** In cm; 0 for what one does not sit on. */
  readonly seatHeights: readonly number[];
  /** In kg, whole ones of what is heavy; 0 where unknown. */
  readonly weights: readonly number[];
  /** In litres; 0 where unknown. */
  readonly capacities: readonly number[];
  /** Places of what arrives in parts, as `ids`. */
  readonly inParts: readonly number[];
  /** The parts of all names, each as its index in `nameParts` and one more; 0 ends a name. */
  readonly names: readonly number[];
  /** What spaces separate in names, the most frequent first. */
  readonly nameParts: readonly string[];
}

/** From so many kg a tenth of one tells nobody anything. */
const HEAVY = 10;

/** Products in the order of the columns of a list file, and their kinds in the order of their numbers: by category, then by name. */
export function productsByKind<Each extends Product>(
  products: readonly Each[],
): {
  readonly placed: readonly Each[];
  readonly kinds: readonly string[];
} {
  const kindsIn = (category: Category) =>
    products.flatMap((product) => (product.category === category ? [product.kind] : [])).toSorted();
  const kinds = [...new Set(CATEGORIES.flatMap(kindsIn))];
  const byId = products.toSorted((one, other) => one.id - other.id);
  return { placed: kinds.flatMap((kind) => byId.filter((product) => product.kind === kind)), kinds };
}

/** The list file of a catalogue; ids are different positive whole numbers. */
export function listFileOf(products: readonly SearchedProduct[]): ListFile {
  const { placed, kinds } = productsByKind(products);
  const rows: readonly Product[] = [...placed, ...placed.flatMap(({ variantProducts = [] }) => variantProducts)];
  const byId = products.toSorted((one, other) => one.id - other.id);
  const names = listColumn(placed.map(({ name }) => name.split(' ')));
  const materials = listColumn(placed.map(({ facts }) => facts?.materialList ?? []));
  const colours = listColumn(placed.map(({ facts }) => facts?.colourList ?? []));
  return {
    v: 1,
    ids: steps(byId.map(({ id }) => id)),
    kindCount: kinds.length,
    kindNames: kinds,
    kinds: byId.map(({ kind }) => kinds.indexOf(kind)),
    categories: placed.map(({ category }) => CATEGORIES.indexOf(category)),
    prices: rows.map(({ price }) => price),
    discounts: rows.map(({ discount }) => discount),
    rates: placed.map(({ rate }) => rate),
    widths: rows.map(({ facts: { width, diameter } = {} }) => Math.round(width ?? diameter ?? 0)),
    depths: rows.map(({ facts: { depth, diameter } = {} }) => Math.round(depth ?? diameter ?? 0)),
    // A round thing with a depth hangs on a wall: its diameter is its height too.
    heights: rows.map(({ facts: { height, depth, diameter } = {} }) =>
      Math.round(height ?? (depth === undefined ? undefined : diameter) ?? 0),
    ),
    soldOut: steps(rows.flatMap(({ stock }, row) => (stock === 0 ? [row] : []))),
    variantIds: rows.slice(placed.length).map(({ id }) => id),
    variantPlaces: placed.flatMap(({ variantProducts = [] }, place) => variantProducts.map(() => place)),
    rowWords: placed.flatMap(({ variantProducts = [], itself }) =>
      itself === undefined ? [] : rowWordsOf([itself, ...variantProducts]),
    ),
    seatHeights: rows.map(({ facts }) => facts?.seatHeight ?? 0),
    weights: rows.map(({ facts: { weight = 0 } = {} }) => (weight < HEAVY ? weight : Math.round(weight))),
    capacities: rows.map(({ facts }) => facts?.capacity ?? 0),
    inParts: steps(
      placed.flatMap(({ facts: { assemblyMinutes = 0 } = {} }, place) => (assemblyMinutes > 0 ? [place] : [])),
    ),
    materials: materials.numbers,
    materialNames: materials.parts,
    colours: colours.numbers,
    colourNames: colours.parts,
    names: names.numbers,
    nameParts: names.parts,
  };
}

/** Ascending numbers as the differences between neighbours, which compress better. */
function steps(numbers: readonly number[]): readonly number[] {
  return numbers.map((number, index) => number - (numbers[index - 1] ?? 0));
}

/** Lists of texts as numbers, each list ended by 0. */
function listColumn(lists: readonly (readonly string[])[]): {
  readonly numbers: readonly number[];
  readonly parts: readonly string[];
} {
  const parts = mostFrequentFirst(lists.flat());
  const numbers = new Map(parts.map((part, index) => [part, index + 1]));
  return { numbers: lists.flatMap((list) => [...list.map((part) => numbers.get(part) ?? 0), 0]), parts };
}

function mostFrequentFirst(parts: readonly string[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const part of parts) {
    counts.set(part, (counts.get(part) ?? 0) + 1);
  }
  return [...counts].toSorted(([, one], [, other]) => other - one).map(([part]) => part);
}
