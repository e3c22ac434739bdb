/**
 * A file that arrives for a page may say so to the shop, as the photographs of a product do: until the returned function is
 * called, nobody hears it.
 */
export function holdArrivals(): () => void {
  const hold = (event: Event) => {
    if (event.target !== window) {
      event.stopPropagation();
    }
  };
  const arrivals = ['load', 'error'] as const;
  arrivals.forEach((arrival) => window.addEventListener(arrival, hold, true));
  return () => arrivals.forEach((arrival) => window.removeEventListener(arrival, hold, true));
}
