/** A file that arrives for a page may say so to the shop, as the photographs of a product do: while it is held, nobody hears it. */
export function holdArrivals(isHeld: () => boolean): void {
  for (const arrival of ['load', 'error'] as const) {
    window.addEventListener(
      arrival,
      (event) => {
        if (event.target !== window && isHeld()) {
          event.stopPropagation();
        }
      },
      true,
    );
  }
}
