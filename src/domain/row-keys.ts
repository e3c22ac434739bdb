import type { Sort } from './catalogue';
import type { Columns } from './list-columns';

/** More than anything weighs: what is not known is neither light nor heavy. */
export const UNWEIGHED = 1e6;

/** In kg. */
export function weightAt({ weights }: Pick<Columns, 'weights'>, row: number): number {
  return weights[row] || UNWEIGHED;
}

export type KeyOfRow = (list: Columns, row: number) => number;

/** The orders in which a variant may stand elsewhere than its product. */
export const keysOfRows: Partial<Record<Sort, KeyOfRow>> = {
  'price-low': ({ cents }, row) => cents[row] ?? 0,
  'price-high': ({ cents }, row) => -(cents[row] ?? 0),
  'weight-low': weightAt,
};
