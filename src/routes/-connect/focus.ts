import { flushSync } from 'react-dom';

/** Draws a change at once and sends focus to what it brought; focus stays where nothing of that id came. */
export function focusAfter(change: () => void, id: string): void {
  focusOutcome(change, () => id);
}

/** As `focusAfter`, where only the change tells whether something came, and what. */
export function focusOutcome(change: () => void, idOf: () => string | undefined): void {
  flushSync(change);
  document.getElementById(idOf() ?? '')?.focus();
}
