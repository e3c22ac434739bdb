import type { Columns } from './list-columns';
import type { Limits, Measure, Range } from './query-limits';
import { MEASURES } from './query-limits';

/** Whether a product or one of its variants keeps to all limits; one whose size is not known does not keep to a limit of it. */
export function isWithin(limits: Limits, list: Columns, place: number): boolean {
  return (list.rowsAt(place) ?? [place]).some((row) => isRowWithin(limits, list, row));
}

/** The same for one of its rows. */
export function isRowWithin(limits: Limits, list: Columns, row: number): boolean {
  const { discount = 0, isOnSale, isInStock } = limits;
  const reduction = list.discounts[row] ?? 0;
  const [isReduced, isThere] = [reduction > 0, list.soldOut[row] === 0];
  return (
    MEASURES.every((measure) => isBetween(limits[measure], columnOf(measure, list)[row])) &&
    reduction >= discount &&
    (isOnSale ?? isReduced) === isReduced &&
    (isInStock ?? isThere) === isThere
  );
}

function isBetween(range: Range | undefined, value = 0): boolean {
  return range === undefined || (value > 0 && value >= range.from && value <= range.to);
}

/** What all rows of a list measure. */
export function columnOf(measure: Measure, list: Columns): ArrayLike<number> {
  const { cents, widths, depths, heights, seatHeights, weights, capacities } = list;
  return {
    price: cents,
    width: widths,
    depth: depths,
    height: heights,
    seat: seatHeights,
    weight: weights,
    capacity: capacities,
  }[measure];
}
