/** Moves focus to the page's heading, so that screen readers announce the page. */
export function focusHeading(options?: FocusOptions): void {
  // The hidden heading of the previous page may still be in the document while the next one is loading.
  const heading = [...document.querySelectorAll<HTMLElement>('main h1')].at(-1);
  if (heading) {
    heading.tabIndex = -1;
    heading.focus(options);
  }
}
