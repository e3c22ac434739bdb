import * as FOCUS from '#domain/focus-ids';
import { useSelector } from '@xstate/react';

import type { Removal } from '#machines/messages';
import type { NoticeProps } from '#ui/components/Notice/Notice';

import { removalWords } from './removal-words';
import { useMember } from './shop';

/** Kinds of removals that a page shows in a place of its own; all others are shown beside the toasts. */
const SHOWN_BY: Readonly<Record<string, readonly Removal['kind'][]>> = {
  '/cart': ['cart line', 'cart line saved for later', 'saved line', 'cart', 'before a link'],
  '/myaccount/trackorder/trackorderdetail': ['order address'],
};

/** True if the page of this path shows such removals itself. */
export function isShownByPage(path: string, removal: Removal): boolean {
  return SHOWN_BY[path.toLowerCase()]?.includes(removal.kind) ?? false;
}

/**
 * The removal notice, if `tells` accepts the last removal. While the mini cart is open it is shown there, for nothing
 * behind it can be pressed.
 */
export function useNotice(tells: (removal: Removal) => boolean, isInMiniCart = false) {
  const notice = useMember('notice');
  const isMiniCartOpen = useSelector(useMember('miniCart'), (drawer) => drawer.matches('open'));
  const removals = useSelector(notice, ({ context }) => context.removals);
  const isStaying = useSelector(notice, (snapshot) => snapshot.hasTag('staying'));
  const newest = removals.at(-1);
  return {
    text: newest && isMiniCartOpen === isInMiniCart && tells(newest.removal) ? removalWords(newest.removal) : undefined,
    action: newest?.undo && {
      label: 'Undo',
      id: FOCUS.undo,
      key: removals.length,
      onClick: () => notice.send({ type: 'notice.undone' }),
    },
    onClose: isStaying ? () => notice.send({ type: 'notice.closed' }) : undefined,
    onHeld: () => notice.send({ type: 'notice.held' }),
    onReleased: () => notice.send({ type: 'notice.released' }),
  } satisfies NoticeProps;
}
