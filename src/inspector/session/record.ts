import type { AnyActorRef, InspectionEvent } from 'xstate';

import { keptNow } from '#machines/shop/keeping';
import type { ShopEvent } from '#machines/shop/shop.machine';
import type { Shop } from '#shop';

import { addressOf } from './address';
import type { Mask } from './mask';
import { createMask } from './mask';
import type { Session, SessionEntry } from './session';
import { emptySession } from './session';

interface RecordOptions {
  /** The path and query that are open. */
  readonly path: string;
  /** Milliseconds since the recording began, on the clock that the shop's timers run on. */
  readonly elapsed: () => number;
}

export interface Recording {
  /** What has happened so far, without secrets. */
  readonly session: () => Session;
  /** Masks what else leaves this shop: a password keeps the stand-in that it has in the session. */
  readonly mask: Mask;
  readonly stop: () => void;
}

/**
 * Notes every outside event of a shop from now on: what no actor sent. A shop that is not started yet is recorded whole; one
 * that runs begins its session with what is kept at this moment and the pages that are open.
 */
export function record(shop: Shop, { path, elapsed }: RecordOptions): Recording {
  const mask = createMask();
  let { world, events } = beginning();
  const note = (to: string, event: SessionEntry['event']) => {
    events = [...events, { at: elapsed(), to, event: mask(event) }];
  };
  const subscription = shop.actor.system.inspect((record) => {
    if (!isFromOutside(record)) {
      return;
    }
    const { event, actorRef } = record;
    if (event.type === 'world.entered') {
      const { stored, seed, now } = event as ShopEvent & { type: 'world.entered' };
      world = { stored: mask(stored), seed, now: now - elapsed() };
      note('shop', { type: 'world.entered' });
    } else {
      note(addressOf(actorRef as AnyActorRef), event);
    }
  });
  return {
    session: () => ({ ...emptySession(path, world), events }),
    mask,
    stop: () => subscription.unsubscribe(),
  };

  function beginning(): Pick<Session, 'world' | 'events'> {
    const now = shop.world.now().getTime();
    const snapshot = shop.actor.getSnapshot();
    if (!snapshot.matches('settled')) {
      return { world: { seed: 1, now, stored: {} }, events: [] };
    }
    const { seed, pages, isWide } = snapshot.context;
    const stood: readonly ShopEvent[] = [
      ...(isWide === undefined ? [] : [{ type: 'viewport.changed', isWide } as const]),
      ...pages.map((page) => ({ type: 'page.entered', ...page }) as const),
    ];
    return {
      world: { seed, now, stored: mask(keptNow(shop.actor.system)) },
      events: [{ type: 'world.entered' }, ...stood].map((event) => ({ at: 0, to: 'shop', event: mask(event) })),
    };
  }
}

/** The scroll lock is told by callbacks, which leave no sender; what has ended hears nothing. */
export function isFromOutside(record: InspectionEvent): record is Extract<InspectionEvent, { type: '@xstate.event' }> {
  return (
    record.type === '@xstate.event' &&
    record.sourceRef === undefined &&
    !/^(xstate|lock)\./.test(record.event.type) &&
    (record.actorRef.getSnapshot() as { readonly status: string }).status === 'active'
  );
}
