import type { FocusWanted } from '#machines/focus';

interface Emitting {
  readonly on: (type: 'focus.wanted', listener: (wanted: FocusWanted) => void) => unknown;
}

/** Records the focus events a machine emits from now on. */
export function wantedFocus(actor: Emitting): readonly FocusWanted[] {
  const wanted: FocusWanted[] = [];
  actor.on('focus.wanted', (event) => wanted.push(event));
  return wanted;
}
