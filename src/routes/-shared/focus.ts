import { flushSync } from 'react-dom';

/** Draws a change at once and sends focus to what it brought; focus stays where nothing of that id came. */
export function focusAfter(change: () => void, id: string, options?: FocusOptions): void {
  focusOutcome(change, () => id, options);
}

/** As `focusAfter`, where only the change tells whether something came, and what. */
export function focusOutcome(change: () => void, idOf: () => string | undefined, options?: FocusOptions): void {
  flushSync(change);
  document.getElementById(idOf() ?? '')?.focus(options);
}

/** Of the heading of the page. */
export const HEADING_ID = 'page-heading';

/** As `focusAfter`, for what lay over the page and is closed: the heading takes focus, and the page stays where it is. */
export function focusAfterClosing(change: () => void): void {
  focusAfter(change, HEADING_ID, { preventScroll: true });
}

/** A page is announced by its heading: it takes focus, as the title of a document that has just been opened. */
export function focusHeading(options?: FocusOptions): void {
  // A page that was left may still lie unseen before the one that says that another is on its way.
  const heading = [...document.querySelectorAll<HTMLElement>('main h1')].at(-1);
  if (heading) {
    heading.tabIndex = -1;
    heading.focus(options);
  }
}
