import { PRICE_BANDS } from './catalogue';
import { countingSort } from './counting-sort';
import type { ListFile } from './list-file';
import { shownPrice } from './price';

/** A list file as it is asked: all columns go by the places of the products there. */
export interface Columns extends Omit<ListFile, 'v' | 'ids' | 'kinds' | 'kindCount' | 'soldOut'> {
  readonly size: number;
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
}

/** Reads a list file. */
export function columnsOf(file: ListFile): Columns {
  const size = file.ids.length;
  const { order, starts } = countingSort(file.kinds, file.kindCount);
  const idsInOrder = new Float64Array(size);
  let id = 0;
  file.ids.forEach((step, rank) => {
    id += step;
    idsInOrder[rank] = id;
  });
  const ids = new Float64Array(size);
  const byId = new Uint32Array(size);
  const cents = new Uint32Array(size);
  const bands = new Uint8Array(size);
  for (let place = 0; place < size; place += 1) {
    const rank = order[place] ?? 0;
    ids[place] = idsInOrder[rank] ?? 0;
    byId[rank] = place;
    const shown = shownPrice({ price: file.prices[place] ?? 0, discount: file.discounts[place] ?? 0 });
    cents[place] = shown;
    bands[place] = bandsOf(shown);
  }
  const soldOut = new Uint8Array(size);
  for (const place of file.soldOut) {
    soldOut[place] = 1;
  }
  return { ...file, size, kindStarts: starts, ids, byId, cents, bands, soldOut };
}

function bandsOf(cents: number): number {
  return PRICE_BANDS.reduce(
    (bits, { from, to }, index) => (cents >= from && cents <= to ? bits | (1 << index) : bits),
    0,
  );
}
