import { PRICE_BANDS } from './catalogue';
import { countingSort, highest } from './counting-sort';
import type { ListFile } from './list-file';
import { unpackAscending, unpackNumbers } from './packed-numbers';
import { shownPrice } from './price';

/** What a list file says, by the places of the products there. */
export interface Columns {
  readonly size: number;
  /** Where the places of each kind begin; one more is the end of the last. */
  readonly kindStarts: Uint32Array;
  readonly ids: Float64Array;
  /** All places in the order of the ids. */
  readonly byId: Uint32Array;
  /** Indexes into `CATEGORIES`. */
  readonly categories: Uint32Array;
  readonly prices: Uint32Array;
  readonly discounts: Uint32Array;
  readonly cents: Uint32Array;
  /** A bit for each price band: a product may be in two. */
  readonly bands: Uint32Array;
  /** Indexes into the `stars` of the file. */
  readonly rates: Uint32Array;
  /** 1 for what is sold out. */
  readonly soldOut: Uint8Array;
  /** The parts of all names, each as its index in `nameParts` and one more; 0 ends a name. */
  readonly names: Uint32Array;
  /** Where each name begins; one more is the end of the last. */
  readonly nameStarts: Uint32Array;
  readonly nameParts: readonly string[];
}

/** Reads a list file. */
export function columnsOf(file: ListFile): Columns {
  const size = file.ids.length;
  const kinds = unpackNumbers(file.kinds);
  const { order, starts } = countingSort(kinds, highest(kinds) + 1);
  const idsInOrder = new Float64Array(size);
  let id = 0;
  for (let rank = 0; rank < size; rank += 1) {
    id += file.ids[rank] ?? 0;
    idsInOrder[rank] = id;
  }
  const ids = new Float64Array(size);
  const byId = new Uint32Array(size);
  for (let place = 0; place < size; place += 1) {
    const rank = order[place] ?? 0;
    ids[place] = idsInOrder[rank] ?? 0;
    byId[rank] = place;
  }
  const discounts = unpackNumbers(file.discounts);
  const prices = unpackNumbers(file.prices);
  const cents = prices.map((price, place) => shownPrice({ price, discount: discounts[place] ?? 0 }));
  const soldOut = new Uint8Array(size);
  for (const place of unpackAscending(file.soldOut)) {
    soldOut[place] = 1;
  }
  const names = unpackNumbers(file.names);
  return {
    size,
    kindStarts: starts,
    ids,
    byId,
    categories: unpackNumbers(file.categories),
    prices,
    discounts,
    cents,
    bands: cents.map(bandsOf),
    rates: unpackNumbers(file.rates),
    soldOut,
    names,
    nameStarts: startsOfNames(names, size),
    nameParts: file.nameParts,
  };
}

/** Where the parts of each name begin; one more is the end of the last. */
function startsOfNames(names: Uint32Array, size: number): Uint32Array {
  const starts = new Uint32Array(size + 1);
  let place = 0;
  for (let index = 0; index < names.length; index += 1) {
    if (names[index] === 0) {
      place += 1;
      starts[place] = index + 1;
    }
  }
  return starts;
}

function bandsOf(cents: number): number {
  let bits = 0;
  for (let index = 0; index < PRICE_BANDS.length; index += 1) {
    const band = PRICE_BANDS[index];
    bits |= band && cents >= band.from && cents <= band.to ? 1 << index : 0;
  }
  return bits;
}
