/** The position in a grouped number right after its `count`th digit. */
export function caretAfterDigits(grouped: string, count: number): number {
  let seen = 0;
  for (let place = 0; place < grouped.length; place += 1) {
    if (seen === count) {
      return place;
    }
    if (grouped[place] !== ' ') {
      seen += 1;
    }
  }
  return grouped.length;
}
