const SIGNIFICANT = /[\d+]/;

/** Number of digits before the caret, and the plus of an international number. */
export function significantBefore(typed: string, caret: number): number {
  return typed.slice(0, caret).replaceAll(/[^\d+]/g, '').length;
}

/** The position in a formatted number right after so many of them. */
export function caretBehind(formatted: string, count: number): number {
  let seen = 0;
  for (let place = 0; place < formatted.length; place += 1) {
    if (seen === count) {
      return place;
    }
    if (SIGNIFICANT.test(formatted.charAt(place))) {
      seen += 1;
    }
  }
  return formatted.length;
}
