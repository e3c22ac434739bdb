import { fromCallback } from 'xstate';
import type { ActorSystem, ActorSystemInfo } from 'xstate';

import type { Product } from '#domain/product';
import type { World } from '#domain/world';
import { member } from '#machines/members';
import type { DeviceMessage } from '#machines/messages';

import { firstVisit, keptOf } from './arrivals';
import { setAside } from './aside';
import { changesBetween, withChanges } from './changes';
import { entriesOf, isSame, soundEntries } from './entries';
import type { Kept } from './history';
import { isRecent, merged, nextNumber, withWrite } from './history';
import type { KeeperMessage, ShopMessage } from './shop-message';
import type { Entries, Samples } from './slice';
import type { SliceName, Stored } from './stored';
import { SLICE_NAMES, sliceKey, sliceNamed } from './stored';
import type { Found } from './written';
import { findSlice, findWritten, written } from './written';

type System = ActorSystem<ActorSystemInfo>;

/** Reads all slices from storage. */
export function readStored(world: World, products: readonly Product[]): Stored {
  return Object.fromEntries(
    SLICE_NAMES.flatMap((slice) => {
      const { kept } = findSlice(world.local, slice, products);
      return kept ? [[slice, sliceNamed(slice).dataOf(kept.entries)]] : [];
    }),
  );
}

interface KeeperInput {
  readonly world: World;
  readonly samples: Samples;
  /** Whether the browser stores data; undefined in a replay, where the recording says so. */
  readonly isKeeping: boolean | undefined;
}

/** State of a slice between its actor and storage. */
interface Standing {
  /** Last read or written by this tab. */
  kept: Kept;
  /** The actor's entries when they last equalled `kept` or were written to it. */
  seen: Entries;
  /** Sent to the actor and not yet seen in its snapshot. */
  owed?: Entries | undefined;
  /** The actor's snapshot that needs no further work. */
  settled?: unknown;
  isNewer: boolean;
  /** True if the key exists in storage. */
  isThere: boolean;
}

/**
 * Synchronises the members with storage: writes every change of a slice, merged with the writes of other tabs, and
 * reports success; failed writes are repeated with the next change. A first visit that changes nothing writes nothing.
 */
export const keeper = fromCallback<KeeperMessage, KeeperInput>(({ input, receive, sendBack, system }) => {
  const { world, samples, isKeeping } = input;
  if (isKeeping === undefined) {
    return undefined;
  }
  const { products } = samples;
  const tab = Math.floor(world.random() * Number.MAX_SAFE_INTEGER).toString(36);
  const standings = new Map(
    SLICE_NAMES.map((slice) => {
      const { kept: found, isNewer } = findSlice(world.local, slice, products);
      const kept = found ?? { entries: actorEntries(system, slice), log: [] };
      return [slice, { kept, seen: kept.entries, isNewer, isThere: found !== undefined } as Standing];
    }),
  );
  const tellShop = (message: ShopMessage) => sendBack(message);
  const tellDevice = (answer: DeviceMessage) => tellShop({ type: 'device.answered', answer });
  const standingOf = (slice: SliceName) => standings.get(slice) as Standing;
  const isNewerKept = () => SLICE_NAMES.some((slice) => standingOf(slice).isNewer);
  const tellRefused = () => tellDevice({ type: 'write.refused', isOutdated: isNewerKept() });
  const surroundings = (slice: SliceName) => ({ slice, products, now: world.now().getTime() });

  const write = (slice: SliceName, { unread }: Found, next: Kept) =>
    setAside(world, slice, unread) && world.local.write(sliceKey(slice), written(slice, next));

  const handOut = (slice: SliceName, entries: Entries, message: ShopMessage) => {
    if (!isSame([...entries], [...actorEntries(system, slice)])) {
      standingOf(slice).owed = entries;
      tellShop(message);
    }
  };

  /** True if the slice is stored as the actor has it; undefined if there was nothing to write. */
  const keep = (slice: SliceName): boolean | undefined => {
    const standing = standingOf(slice);
    const snapshot = member(system, slice).getSnapshot();
    if (standing.settled === snapshot) {
      return undefined;
    }
    const mine = actorEntries(system, slice);
    if (standing.owed && isSame([...standing.owed], [...mine])) {
      standing.seen = mine;
      standing.owed = undefined;
    }
    const changes = changesBetween(slice, standing.seen, mine);
    if (changes.length === 0) {
      standing.settled = snapshot;
      return undefined;
    }
    const found = findSlice(world.local, slice, products);
    standing.isNewer = found.isNewer;
    if (found.isNewer) {
      return false;
    }
    const next = withMine();
    if (!write(slice, found, next)) {
      return false;
    }
    Object.assign(standing, { kept: next, seen: mine, isThere: true });
    handOut(slice, next.entries, changed(slice, next.entries));
    return true;

    function withMine(): Kept {
      const { kept } = standing;
      const n = Math.max(nextNumber(kept), nextNumber(found.kept ?? kept));
      const change = { tab, n, at: world.now().getTime(), changes };
      const own = withWrite(
        { entries: sound(slice, withChanges(slice, kept.entries, changes)), log: kept.log },
        change,
      );
      if (!found.kept) {
        return own;
      }
      return found.isLogged && !sliceNamed(slice).isTraceless
        ? merged(own, found.kept, surroundings(slice))
        : { entries: sound(slice, withChanges(slice, found.kept.entries, changes)), log: own.log };
    }
  };

  const sound = (slice: SliceName, entries: Entries) =>
    soundEntries(slice, sliceNamed(slice).dataOf(entries), products);

  const keepChanges = () => {
    const answers = SLICE_NAMES.map(keep).filter((isKept) => isKept !== undefined);
    if (answers.includes(false) || (answers.length > 0 && isNewerKept())) {
      tellRefused();
    } else if (answers.length > 0) {
      tellDevice({ type: 'write.kept' });
    }
  };

  const hear = ({ slice, said }: KeeperMessage) => {
    const standing = standingOf(slice);
    const found = findSlice(world.local, slice, products);
    Object.assign(standing, { isNewer: found.isNewer, settled: undefined });
    if (!found.kept) {
      hearNothing(slice, standing);
      return;
    }
    const unwritten = changesBetween(slice, standing.seen, actorEntries(system, slice));
    const isMergeable = found.isLogged && !sliceNamed(slice).isTraceless && !found.isNewer;
    const next = isMergeable
      ? withSaid(slice, merged(standing.kept, found.kept, surroundings(slice)), said)
      : found.kept;
    if (!isSame([...next.entries], [...found.kept.entries]) && !write(slice, found, next)) {
      tellRefused();
    }
    Object.assign(standing, { kept: next, seen: next.entries, isThere: true });
    const entries = sound(slice, withChanges(slice, next.entries, unwritten));
    handOut(slice, entries, changed(slice, entries));
    if (found.isNewer) {
      tellRefused();
    }
  };

  const withSaid = (slice: SliceName, kept: Kept, said: unknown) => {
    const { kept: heard, isNewer } = findWritten(slice, said, products);
    return heard && !isNewer && isRecent(heard, world.now().getTime())
      ? merged(kept, heard, surroundings(slice))
      : kept;
  };

  const hearNothing = (slice: SliceName, standing: Standing) => {
    if (standing.isThere) {
      const first = entriesOf(slice, firstVisit(samples)[slice]);
      Object.assign(standing, { kept: { entries: first, log: [] }, seen: first, isThere: false });
      handOut(slice, first, { type: 'device.cleared', slices: [slice] });
    }
  };

  if (!isKeeping || isNewerKept()) {
    tellRefused();
  }
  keepChanges();
  receive(hear);
  const subscriptions = SLICE_NAMES.map((slice) => member(system, slice).subscribe(keepChanges));
  return () => subscriptions.forEach((subscription) => subscription.unsubscribe());
});

function changed(slice: SliceName, entries: Entries): ShopMessage {
  return { type: 'device.changed', stored: { [slice]: sliceNamed(slice).dataOf(entries) } };
}

function actorEntries(system: System, slice: SliceName): Entries {
  return entriesOf(slice, keptOf(system, slice));
}
