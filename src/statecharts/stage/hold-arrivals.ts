/**
 * A file that arrives for a page may say so to the shop, as the photographs of a product do: until the returned function is
 * called, nobody hears it.
 */
export function holdArrivals(): () => void {
  const hold = (event: Event) => event.stopPropagation();
  const arrivals = ['load', 'error'] as const;
  // On its way to an element, a `load` begins at the document: the window never hears it.
  arrivals.forEach((arrival) => document.addEventListener(arrival, hold, true));
  return () => arrivals.forEach((arrival) => document.removeEventListener(arrival, hold, true));
}
