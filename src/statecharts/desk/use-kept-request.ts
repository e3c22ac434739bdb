import { useState } from 'react';

import type { DeskAddress } from '../address';
import { isAsking } from '../address';
import type { RequestedState } from '../live/use-requested-state';

/**
 * What the address asks of the shop, for as long as it asks for something. An address that only names a machine asks for
 * nothing: the session goes on, and the first one begins on that machine's page. After an address that was refused there
 * is no session, and one begins. Asked for again, a picture is opened again; at another width, the session goes on, but what
 * was refused is asked for again.
 */
export function useKeptRequest(requested: RequestedState, address: DeskAddress, asks: number) {
  const { machine, state, also, session, actor, path, step } = address;
  const key = isAsking(address) ? JSON.stringify([machine, state, also, session, actor, path, step, asks]) : '';
  const [kept, setKept] = useState({ key, requested });
  /** Another point, although the same: the stage opens it again. */
  const request = () => ({ key, requested: { ...requested, point: requested.point && { ...requested.point } } });
  const isRefused = kept.requested.reason !== undefined;
  if (key !== kept.key || (isRefused && isAsking(address) && kept.requested.reason !== requested.reason)) {
    setKept(isAsking(address) || isRefused || !kept.requested.point ? request() : { key, requested: kept.requested });
  }
  return { requested: kept.requested, open: () => setKept(request()) };
}
