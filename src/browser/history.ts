import type { RegisteredRouter } from '@tanstack/react-router';
import type { AnyActorRef, EventObject } from 'xstate';

import type { AddressWanted, PreviewWanted, QueryWanted, TabWanted } from '#machines/address';
import { searchOf } from '#routes/Products/-search';
import { painted } from '#ui/scheduling';

import { onEmitted } from './emitted';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** True while the preview is open. */
    preview?: boolean;
    /** True while the reviews of a product are open. */
    reading?: boolean;
  }
}

/**
 * Updates the address whenever a machine emits `preview.wanted`, `tab.wanted` or `query.wanted`: for tab and query once they are
 * painted, since the router draws the page once more for it. Of what is chosen or typed within a frame only the last is
 * written, and none of it if the page was left meanwhile.
 */
export function followAddress(router: RegisteredRouter, system: AnyActorRef['system']): void {
  const waiting: QueryWanted[] = [];
  let tab: TabWanted;
  /** Waits for the frame; false if the page was left meanwhile. */
  const isPaintedHere = async () => {
    const { pathname } = router.history.location;
    await painted();
    return router.history.location.pathname === pathname;
  };
  const writeQueries = async () => {
    const isHere = await isPaintedHere();
    const queries = waiting.splice(0);
    if (isHere) {
      queries.forEach((wanted) => writeQuery(router, wanted));
    }
  };
  onEmitted(system, (event) => {
    if (!isAddressWanted(event)) {
      return;
    }
    if (event.type === 'preview.wanted') {
      queueMicrotask(() => writePreview(router, event));
      return;
    }
    if (event.type === 'tab.wanted') {
      // Two that wait for the same frame may be told of it in either order.
      tab = event;
      void isPaintedHere().then((isHere) => isHere && writeTab(router, tab));
      return;
    }
    const previous = event.replaces ? waiting.pop() : undefined;
    waiting.push({ ...event, replaces: previous?.replaces ?? event.replaces });
    if (waiting.length === 1 && !previous) {
      void writeQueries();
    }
  });
}

function writeQuery(router: RegisteredRouter, { query, replaces }: QueryWanted): void {
  void router.navigate({ to: '/Products', search: searchOf(query), replace: replaces, resetScroll: false });
}

function writePreview(router: RegisteredRouter, { isOpen }: PreviewWanted): void {
  const isThere = router.history.location.state.preview === true;
  if (isOpen && !isThere) {
    const state = { ...router.history.location.state, preview: true };
    void router.navigate({ to: '.', search: true, state, resetScroll: false });
  } else if (!isOpen && isThere) {
    router.history.back();
  }
}

function writeTab(router: RegisteredRouter, { isReading }: TabWanted): void {
  const { state } = router.history.location;
  if ((state.reading === true) !== isReading) {
    const kept = { ...state, reading: isReading };
    void router.navigate({ to: '.', search: true, hash: true, state: kept, replace: true, resetScroll: false });
  }
}

function isAddressWanted(event: EventObject): event is AddressWanted {
  return event.type === 'preview.wanted' || event.type === 'tab.wanted' || event.type === 'query.wanted';
}
