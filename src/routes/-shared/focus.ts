/** A page is announced by its heading: it takes focus, as the title of a document that has just been opened. */
export function focusHeading(options?: FocusOptions): void {
  // A page that was left may still lie unseen before the one that says that another is on its way.
  const heading = [...document.querySelectorAll<HTMLElement>('main h1')].at(-1);
  if (heading) {
    heading.tabIndex = -1;
    heading.focus(options);
  }
}
