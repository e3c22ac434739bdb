import type { AnyActorRef, InspectionEvent } from 'xstate';

import { keptNow } from '#machines/shop/arrivals';
import type { PageEntered, ShopEvent } from '#machines/shop/shop.machine';
import type { Shop } from '#shop';

import { addressOf } from './address';
import type { Mask } from '#statecharts/session/mask';
import { createMask } from '#statecharts/session/mask';
import type { Session, SessionEntry } from './session';
import { emptySession, timePassed } from './session';
import { watchTyping } from './typing';

interface RecordOptions {
  /** The path and query that are open. */
  readonly path: string;
  /** Milliseconds since the recording began, on the clock that the shop's timers run on. */
  readonly elapsed: () => number;
  /** Called when the entries from one place up to another are left out. */
  readonly onFolded?: (from: number, to: number) => void;
}

export interface Recording {
  /** What has happened so far, and the time that has passed since, without secrets. */
  readonly session: () => Session;
  /** How many entries have happened. */
  readonly count: () => number;
  /** Notes the time that has passed up to now as an entry of its own. */
  readonly noteTime: () => void;
  /** From now on typing into a field is kept as one entry, where that leads to the same; a replay keeps its entries. */
  readonly foldTyping: () => void;
  /** Masks what else leaves this shop: a password keeps the stand-in that it has in the session. */
  readonly mask: Mask;
  readonly stop: () => void;
}

/**
 * Notes every outside event of a shop from now on: what no actor sent. A shop that is not started yet is recorded whole; one
 * that runs begins its session with what is kept at this moment and the pages that are open.
 */
export function record(shop: Shop, { path, elapsed, onFolded }: RecordOptions): Recording {
  const mask = createMask();
  const typing = watchTyping(shop.actor);
  let isFolding = false;
  let { world, events } = beginning();
  /** Where the latest key stands among the events, and where the one before it does. */
  let [keyAt, lastKeyAt] = [0, 0];
  const settle = () => {
    const isFolded = typing.settle();
    if (isFolded === true) {
      events = [...events.slice(0, lastKeyAt), ...events.slice(keyAt)];
      onFolded?.(lastKeyAt, keyAt);
    } else if (isFolded === false) {
      lastKeyAt = keyAt;
    }
  };
  const withTime = () => (elapsed() > (events.at(-1)?.at ?? 0) ? [...events, timePassed(elapsed())] : events);
  const noteTime = () => {
    settle();
    typing.begin(timePassed(elapsed()));
    events = withTime();
  };
  const note = (to: string, event: SessionEntry['event']) => {
    const entry = { at: elapsed(), to, event: mask(event) };
    const isAnswer = typing.isAnswer(entry);
    if (!isAnswer) {
      settle();
    }
    events = [...events, entry];
    if (isFolding && !isAnswer) {
      keyAt = events.length - 1;
      typing.begin(entry);
      queueMicrotask(settle);
    }
  };
  const noteOutside = ({ event, actorRef }: OutsideRecord) => {
    if (event.type === 'world.entered') {
      const { stored, seed, now } = event as ShopEvent & { type: 'world.entered' };
      world = { stored: mask(stored), seed, now: now - elapsed() };
      note('shop', { type: 'world.entered' });
    } else {
      note(addressOf(actorRef as AnyActorRef), event);
    }
  };
  const subscription = shop.actor.system.inspect((record) => {
    if (isTimer(record)) {
      noteTime();
    } else if (isFromOutside(record)) {
      noteOutside(record);
    }
    typing.hear(record);
  });
  return {
    session: () => {
      settle();
      return { ...emptySession(path, world), events: withTime() };
    },
    count: () => events.length,
    noteTime,
    foldTyping: () => {
      isFolding = true;
    },
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
    const stood: readonly (ShopEvent | ({ type: 'page.entered' } & PageEntered))[] = [
      ...(isWide === undefined ? [] : [{ type: 'viewport.changed', isWide } as const]),
      ...pages.map((page) => ({ type: 'page.entered', ...page }) as const),
    ];
    return {
      world: { seed, now, stored: mask(keptNow(shop.actor.system)) },
      events: [{ type: 'world.entered' }, ...stood].map((event) => ({ at: 0, to: 'shop', event: mask(event) })),
    };
  }
}

type OutsideRecord = Extract<InspectionEvent, { type: '@xstate.event' }>;

function isTimer(record: InspectionEvent): boolean {
  return record.type === '@xstate.event' && record.event.type.startsWith('xstate.after.');
}

/**
 * The scroll lock is told by callbacks, which leave no sender; what has ended hears nothing. What the keeper answers comes from
 * the device, and that it was asked by another tab does nothing else.
 */
export function isFromOutside(record: InspectionEvent): record is OutsideRecord {
  return (
    record.type === '@xstate.event' &&
    (record.sourceRef === undefined || isKeeper(record.sourceRef as AnyActorRef)) &&
    !/^(xstate\.|lock\.|device\.written$)/.test(record.event.type) &&
    (record.actorRef.getSnapshot() as { readonly status: string }).status === 'active'
  );
}

function isKeeper(actor: AnyActorRef): boolean {
  return addressOf(actor) === 'keeper';
}
