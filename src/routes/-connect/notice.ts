import { useSelector } from '@xstate/react';

import type { Removal } from '#machines/messages';
import type { NoticeProps } from '#ui/components/Notice/Notice';

import { removalWords } from '../-models/removal-words';
import { useMember } from '../-shop';
import { focusOutcome, HEADING_ID } from './focus';
import { restoredId, UNDO_ID } from './removals';

/** What a page tells of in its own place; everything else is told beside the toasts. */
const TOLD_BY_CART: readonly Removal['kind'][] = ['cart line', 'cart line saved for later', 'cart'];

/** Whether the page of this path has a place of its own for what was removed. */
export function isToldByPage(path: string, removal: Removal): boolean {
  return path.toLowerCase() === '/cart' && TOLD_BY_CART.includes(removal.kind);
}

/** The removal notice as words and callbacks, for the removals that `tells` accepts. */
export function useNotice(tells: (removal: Removal) => boolean) {
  const notice = useMember('notice');
  const removal = useSelector(notice, (snapshot) =>
    snapshot.hasTag('visible') ? snapshot.context.removal : undefined,
  );
  const undo = () => {
    const { undo: asked } = notice.getSnapshot().context;
    const places = [asked ? restoredId(asked) : HEADING_ID, HEADING_ID];
    focusOutcome(
      () => notice.send({ type: 'notice.undone' }),
      () => places.find((id) => document.getElementById(id)),
    );
  };
  return {
    text: removal && tells(removal) ? removalWords(removal) : undefined,
    action: { label: 'Undo', id: UNDO_ID, onClick: undo },
    onHeld: () => notice.send({ type: 'notice.held' }),
    onReleased: () => notice.send({ type: 'notice.released' }),
  } satisfies NoticeProps;
}
