import { FOCUS, nameId } from '#domain/focus';
import type { Wanted } from '#domain/focus';
import type { Contents, NoticeShown } from '#machines/messages';

/** A removal, and how it is taken back. */
export type Noted = Omit<NoticeShown, 'type'>;

/** "Remove from wishlist" lasts as long as a toast; what else was removed is told until the page is left. */
export function isPassing({ removal }: Noted): boolean {
  return removal.kind === 'wishlist item';
}

/** Whether what was removed from a list is in it again. */
export function isBack({ undo, key }: Noted, { list, productIds }: Contents): boolean {
  return undo.to === list && productIds.some((id) => id === key);
}

/** Where focus goes when the newest removal is taken back: to its name on the page that shows it, else to the heading. */
export function afterUndo(removals: readonly Noted[]): Wanted {
  const key = removals.at(-1)?.key;
  return { on: [...(key === undefined ? [] : [nameId(key)]), FOCUS.heading] };
}
