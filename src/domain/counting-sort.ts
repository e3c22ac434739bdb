type Numbers = Uint32Array | readonly number[];

export interface Sorted {
  /** Indexes of the keys, those of smaller keys first; equal keys keep their order. */
  readonly order: Uint32Array;
  /** Where the indexes of each key begin in `order`; one more is the end of the last. */
  readonly starts: Uint32Array;
}

/** Sorts whole keys from 0 to below `limit` (counting sort): in two passes, and without comparing. */
export function countingSort(keys: Numbers, limit: number): Sorted {
  const starts = new Uint32Array(limit + 1);
  for (let index = 0; index < keys.length; index += 1) {
    const next = (keys[index] ?? 0) + 1;
    starts[next] = (starts[next] ?? 0) + 1;
  }
  for (let key = 0; key < limit; key += 1) {
    starts[key + 1] = (starts[key + 1] ?? 0) + (starts[key] ?? 0);
  }
  const ends = starts.slice();
  const order = new Uint32Array(keys.length);
  for (let index = 0; index < keys.length; index += 1) {
    const key = keys[index] ?? 0;
    const end = ends[key] ?? 0;
    order[end] = index;
    ends[key] = end + 1;
  }
  return { order, starts };
}

/** The highest of the numbers, or 0. */
export function highest(numbers: Numbers): number {
  let high = 0;
  for (const number of numbers) {
    high = Math.max(high, number);
  }
  return high;
}
