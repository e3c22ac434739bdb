import type { CatalogueQuery, Chip } from './catalogue';
import { chipsOf, isSameChoice, withoutChip } from './catalogue';
import { endsOf, groupOf, valueOf } from './facets';
import { sizesOf, withLimitsAsFacets } from './limit-facets';
import { keepingAnswers } from './latest-answers';
import type { ListFile } from './list-file';
import type { ListedFit } from './list-fits';
import type { Category, ListedProduct } from './product';
import type { Found } from './list-query';
import type { IndexedProduct, ProductList } from './product-list';
import { openList } from './product-list';
import { asVariant } from './named-variants';
import type { AskedWords } from './row-words';
import { NO_WORDS } from './row-words';
import { helpAbout } from './help-search';
import type { HelpEntry } from './help-search';
import { postsAbout } from './post-search';
import type { PostEntry } from './post-search';
import { readQuery } from './plain-query';
import type { Room } from './room';
import type { MentionsFile, SearchFile } from './search-file';
import { categoriesOf } from './search-query';
import type { WordSearch } from './word-search';
import { openSearch } from './word-search';

/** A suggestion of the search box. */
export type Suggestion =
  | { readonly kind: 'category'; readonly category: Category }
  | { readonly kind: 'product'; readonly id: number; readonly isNearest?: true }
  | ({ readonly kind: 'post' } & PostEntry)
  | ({ readonly kind: 'help' } & HelpEntry);

/** A longer list is scanned, not read (Baymard, autocomplete: at most 8-10). */
const MAX_SUGGESTIONS = 8;
const MAX_POSTS = 2;
const MAX_HELP = 2;

/** Finds products of the catalogue, of any size, without having them. */
export interface CatalogueIndex {
  readonly size: number;
  /** The matching products in the requested order, and how many each option would find; of relevance if "featured". */
  find(query: CatalogueQuery): Found;
  /** The query with the limits of its words as facets; the same query if it has none. */
  withLimitsAsFacets(query: CatalogueQuery): CatalogueQuery;
  /**
   * Up to eight suggestions of a search box: categories, then products by relevance, then journal posts and help; where
   * there is none of all that, the products that come nearest.
   */
  suggest(words: string): readonly Suggestion[];
  /** The chips of a query whose removal would find something, with how many. */
  looser(query: CatalogueQuery): readonly { readonly chip: Chip; readonly count: number }[];
  /** Ids of the products that match most words of a query, whatever else it asks for: for a query that finds nothing. */
  nearest(words: string): readonly number[];
  /** The pages that answer what is asked of the shop. */
  helpAbout(words: string): readonly HelpEntry[];
  /** A product as the variant that a query names, or that keeps to its limits where the product itself does not. */
  asNamed(product: ListedProduct, query: CatalogueQuery): ListedProduct;
  /** The words of a query without which it was answered, as no product has all of them. */
  leftOut(query: CatalogueQuery): readonly string[];
  /** What was probably meant, where words were taken for typos. */
  meant(words: string): string | undefined;
  /** The id of the product whose name has this slug, ignoring case. */
  idOf(slug: string): number | undefined;
  productOf(id: number): IndexedProduct | undefined;
  /** What lists show of these products; undefined if any is none, or without a listed file. */
  listed(ids: readonly number[]): readonly ListedProduct[] | undefined;
  /** The files of mentions without which the latest answers are not whole, by their position. */
  lacking(): readonly number[];
  /** Takes such a file. Throws if it is of another build. */
  takeMentions(position: number, file: MentionsFile): void;
  /** How a product fits a room; undefined for small things, and where a size is not known. */
  fitOf(id: number, room: Room): ListedFit | undefined;
}

/**
 * Opens the list file and the search file of the same products, and takes all files of mentions that there are. A browser
 * opens each in a task of its own (`openInSteps`). Throws if a file of mentions is of another build.
 */
export function openIndex(
  listFile: ListFile,
  searchFile: SearchFile,
  mentions: readonly MentionsFile[] = [],
): CatalogueIndex {
  const list = openList(listFile);
  const index = catalogueIndex(list, openSearch(list.columns, searchFile), searchFile);
  mentions.forEach((file, position) => index.takeMentions(position, file));
  return index;
}

/** The index over an opened list, its search, the journal and the shop's help. */
export function catalogueIndex(
  list: ProductList,
  search: WordSearch,
  { posts, help }: Pick<SearchFile, 'posts' | 'help'> = { posts: [], help: [] },
): CatalogueIndex {
  const { mentions } = search;
  let last: { readonly query: CatalogueQuery; readonly version: number; readonly found: Found } | undefined;
  let asked = '';
  /** An answer does not wait for what words before these lacked. */
  const noteWords = (words: string) => {
    if (words !== asked) {
      asked = words;
      mentions.forgetLacking();
    }
  };
  /** A price or size is that of the thing that is named, not of what mentions it. */
  const isRanged = ({ facets = [] }: CatalogueQuery) =>
    facets.some((facet) => endsOf(facet).from + endsOf(facet).to !== '');
  const nearest = (words: string) => list.nearest(search.nearestTo(words), MAX_SUGGESTIONS);
  const readWords = keepingAnswers((q) => ({ words: search.askedOf(q), limits: readQuery(q).limits }), 1, mentions);
  const readAsked = (q: string) => (isBlank(q) ? { words: NO_WORDS, limits: {} } : readWords(q));
  /** Which variants are meant. A price band goes by the product: no words choose another price. */
  const askedOf = ({ q, band, facets = [] }: CatalogueQuery): AskedWords => {
    const colours = facets.filter((facet) => groupOf(facet) === 'colour').map(valueOf);
    const { wanted, unwanted } = readAsked(q).words;
    return band === 'all' ? { wanted: [...wanted, ...colours], unwanted } : NO_WORDS;
  };
  const findNew = (query: CatalogueQuery) => {
    const distances = search.distancesOf(query.q, isRanged(query), sizesOf(query.facets));
    const found = list.find(query, distances, askedOf(query));
    // No dresser costs so little, but a nightstand has drawers, too.
    return found.ids.length === 0 && isRanged(query)
      ? list.find(query, search.distancesOfAllNamed(query.q), askedOf(query))
      : found;
  };
  // A machine asks whether there are any, and then which.
  const suggestionsFor = keepingAnswers(
    (words: string): readonly Suggestion[] => {
      const distances = search.distancesOf(words);
      const isNearest = search.leftOutOf(words).length > 0;
      // What only comes near may be passed by what mentions all of the words.
      const isSure = !isNearest || mentions.lacking().length === 0;
      const ids = distances && isSure ? list.nearest(distances, MAX_SUGGESTIONS) : [];
      const categories = categoriesOf(words);
      const others = [
        ...postsAbout(posts, words)
          .slice(0, MAX_POSTS)
          .map((post): Suggestion => ({ kind: 'post', ...post })),
        ...helpAbout(help, words)
          .slice(0, MAX_HELP)
          .map((entry): Suggestion => ({ kind: 'help', ...entry })),
      ];
      if (ids.length + categories.length + others.length === 0) {
        const near = mentions.lacking().length > 0 ? [] : nearest(words);
        return near.map((id) => ({ kind: 'product', id, isNearest: true }));
      }
      return [
        ...categories.map((category): Suggestion => ({ kind: 'category', category })),
        ...ids
          .slice(0, MAX_SUGGESTIONS - categories.length - others.length)
          .map((id): Suggestion => (isNearest ? { kind: 'product', id, isNearest } : { kind: 'product', id })),
        ...others,
      ];
    },
    1,
    mentions,
  );
  return {
    size: list.columns.size,
    idOf: list.idOf,
    productOf: list.productOf,
    listed: list.listed,
    fitOf: list.fitOf,
    lacking: mentions.lacking,
    takeMentions: mentions.take,
    find(query) {
      noteWords(query.q);
      const { version } = mentions;
      if (
        last === undefined ||
        last.version !== version ||
        last.query.room !== query.room ||
        !isSameChoice(last.query, query)
      ) {
        last = { query, version, found: findNew(query) };
      }
      return last.found;
    },
    withLimitsAsFacets,
    suggest(words) {
      noteWords(words);
      return isBlank(words) ? [] : suggestionsFor(words);
    },
    nearest,
    asNamed: (product, query) =>
      asVariant(product, list.rowShown(product.id, query.facets ?? [], askedOf(query), readAsked(query.q).limits)),
    helpAbout: (words) => helpAbout(help, words),
    leftOut: (query) => (isBlank(query.q) ? [] : search.leftOutOf(query.q, isRanged(query), sizesOf(query.facets))),
    meant: (words) => (isBlank(words) ? undefined : search.correctionOf(words)),
    looser: (query) =>
      chipsOf(query)
        .map((chip) => ({ chip, count: findNew(withoutChip(query, chip)).ids.length }))
        .filter(({ count }) => count > 0),
  };
}

/** Of nothing typed nothing is read: the first use of the rules of queries is a long one. */
function isBlank(words: string): boolean {
  return words.trim() === '';
}
