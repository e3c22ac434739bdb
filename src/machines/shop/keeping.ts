import type { ActorRef, ActorSystem, ActorSystemInfo, EventObject, Snapshot } from 'xstate';
import * as v from 'valibot';

import type { World } from '#domain/world';
import type { DeviceMessage } from '#machines/messages';

import type { SliceName, Stored } from './stored';
import { packed, SLICE_NAMES, sliceKey, unpacked } from './stored';

const VISIT_KEY = 'larkwood-visit';

const visitSchema = v.object({ v: v.literal(1), data: v.pipe(v.number(), v.integer(), v.minValue(0)) });

interface Found {
  readonly stored: Stored;
  /** The chance of this visit, drawn once per tab. */
  readonly seed: number;
  /** Whether this browser keeps anything at all. */
  readonly isKeeping: boolean;
}

/** What is kept on this device. */
export function readStored(world: World): Found {
  const stored = SLICE_NAMES.reduce<Stored>(
    (slices, slice) => ({ ...slices, ...unpacked(slice, world.local.read(sliceKey(slice))) }),
    {},
  );
  const visit = v.safeParse(visitSchema, world.session.read(VISIT_KEY));
  const seed = visit.success ? visit.output.data : Math.floor(world.random() * 1_000_000);
  return { stored, seed, isKeeping: world.session.write(VISIT_KEY, packed(seed)) };
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
  drafts: ({ context }) => ({ keptAt: context['keptAt'], drafts: context['drafts'] }),
  recentlyViewed: ({ context }) => context['productIds'],
};

/**
 * From now on writes every slice that differs from what lies on the device, and tells the actor `device` whether that
 * went well; what was refused is tried again with the next change. `stored` is what was found there: a first visit that
 * changes nothing writes nothing.
 */
export function keepOnDevice(
  system: ActorSystem<ActorSystemInfo>,
  world: World,
  stored: Stored,
  isKeeping: boolean,
): void {
  const written = new Map(SLICE_NAMES.map((slice) => [slice, JSON.stringify(stored[slice] ?? valueOf(system, slice))]));
  const tellDevice = (isKept: boolean) =>
    (system.get('device') as ActorRef<Snapshot<unknown>, DeviceMessage>).send({
      type: isKept ? 'write.kept' : 'write.refused',
    });
  const keepChanges = () => {
    const changed = SLICE_NAMES.filter((slice) => JSON.stringify(valueOf(system, slice)) !== written.get(slice));
    const refused = changed.filter((slice) => {
      const value = valueOf(system, slice);
      const isKept = world.local.write(sliceKey(slice), packed(value));
      written.set(slice, isKept ? JSON.stringify(value) : (written.get(slice) ?? ''));
      return !isKept;
    });
    if (changed.length > 0) {
      tellDevice(refused.length === 0);
    }
  };
  if (!isKeeping) {
    tellDevice(false);
  }
  keepChanges();
  SLICE_NAMES.forEach((slice) => actorOf(system, slice).subscribe(keepChanges));
}

/** What is kept of every long-lived actor at this moment, as it would come back after a reload. */
export function keptNow(system: ActorSystem<ActorSystemInfo>): Stored {
  return Object.fromEntries(SLICE_NAMES.map((slice) => [slice, valueOf(system, slice)]));
}

function valueOf(system: ActorSystem<ActorSystemInfo>, slice: SliceName): unknown {
  return sliceOf[slice](actorOf(system, slice).getSnapshot());
}

function actorOf(system: ActorSystem<ActorSystemInfo>, slice: SliceName): ActorRef<SliceSnapshot, EventObject> {
  return system.get(slice) as ActorRef<SliceSnapshot, EventObject>;
}
