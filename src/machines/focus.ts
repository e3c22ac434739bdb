import type { Wanted } from '#domain/focus';

/** Emitted to move focus; `src/browser/focus.ts` receives the events of all machines. */
export type FocusWanted = { type: 'focus.wanted' } & Wanted;

/** For a machine's `emit`: moves focus once the machine's change is rendered. */
export function wantingFocus(_: unknown, wanted: Wanted): FocusWanted {
  return { type: 'focus.wanted', ...wanted };
}
