import type { CatalogueQuery, Sort } from './catalogue';
import { facetColumns } from './facet-columns';
import type { Facet } from './facets';
import { listFits } from './list-fits';
import type { ListedFit } from './list-fits';
import type { Columns } from './list-columns';
import { columnsOf } from './list-columns';
import type { ListFile } from './list-file';
import { placesIn } from './list-orders';
import type { ListedFile } from './listed-file';
import { openListed } from './listed-file';
import type { Distances } from './distances';
import type { Found } from './list-query';
import { findIn, nearestIn, rowsMeantAt } from './list-query';
import type { Category, ListedProduct } from './product';
import { CATEGORIES } from './product';
import { readQuery } from './plain-query';
import type { Limits } from './query-limits';
import { orderOf } from './query-order';
import { isRowWithin } from './within-limits';
import type { Room } from './room';
import type { AskedWords } from './row-words';
import { slugKey } from './slug';

/** What the list file says of a product. */
export interface IndexedProduct {
  readonly id: number;
  readonly name: string;
  readonly category: Category;
  /** List price in whole dollars. */
  readonly price: number;
  /** Whole percent. */
  readonly discount: number;
  readonly rate: number;
  readonly isSoldOut: boolean;
}

/** All products of a list file. */
export interface ProductList {
  readonly columns: Columns;
  /** Products of a category and a price band; if there are search words, those of them that match, as the variants that they ask for. */
  find(query: CatalogueQuery, distances?: Distances, asked?: AskedWords): Found;
  /** Ids of at most so many products that are found, the nearest first. */
  nearest(distances: Distances, most: number): readonly number[];
  /** The id of the product whose name has this slug, ignoring case. */
  idOf(slug: string): number | undefined;
  productOf(id: number): IndexedProduct | undefined;
  /** Takes a listed file, unless it is of another build. */
  takeListed(file: ListedFile): void;
  /** What lists show of these products; undefined if any is none, or without a listed file. */
  listed(ids: readonly number[]): readonly ListedProduct[] | undefined;
  fitOf(id: number, room: Room): ListedFit | undefined;
  /**
   * Which of a product and its variants is shown: 0 is itself. Of those that words ask for, the first that keeps to their
   * limits and passes the facets of price, size, sale and stock.
   */
  rowShown(id: number, facets: readonly Facet[], asked: AskedWords, limits: Limits): number;
}

/** Opens a list file. */
export function openList(file: ListFile): ProductList {
  const columns = columnsOf(file);
  const fits = listFits(columns);
  const facets = facetColumns(columns, fits);
  const orders = new Map<Sort, Uint32Array>();
  let nameStarts: readonly number[] | undefined;
  let partKeys: readonly string[] | undefined;
  let rowsById: ReadonlyMap<number, number> | undefined;
  let readListed: ReturnType<typeof openListed> | undefined;

  function inOrder(sort: Sort): Uint32Array {
    const order = orders.get(sort) ?? placesIn(columns, sort);
    orders.set(sort, order);
    return order;
  }

  /** Where each name begins; one more is the end of the last. */
  function startsOfNames(): readonly number[] {
    const starts = [0];
    for (let end = file.names.indexOf(0); end !== -1; end = file.names.indexOf(0, end + 1)) {
      starts.push(end + 1);
    }
    return starts;
  }

  function nameAt(place: number): string {
    nameStarts ??= startsOfNames();
    const parts = file.names.slice(nameStarts[place], (nameStarts[place + 1] ?? 0) - 1);
    return parts.map((part) => file.nameParts[part - 1]).join(' ');
  }

  /** Of a product or a variant; behind all rows for an id that is none. */
  function rowOf(id: number): number {
    rowsById ??= new Map([...columns.ids, ...file.variantIds].map((each, row) => [each, row]));
    return rowsById.get(id) ?? Infinity;
  }

  function productOf(id: number): IndexedProduct | undefined {
    const place = rowOf(id);
    const category = CATEGORIES[columns.categories[place] ?? CATEGORIES.length];
    return (
      category && {
        id,
        name: nameAt(place),
        category,
        price: columns.prices[place] ?? 0,
        discount: columns.discounts[place] ?? 0,
        rate: columns.rates[place] ?? 0,
        isSoldOut: columns.soldOut[place] === 1,
      }
    );
  }

  return {
    columns,
    fitOf: (id, room) => fits.fitAt(rowOf(id), room),
    rowShown(id, chosen, asked, limits) {
      const place = rowOf(id);
      const tests = facets.testsOf(chosen, undefined).filter(({ isOfRow }) => isOfRow);
      const shown = rowsMeantAt(columns, place, asked)?.find(
        (row) => tests.every(({ passes }) => passes(row)) && isRowWithin(limits, columns, row),
      );
      return shown === undefined ? 0 : (columns.rowsAt(place)?.indexOf(shown) ?? 0);
    },
    find(query, distances, asked) {
      const found = findIn(columns, facets, inOrder(query.sort), query, distances, asked);
      return { ...found, asked: query.q.trim() === '' ? undefined : orderOf(readQuery(query.q).words) };
    },
    nearest: (distances, most) => nearestIn(columns, inOrder('featured'), distances, most),
    idOf(slug) {
      const key = slugKey(slug);
      nameStarts ??= startsOfNames();
      partKeys ??= file.nameParts.map((part) => slugKey(part));
      // Most names are left out by their first part.
      const mayBegin = [false, ...partKeys.map((part) => key.startsWith(part))];
      for (let place = 0; place < columns.size; place += 1) {
        const firstPart = file.names[nameStarts[place] ?? 0] ?? 0;
        if (mayBegin[firstPart] && slugKey(nameAt(place)) === key) {
          return columns.ids[place];
        }
      }
      return undefined;
    },
    productOf,
    takeListed(listedFile) {
      readListed = openListed(listedFile, columns);
    },
    listed(ids) {
      const found = ids.flatMap((id) => {
        const indexed = productOf(id);
        return (indexed && readListed?.(rowOf(id), indexed)) ?? [];
      });
      return found.length === ids.length ? found : undefined;
    },
  };
}
