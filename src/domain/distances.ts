import type { Columns } from './list-columns';

/** The distances of all products from search words, by place; `NOT_FOUND` for those that do not match. */
export type Distances = Int32Array;

export const NOT_FOUND = 0x7f_ff_ff_ff;

/** The whole list. */
export function everything({ size }: Pick<Columns, 'size'>): Distances {
  return new Int32Array(size);
}

/** Of a list in which nothing is found. */
export function nothing(list: Pick<Columns, 'size'>): Distances {
  return everything(list).fill(NOT_FOUND);
}

/** True if something is found, and no farther than this. */
export function isAny(distances: Distances, farthest = NOT_FOUND - 1): boolean {
  for (let place = 0; place < distances.length; place += 1) {
    if ((distances[place] ?? 0) <= farthest) {
      return true;
    }
  }
  return false;
}

/** How near the nearest is; `NOT_FOUND` if nothing is found. */
export function leastOf(distances: Distances): number {
  let least = NOT_FOUND;
  for (let place = 0; place < distances.length; place += 1) {
    const distance = distances[place] ?? NOT_FOUND;
    least = distance < least ? distance : least;
  }
  return least;
}

/** Only what another query finds too. */
export function alsoIn(other: Distances, distances: Distances): Distances {
  const both = distances.slice();
  for (let place = 0; place < both.length; place += 1) {
    if (other[place] === NOT_FOUND) {
      both[place] = NOT_FOUND;
    }
  }
  return both;
}
