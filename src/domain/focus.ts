import type { Chip } from './catalogue';

/** The places that focus is sent to; each is the id of its element. */
export const FOCUS = {
  heading: 'page-heading',
  undo: 'undo',
  receipt: 'contact-receipt',
  contactName: 'contact-name',
  keptMessages: 'contact-kept',
  firstLaterPost: 'first-later-post',
  orderId: 'track-order-orderid',
  fullName: 'details-fullName',
  editDetails: 'edit-details',
  addAddress: 'add-address',
  resetSamples: 'reset-samples',
  resultCount: 'result-count',
  cardNumber: 'card-cardnum',
  cardExpiry: 'card-expiry',
} as const;

type ChipId = `chosen-${Chip}`;

type NameId = `name-${string | number}`;

/** Where focus may be sent. */
export type FocusTarget = (typeof FOCUS)[keyof typeof FOCUS] | NameId | ChipId;

/**
 * Id of the name of a line, an item, a card, an address or a message, so that focus can be sent there: unlike a button it
 * does nothing when Enter comes a second time.
 */
export function nameId(id: string | number): NameId {
  return `name-${id}`;
}

/** Id of a choice that can be taken back. */
export function chipId(chip: Chip): ChipId {
  return `chosen-${chip}`;
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

/**
 * After a removal. Who works by keyboard is led to Undo, which stays as long as focus does; a pointer leaves focus on what took
 * the place of what went. Nowhere does a second Enter remove more.
 */
export function afterRemoval(next: FocusTarget = FOCUS.heading): Wanted {
  return { on: [next], byKeyboard: FOCUS.undo };
}

/** After the removal of one of several rows: the place of `id` is taken by the next one, else by the one before. */
export function afterRowRemoval<Id extends string | number>(
  ids: readonly Id[],
  id: Id,
  whenLast?: FocusTarget,
): Wanted {
  const next = neighbourOf(ids, id);
  return afterRemoval(next === undefined ? whenLast : nameId(next));
}

/** What takes the place of one that goes away: the next one, else the one before, else nothing. */
export function neighbourOf<Id>(ids: readonly Id[], leaving: Id): Id | undefined {
  const index = ids.indexOf(leaving);
  return ids[index + 1] ?? ids[index - 1];
}
