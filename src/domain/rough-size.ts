import type { Limits, Measure, Range } from './query-limits';
import { MEASURES } from './query-limits';

const NO_RANGE: Range = { from: 0, to: 0 };
/** What is asked for roughly may be a tenth less or more. */
const NARROW = 1.3;

/** The measure that is asked for roughly, and how much of it; undefined if there is none, or only a limit. */
export function roughlyAsked(limits: Limits): readonly [measure: Measure, size: number] | undefined {
  const measure = MEASURES.find((each) => {
    const { from, to } = limits[each] ?? NO_RANGE;
    return from > 0 && to < from * NARROW;
  });
  const { from, to } = (measure && limits[measure]) ?? NO_RANGE;
  return measure && [measure, (from + to) / 2];
}
