import { isInBand, PRICE_BANDS } from './catalogue';
import { countingSort } from './counting-sort';
import type { ListFile } from './list-file';
import { shownPrice } from './price';
import type { RowWords } from './row-words';
import { readRowWords } from './row-words';

/** A list file as it is asked: all columns go by the places of the products there; what variants have too goes by row. */
export interface Columns extends Omit<
  ListFile,
  'v' | 'ids' | 'kinds' | 'kindCount' | 'soldOut' | 'inParts' | 'variantPlaces' | 'rowWords'
> {
  readonly size: number;
  /** The place of a row's product. */
  readonly placeAt: (row: number) => number;
  /** The rows of a product that has variants: its place, then theirs; undefined for every other. */
  readonly rowsAt: (place: number) => readonly number[] | undefined;
  /** The words of these rows, in the same order. */
  readonly rowWordsAt: (place: number) => readonly RowWords[];
  /** Where the places of each kind begin; one more is the end of the last. */
  readonly kindStarts: Uint32Array;
  readonly ids: Float64Array;
  /** All places in the order of the ids. */
  readonly byId: Uint32Array;
  readonly cents: Uint32Array;
  /** A bit for each price band: a product may be in two. */
  readonly bands: Uint8Array;
  /** 1 for what is sold out. */
  readonly soldOut: Uint8Array;
  /** Places of what arrives in parts. */
  readonly inParts: ReadonlySet<number>;
}

/** Reads a list file. */
export function columnsOf(file: ListFile): Columns {
  const size = file.ids.length;
  const { order, starts } = countingSort(file.kinds, file.kindCount);
  const idsInOrder = ascending(file.ids);
  const ids = new Float64Array(size);
  const byId = new Uint32Array(size);
  const cents = new Uint32Array(file.prices.length);
  for (let row = 0; row < cents.length; row += 1) {
    cents[row] = shownPrice({ price: file.prices[row] ?? 0, discount: file.discounts[row] ?? 0 });
  }
  const bands = new Uint8Array(size);
  for (let place = 0; place < size; place += 1) {
    const rank = order[place] ?? 0;
    ids[place] = idsInOrder[rank] ?? 0;
    byId[rank] = place;
    bands[place] = bandsOf(cents[place] ?? 0);
  }
  const soldOut = new Uint8Array(cents.length);
  for (const row of ascending(file.soldOut)) {
    soldOut[row] = 1;
  }
  const rows = new Map<number, number[]>();
  for (const [index, place] of file.variantPlaces.entries()) {
    rows.set(place, [...(rows.get(place) ?? [place]), size + index]);
  }
  const words = new Map<number, readonly RowWords[]>();
  let read = 0;
  for (const [place, { length }] of rows) {
    words.set(place, file.rowWords.slice(read, read + length).map(readRowWords));
    read += length;
  }
  return {
    ...file,
    size,
    kindStarts: starts,
    ids,
    byId,
    cents,
    bands,
    soldOut,
    inParts: new Set(ascending(file.inParts)),
    placeAt: (row) => file.variantPlaces[row - size] ?? row,
    rowsAt: (place) => rows.get(place),
    rowWordsAt: (place) => words.get(place) ?? [],
  };
}

/** The numbers that a list file tells as the differences between neighbours. */
function ascending(steps: readonly number[]): readonly number[] {
  let sum = 0;
  return steps.map((step) => {
    sum += step;
    return sum;
  });
}

function bandsOf(cents: number): number {
  let bits = 0;
  for (let index = 0; index < PRICE_BANDS.length; index += 1) {
    const band = PRICE_BANDS[index];
    bits |= band && isInBand(cents, band) ? 1 << index : 0;
  }
  return bits;
}
