import type { Limits, Measure } from './query-limits';
import { MEASURES } from './query-limits';

/** What is asked for roughly may be a tenth less or more. */
const NARROW = 1.3;

/** The measure that is asked for roughly, and how much of it; undefined if there is none, or only a limit. */
export function roughlyAsked(limits: Limits): { readonly measure: Measure; readonly size: number } | undefined {
  return MEASURES.flatMap((measure) => {
    const range = limits[measure];
    return range && range.to < range.from * NARROW ? [{ measure, size: (range.from + range.to) / 2 }] : [];
  })[0];
}
