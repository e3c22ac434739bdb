/** Media queries by minimum width, each by itself: a script has those that it asks. */

/** The smallest phones; below it is text at twice its size on others: one column. */
export const narrow = '(min-width: 16em)';
/** What is below `narrow`. */
export const largeText = '(max-width: 15.99em)';
/** Large phones. */
export const phone = '(min-width: 30em)';
/** Phones held sideways: three small columns. */
export const sideways = '(min-width: 35em)';
/** Tablets: two columns become three. */
export const tablet = '(min-width: 48em)';
/** Preview overlay, filters and summary at the side. */
export const desktop = '(min-width: 64em)';
/** Four columns. */
export const wide = '(min-width: 80em)';
