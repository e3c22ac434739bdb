import { flushSync } from 'react-dom';

/** Draws a change at once and sends focus to what it brought, where that is; else focus stays. */
export function focusAfter(change: () => void, id: string): void {
  flushSync(change);
  document.getElementById(id)?.focus();
}
