import { fromCallback } from 'xstate';
import type { EventObject } from 'xstate';

import { member } from '#machines/members';

interface PageLockInput {
  readonly holder: string;
}

/**
 * Holds the page still for as long as the state that invokes it. A cleanup and not an exit action: XState runs exit
 * actions only on transitions, and a page can be left with its dialog open.
 */
export const pageLock = fromCallback<EventObject, PageLockInput>(({ input, system }) => {
  const scrollLock = member(system, 'scrollLock');
  scrollLock.send({ type: 'lock.acquired', holder: input.holder });
  return () => {
    // Where the whole system stops, nobody is left to hear it.
    if (scrollLock.getSnapshot().status === 'active') {
      scrollLock.send({ type: 'lock.released', holder: input.holder });
    }
  };
});
