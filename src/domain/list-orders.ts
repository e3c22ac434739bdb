import type { Sort } from './catalogue';
import { highest } from './counting-sort';
import type { Columns } from './list-columns';
import { weightAt } from './row-keys';

/** All places in this order; equal ones by id. */
export function placesIn(list: Columns, sort: Sort): Uint32Array {
  const { size, byId, cents, rates, soldOut } = list;
  const keysBy: Record<Sort, () => (place: number) => number> = {
    featured: () => (place) => soldOut[place] ?? 0,
    'price-low': () => (place) => cents[place] ?? 0,
    'price-high': () => {
      const dearest = highest(cents);
      return (place) => dearest - (cents[place] ?? 0);
    },
    rating: () => {
      const stars = [...new Set(rates)].toSorted((one, other) => other - one);
      return (place) => stars.indexOf(rates[place] ?? 0);
    },
    'weight-low': () => (place) => Math.round(weightAt(list, place) * 1000),
  };
  const keyOf = keysBy[sort]();
  const keys = new Float64Array(size);
  for (let rank = 0; rank < size; rank += 1) {
    keys[rank] = keyOf(byId[rank] ?? 0) * size + rank;
  }
  const sorted = keys.toSorted();
  const places = new Uint32Array(size);
  for (let index = 0; index < size; index += 1) {
    places[index] = byId[(sorted[index] ?? 0) % size] ?? 0;
  }
  return places;
}
