import type { FocusWanted } from '#machines/focus';

interface Emitting {
  readonly on: (type: 'focus.wanted', listener: (wanted: FocusWanted) => void) => unknown;
}

/** Where a machine has wanted focus from now on, in order. */
export function wantedFocus(actor: Emitting): readonly FocusWanted[] {
  const wanted: FocusWanted[] = [];
  actor.on('focus.wanted', (event) => wanted.push(event));
  return wanted;
}
