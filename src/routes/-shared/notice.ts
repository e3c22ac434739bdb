import { useSelector } from '@xstate/react';

import type { Removal } from '#machines/messages';
import type { NoticeProps } from '#ui/components/Notice/Notice';

import { focusAfterClosing, focusOutcome, HEADING_ID } from './focus';
import { removalWords } from './removal-words';
import { restoredId, UNDO_ID } from './removals';
import { useMember } from './shop';

/** What a page tells of in its own place; everything else is told beside the toasts. */
const TOLD_BY_CART: readonly Removal['kind'][] = ['cart line', 'cart line saved for later', 'cart'];

/** Whether the page of this path has a place of its own for what was removed. */
export function isToldByPage(path: string, removal: Removal): boolean {
  return path.toLowerCase() === '/cart' && TOLD_BY_CART.includes(removal.kind);
}

/** The removal notice as words and callbacks, when `tells` accepts what was removed last. */
export function useNotice(tells: (removal: Removal) => boolean) {
  const notice = useMember('notice');
  const removals = useSelector(notice, ({ context }) => context.removals);
  const isStaying = useSelector(notice, (snapshot) => snapshot.hasTag('staying'));
  const newest = removals.at(-1);
  const undo = () => {
    const places = [newest ? restoredId(newest.undo) : HEADING_ID, HEADING_ID];
    focusOutcome(
      () => notice.send({ type: 'notice.undone' }),
      () => places.find((id) => document.getElementById(id)),
    );
  };
  return {
    text: newest && tells(newest.removal) ? removalWords(newest.removal) : undefined,
    action: { label: 'Undo', id: UNDO_ID, key: removals.length, onClick: undo },
    onClose: isStaying ? () => focusAfterClosing(() => notice.send({ type: 'notice.closed' })) : undefined,
    onHeld: () => notice.send({ type: 'notice.held' }),
    onReleased: () => notice.send({ type: 'notice.released' }),
  } satisfies NoticeProps;
}
