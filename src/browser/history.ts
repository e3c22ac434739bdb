import type { RegisteredRouter } from '@tanstack/react-router';
import type { AnyActorRef, EventObject } from 'xstate';

import type { AddressWanted } from '#machines/address';
import { searchOf } from '#routes/Products/-search';

import { onEmitted } from './emitted';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** True while the preview is open. */
    preview?: boolean;
  }
}

/** Updates the address whenever a machine emits `preview.wanted` or `query.wanted`. */
export function followAddress(router: RegisteredRouter, system: AnyActorRef['system']): void {
  onEmitted(system, (event) => {
    if (isAddressWanted(event)) {
      queueMicrotask(() => write(router, event));
    }
  });
}

function write(router: RegisteredRouter, wanted: AddressWanted): void {
  if (wanted.type === 'query.wanted') {
    const { query, replaces } = wanted;
    void router.navigate({ to: '/Products', search: searchOf(query), replace: replaces, resetScroll: false });
    return;
  }
  const isThere = router.history.location.state.preview === true;
  if (wanted.isOpen && !isThere) {
    const state = { ...router.history.location.state, preview: true };
    void router.navigate({ to: '.', search: true, state, resetScroll: false });
  } else if (!wanted.isOpen && isThere) {
    router.history.back();
  }
}

function isAddressWanted(event: EventObject): event is AddressWanted {
  return event.type === 'preview.wanted' || event.type === 'query.wanted';
}
