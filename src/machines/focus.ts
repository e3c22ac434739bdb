import type { Wanted } from '#domain/focus';

/** What a machine emits when focus is to go somewhere: `src/browser/focus.ts` hears every machine of the shop. */
export type FocusWanted = { type: 'focus.wanted' } & Wanted;

/** For a machine's `emit`: sends focus somewhere, once what the machine has changed is drawn. */
export function wantingFocus(_: unknown, wanted: Wanted): FocusWanted {
  return { type: 'focus.wanted', ...wanted };
}
