import { fromCallback } from 'xstate';
import type { EventObject } from 'xstate';

import { member } from '#machines/members';

interface PageLockInput {
  readonly holder: string;
}

/**
 * Locks scrolling for as long as the invoking state is active. A cleanup, not an exit action: XState runs exit actions
 * only on transitions, but a page can be left with its dialog open.
 */
export const pageLock = fromCallback<EventObject, PageLockInput>(({ input, system }) => {
  const scrollLock = member(system, 'scrollLock');
  scrollLock.send({ type: 'lock.acquired', holder: input.holder });
  return () => {
    // When the whole system stops, the scroll lock has stopped too.
    if (scrollLock.getSnapshot().status === 'active') {
      scrollLock.send({ type: 'lock.released', holder: input.holder });
    }
  };
});
