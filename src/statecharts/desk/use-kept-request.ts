import { useState } from 'react';

import type { Address } from '../address';
import type { RequestedState } from '../live/use-requested-state';

/**
 * What the address asks of the shop, for as long as it asks for something. An address that only names a machine asks for
 * nothing: the session goes on, and the first one begins on that machine's page. After an address that was refused there
 * is no session, and one begins.
 */
export function useKeptRequest(
  requested: RequestedState,
  { machine, state, also, session, actor, path, step, width }: Address,
) {
  const isAsking = (state ?? session ?? path) !== undefined;
  const key = isAsking ? JSON.stringify([machine, state, also, session, actor, path, step, width]) : '';
  const [kept, setKept] = useState({ key, requested });
  if (key !== kept.key) {
    setKept({ key, requested: isAsking || !kept.requested.point ? requested : kept.requested });
  }
  return {
    requested: kept.requested,
    open: () => setKept({ key, requested: { ...requested, point: requested.point && { ...requested.point } } }),
  };
}
