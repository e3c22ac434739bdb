import { WHOLE_CATALOGUE } from '#domain/catalogue';
import { searchedProducts } from '#domain/variants';
import { sampleCatalogue } from '#fixtures/sample-catalogue';
import { indexOf } from '#tests/support/found-products';

import type { MeasuredQuery } from './queries';

const RECALL_AT = 10;
const PRECISION_AT = 5;

/** How well a query is answered by the list, or by its nearest matches if it has nothing. */
export interface Measured {
  readonly q: string;
  readonly recall: number;
  readonly precision: number;
  /** What is shown first is the product in bold, or one of those to be found if none is. */
  readonly isFirstRight: boolean;
  /** Must be found, and is not. */
  readonly missed: readonly string[];
  /** Shown among the first, and not meant. */
  readonly notMeant: readonly string[];
  /** Shown, and must not be found. */
  readonly refused: readonly string[];
}

export function measured({ q, first: wanted, finds, fits, not }: MeasuredQuery): Measured {
  const index = indexOf(searched);
  const { ids } = index.find({ ...WHOLE_CATALOGUE, q });
  const shown = (ids.length === 0 ? index.nearest(q) : ids).map((id) => keys.get(id) ?? '');
  const missed = finds.filter((key) => !shown.slice(0, RECALL_AT).includes(key));
  const first = shown.slice(0, PRECISION_AT);
  const notMeant = first.filter((key) => !finds.includes(key) && !fits.includes(key));
  return {
    q,
    recall: Math.min(1, (finds.length - missed.length) / Math.min(finds.length, RECALL_AT)),
    precision: first.length === 0 ? 0 : 1 - notMeant.length / first.length,
    isFirstRight: wanted === undefined ? finds.includes(shown[0] ?? '') : shown[0] === wanted,
    missed,
    notMeant,
    refused: not.filter((key) => shown.includes(key)),
  };
}

/** As the shop searches: with the words of the variants. */
const searched = searchedProducts(sampleCatalogue().products);
const keys = new Map(searched.map(({ id, pictureKey }) => [id, pictureKey]));

/** Means over some queries, rounded down to a thousandth. */
export function means(all: readonly Measured[]): { readonly recall: number; readonly precision: number } {
  const mean = (field: 'recall' | 'precision') =>
    Math.floor((all.reduce((sum, each) => sum + each[field], 0) / all.length) * 1000) / 1000;
  return { recall: mean('recall'), precision: mean('precision') };
}
