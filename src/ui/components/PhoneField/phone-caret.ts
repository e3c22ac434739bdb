const SIGNIFICANT = /[\d+]/;

/** How much of a number is typed before the caret: its digits, and the plus that begins an international one. */
export function significantBefore(typed: string, caret: number): number {
  return typed.slice(0, caret).replaceAll(/[^\d+]/g, '').length;
}

/** The place in a formatted number right behind that much of it. */
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
