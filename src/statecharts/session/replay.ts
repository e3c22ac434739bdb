import type { NavigationTarget } from '#domain/world';
import { products } from '#fixtures/products';
import type { PageEntered } from '#machines/shop/shop-types';
import { SLICE_NAMES } from '#machines/shop/stored';
import type { Stored } from '#machines/shop/stored';
import { validSlice } from '#machines/shop/written';
import type { Shop } from '#shop';
import { createShop } from '#shop';
import { inertWorld } from '#shop/inert-world';

import { actorAt } from '#kit/session/address';
import { upgraded } from './upgrade';
import { enterPage } from './pages';
import type { Session, SessionEntry } from '#kit/session/session';
import { endOf, isTime } from '#kit/session/session';
import type { VirtualClock } from '#kit/session/virtual-clock';
import { createVirtualClock } from '#kit/session/virtual-clock';

/** A shop that lives in memory, on a clock of its own. */
export interface Replay {
  readonly shop: Shop;
  readonly clock: VirtualClock;
}

interface ReplayOptions {
  /** Where a machine asks for another page. Nobody goes there by default: the session tells where the shopper went. */
  readonly navigate?: (to: NavigationTarget) => void;
  /** Called before anything happens, to watch all of it. */
  readonly onOpened?: (opened: Replay) => void;
  /** Called after time has passed up to a moment that is an entry of its own. */
  readonly onTimePassed?: () => void;
}

/**
 * Opens a fresh shop and lets a session happen to it, timers on time, up to a moment in ms since it began: its last event
 * when left out. Throws when an event is for an actor that does not run then.
 */
export function replay(session: Session, until = endOf(session), options: ReplayOptions = {}): Replay {
  const opened = openShop(session, options);
  options.onOpened?.(opened);
  opened.shop.start();
  for (const entry of session.events.filter(({ at }) => at <= until)) {
    opened.clock.advanceTo(entry.at);
    tell(opened.shop, session, entry);
    if (isTime(entry)) {
      options.onTimePassed?.();
    }
  }
  opened.clock.advanceTo(until);
  return opened;
}

/** A fresh shop in the world of a session, before its first event. */
function openShop({ world }: Session, { navigate = () => undefined }: ReplayOptions): Replay {
  const clock = createVirtualClock();
  const shop = createShop({ ...inertWorld(), now: () => new Date(world.now + clock.now()), navigate }, { clock });
  return { shop, clock };
}

/** Lets one event of a session happen; time that passes is up to the clock. Throws when there is nobody to tell. */
export function tell(shop: Shop, { world }: Session, entry: SessionEntry): void {
  if (isTime(entry)) {
    return;
  }
  const { at, to, event } = upgraded(shop, entry);
  if (event.type === 'world.entered') {
    const { seed, stored, now } = world;
    shop.actor.send({ type: 'world.entered', seed, stored: soundSlices(stored), now: now + at });
    return;
  }
  if (event.type === 'page.entered') {
    enterPage(shop, event as unknown as PageEntered);
    return;
  }
  const actor = actorAt(shop, to);
  if (!actor) {
    throw new Error(`"${event.type}" is for "${to}", which does not run at ${at} ms.`);
  }
  actor.send(event);
}

/** As on a device: a slice that is garbage was never kept. */
function soundSlices(stored: Readonly<Record<string, unknown>>): Stored {
  return SLICE_NAMES.reduce<Stored>((sound, name) => ({ ...sound, ...validSlice(name, stored[name], products) }), {});
}
