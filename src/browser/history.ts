import type { RegisteredRouter } from '@tanstack/react-router';
import type { AnyActorRef, EventObject } from 'xstate';

import type { AddressWanted } from '#machines/address';
import { searchOf } from '#routes/Products/-search';

import { hearEmitted } from './emitted';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The preview lies over the page. */
    preview?: boolean;
  }
}

/** Lets the address say what the machines of a system want it to say. */
export function followAddress(router: RegisteredRouter, system: AnyActorRef['system']): void {
  hearEmitted(system, (event) => {
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
