import type { ActorRef, ActorSystem, ActorSystemInfo, EventObject, Snapshot } from 'xstate';
import * as v from 'valibot';

import type { World } from '#domain/world';

import type { SliceName, Stored } from './stored';
import { packed, SLICE_NAMES, sliceKey, storeOf, unpacked } from './stored';

const VISIT_KEY = 'larkwood-visit';

const visitSchema = v.object({ v: v.literal(1), data: v.pipe(v.number(), v.integer(), v.minValue(0)) });

/** What is kept on this device, and the chance of this visit, drawn once per tab. */
export function readStored(world: World): { readonly stored: Stored; readonly seed: number } {
  const stored = SLICE_NAMES.reduce<Stored>(
    (slices, slice) => ({ ...slices, ...unpacked(slice, world[storeOf(slice)].read(sliceKey(slice))) }),
    {},
  );
  const visit = v.safeParse(visitSchema, world.session.read(VISIT_KEY));
  const seed = visit.success ? visit.output.data : Math.floor(world.random() * 1_000_000);
  world.session.write(VISIT_KEY, packed(seed));
  return { stored, seed };
}

type SliceSnapshot = Snapshot<unknown> & { context: Record<string, unknown>; hasTag: (tag: never) => boolean };

/** What is kept of each long-lived actor. Nothing sensitive: no card number, security code or password is in there. */
const sliceOf: Record<SliceName, (snapshot: SliceSnapshot) => unknown> = {
  cart: ({ context }) => context['lines'],
  wishlist: ({ context }) => context['productIds'],
  orders: ({ context }) => context['placed'],
  savedCards: ({ context }) => context['cards'],
  profile: (snapshot) => ({ person: snapshot.context['person'], signedIn: snapshot.hasTag('signedIn' as never) }),
  newsletter: ({ context }) => context['addresses'],
  outbox: ({ context }) => context['messages'],
  drafts: ({ context }) => context['drafts'],
  recentlyViewed: ({ context }) => context['productIds'],
};

/**
 * From now on writes a slice whenever it changes. Begin when the stored state has come in: what stands then is on the
 * device already, so that a first visit that changes nothing writes nothing.
 */
export function keepOnDevice(system: ActorSystem<ActorSystemInfo>, world: World): void {
  for (const slice of SLICE_NAMES) {
    const actor = system.get(slice) as ActorRef<SliceSnapshot, EventObject>;
    let known = JSON.stringify(sliceOf[slice](actor.getSnapshot()));
    actor.subscribe((snapshot) => {
      const value = sliceOf[slice](snapshot);
      const next = JSON.stringify(value);
      if (next !== known) {
        known = next;
        world[storeOf(slice)].write(sliceKey(slice), packed(value));
      }
    });
  }
}

/** What is kept of every long-lived actor at this moment, as it would come back after a reload. */
export function keptNow(system: ActorSystem<ActorSystemInfo>): Stored {
  const kept = SLICE_NAMES.map((slice) => {
    const actor = system.get(slice) as ActorRef<SliceSnapshot, EventObject>;
    return [slice, sliceOf[slice](actor.getSnapshot())];
  });
  return Object.fromEntries(kept);
}
