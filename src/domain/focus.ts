/** The places that focus is sent to; each is the id of its element. */
export const FOCUS = {
  heading: 'page-heading',
  undo: 'undo',
} as const;

type NameId = `name-${string | number}`;

/** Where focus may be sent. */
export type FocusTarget = (typeof FOCUS)[keyof typeof FOCUS] | NameId;

/**
 * Id of the name of a line, an item, a card, an address or a message, so that focus can be sent there: unlike a button it
 * does nothing when Enter comes a second time.
 */
export function nameId(id: string | number): NameId {
  return `name-${id}`;
}

/** Where focus is wanted once the page is drawn. */
export interface Wanted {
  /** The first of these that is on the page takes it; focus stays where none is. */
  readonly on: readonly FocusTarget[];
  /** Comes before them for whoever works by keyboard. */
  readonly byKeyboard?: FocusTarget;
  /** Whether the page is not scrolled to it. */
  readonly isStill?: boolean;
}

/** For what lay over the page and is closed: the page stays where it is (decision 066). */
export const AFTER_CLOSING: Wanted = { on: [FOCUS.heading], isStill: true };
