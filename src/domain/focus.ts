import type { Chip } from './catalogue';
import * as FOCUS from './focus-ids';

type ChipId = `chosen-${string}`;

type NameId = `name-${string | number}`;

export type FocusTarget = (typeof FOCUS)[keyof typeof FOCUS] | NameId | ChipId;

/**
 * Id of the name of a line, an item, a card, an address or a message. Focus is sent there rather than to a button,
 * because pressing Enter again does nothing there.
 */
export function nameId(id: string | number): NameId {
  return `name-${id}`;
}

/** Key of a line that is saved for later: the cart may have a line of the same product. */
export function savedKey(productId: number): string {
  return `saved-${productId}`;
}

/** Key of a removal, by its time. */
export function removedKey(at: number): string {
  return `removed-${at}`;
}

/** Id of a filter chip. */
export function chipId(chip: Chip): ChipId {
  return `chosen-${chip.replaceAll(' ', '-')}`;
}

/** A request to move focus once the page is rendered. */
export interface Wanted {
  /** The first of these that is on the page takes focus; where none is, focus stays, or goes to the title of an open drawer. */
  readonly on: readonly FocusTarget[];
  /** Takes precedence when a keyboard is used. */
  readonly byKeyboard?: FocusTarget;
  /** True if the page must not scroll to it. */
  readonly preventScroll?: boolean;
}

/** After an overlay is closed: the page must not scroll (decision 066). */
export const AFTER_CLOSING: Wanted = { on: [FOCUS.heading], preventScroll: true };

/**
 * After a removal. By keyboard focus goes to Undo, which stays as long as it has focus; by pointer to what took the
 * removed item's place. A second Enter never removes more.
 */
export function afterRemoval(next: FocusTarget = FOCUS.heading): Wanted {
  return { on: [next], byKeyboard: FOCUS.undo };
}

/** After the removal of a row: its place is taken by the next row, else the previous one. */
export function afterRowRemoval<Id extends string | number>(
  ids: readonly Id[],
  id: Id,
  whenLast?: FocusTarget,
): Wanted {
  const next = neighbourOf(ids, id);
  return afterRemoval(next === undefined ? whenLast : nameId(next));
}

/** The next item, else the previous one. */
export function neighbourOf<Id>(ids: readonly Id[], removed: Id): Id | undefined {
  const index = ids.indexOf(removed);
  return ids[index + 1] ?? ids[index - 1];
}
