import type { EventObject } from 'xstate';

import type { Observation, ObserveOptions } from '#kit/session/observe';
import { observe } from '#kit/session/observe';
import type { SessionRecorder, RecordOptions } from '#kit/session/record';
import { record } from '#kit/session/record';
import type { ActorState } from '#kit/session/states';
import { statesOf } from '#kit/session/states';
import type { Beginning, Mask, System } from '#kit/session/system';
import { storedNow } from '#machines/shop/restore-messages';
import type { PageEntered, ShopEvent } from '#machines/shop/shop-types';
import type { Shop } from '#shop';

import { createMask } from './mask';

/** The address of the shop's root actor. */
export const ROOT = 'shop';

/** The shop, as sessions know it. */
export const shopSystem: System = {
  createMask,
  handedIn: new Set(['world', 'samples', 'products', 'records', 'sampleOrder']),
  // The scroll lock is told by callbacks, which leave no sender. What the keeper answers comes from the device, and that it
  // was asked by another tab does nothing else.
  isFromOutside: ({ type }, sender) =>
    (sender === undefined || sender === 'keeper') && !/^(lock\.|device\.written$)/.test(type),
  senderOf: ({ type }, sender) => (type === 'device.written' ? undefined : (sender ?? 'pageLock')),
  worldIn: (event, elapsed) => {
    if (!bringsWorld(event)) {
      return undefined;
    }
    const { seed, stored, now } = event;
    return { seed, stored: { ...stored }, now: now - elapsed };
  },
  typedField: (event) => {
    const isTyped = event.type === 'field.changed' || event.type.endsWith('.typed');
    return isTyped ? String('field' in event ? event.field : '') : undefined;
  },
  isAnswer: ({ to, event }) => to === ROOT && event.type === 'device.answered',
};

/**
 * Notes every outside event of a shop from now on: what no actor sent. A shop that is not started yet is recorded whole; one
 * that runs begins its session with what is kept at this moment and the pages that are open.
 */
export function recordShop(shop: Shop, options: Omit<RecordOptions, 'beginning'>): SessionRecorder {
  return record(shop, shopSystem, { ...options, beginning: (mask) => beginningOf(shop, mask) });
}

/** Watches a shop: its actors, ended ones too, its timers, and every event with the transitions it led to. */
export function observeShop(shop: Pick<Shop, 'actor'>, options: ObserveOptions): Observation {
  return observe(shop, shopSystem, options);
}

/** Every running machine of a shop, the root first, by address. */
export function statesOfShop(shop: Pick<Shop, 'actor'>, mask: Mask): Readonly<Record<string, ActorState>> {
  return statesOf(shop, shopSystem, mask);
}

function bringsWorld(event: EventObject): event is ShopEvent & { type: 'world.entered' } {
  return event.type === 'world.entered';
}

function beginningOf(shop: Shop, mask: Mask): Beginning {
  const now = shop.world.now().getTime();
  const snapshot = shop.actor.getSnapshot();
  if (!snapshot.matches('settled')) {
    return { world: { seed: 1, now, stored: {} }, events: [] };
  }
  const { seed, pages, isWide, reached } = snapshot.context;
  const stood: readonly (ShopEvent | ({ type: 'page.entered' } & PageEntered))[] = [
    ...(isWide === undefined ? [] : [{ type: 'viewport.changed', isWide } as const]),
    ...pages.map((page) => ({ type: 'page.entered', ...page }) as const),
    ...(reached ? [{ type: 'route.changed', ...reached } as const] : []),
  ];
  return {
    world: { seed, now, stored: mask(storedNow(shop.actor.system)) },
    events: [{ type: 'world.entered' }, ...stood].map((event) => ({ at: 0, to: ROOT, event: mask(event) })),
  };
}
