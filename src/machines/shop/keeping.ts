import { fromCallback } from 'xstate';

import { member } from '#machines/members';
import type { DeviceMessage } from '#machines/messages';

import { firstVisit } from './restore-messages';
import { setAside } from './aside';
import { changesBetween, isLoss, withChanges } from './changes';
import { checked, entriesOf, isSame, withinStock } from './entries';
import type { Kept } from './history';
import { isRecent, isYoung, merged, nextNumber, withWrite } from './history';
import { hear } from './hearing';
import type { Due } from './keep-all';
import { keepAll } from './keep-all';
import { movesOf } from './moves';
import { notYetDone, withoutDoubles, withPieces } from './pieces';
import type { KeeperMessage, ShopMessage } from './shop-message';
import type { Entries } from './slice';
import { actorEntries } from './slice-state';
import type { SliceState } from './slice-state';
import type { StockInput } from './stock';
import { storageReader } from './stock';
import type { SliceName } from './stored';
import { SLICE_NAMES, sliceKey, sliceNamed } from './stored';
import { written } from './written';

interface KeeperInput extends StockInput {
  /** Whether the browser stores data; undefined in a replay, where the recording says so. */
  readonly isKeeping: boolean | undefined;
}

/** Between these, pieces are moved. */
const PLACES: readonly SliceName[] = ['cart', 'savedForLater', 'recentlyRemoved'];

/**
 * Synchronises the members with storage: writes every change of a slice, merged with the writes of other tabs, and
 * reports success; failed writes are repeated with the next change. A first visit writes what differs from its samples.
 * A product of which nothing is known yet is handed out when it is (`stock.ts`).
 */
export const keeper = fromCallback<KeeperMessage, KeeperInput>(({ input, receive, sendBack, system }) => {
  const { world, isKeeping } = input;
  if (isKeeping === undefined) {
    return undefined;
  }
  const { all, find, findSaid, known } = storageReader(input);
  const tab = Math.floor(world.random() * Number.MAX_SAFE_INTEGER).toString(36);
  // Goes on when storage is cleared: another tab may still know the earlier writes.
  let latestNumber = 0;
  const firstEntries = (slice: SliceName) => entriesOf(slice, firstVisit(world.content.samples, [slice])[slice]);
  const states = new Map(
    SLICE_NAMES.map((slice) => {
      const { kept: found, isNewer } = find(slice);
      const kept = found ?? { entries: firstEntries(slice), log: [] };
      return [slice, { kept, seen: known(slice, kept.entries), isNewer, exists: found !== undefined } as SliceState];
    }),
  );
  const tellShop = (message: ShopMessage) => sendBack(message);
  const tellDevice = (answer: DeviceMessage) => tellShop({ type: 'device.answered', answer });
  const stateOf = (slice: SliceName) => states.get(slice) as SliceState;
  const isNewerKept = () => SLICE_NAMES.some((slice) => stateOf(slice).isNewer);
  const tellRefused = () => tellDevice({ type: 'write.refused', isOutdated: isNewerKept() });
  const time = () => world.now().getTime();
  const mergeOptions = (slice: SliceName) => ({ slice, products: all(), now: time() });

  const toStore = (slice: SliceName, kept: Kept) => written(slice, kept, input.products());

  const write = (slice: SliceName, { unread }: Due['found'], next: Kept) =>
    setAside(world, slice, unread) && world.local.write(sliceKey(slice), toStore(slice, next));

  const handOut = (
    slice: SliceName,
    entries: Entries,
    seen = entries,
    message: ShopMessage = { type: 'device.changed', stored: { [slice]: sliceNamed(slice).dataOf(entries) } },
  ) => {
    if (!isSame([...entries], [...actorEntries(system, slice)])) {
      stateOf(slice).pending = { entries, seen, at: member(system, slice).getSnapshot() };
      tellShop(message);
    }
  };

  const lowered = (slice: SliceName, entries: Entries) => withinStock(slice, entries, all());

  /** What the shopper has changed here: pieces that newer facts took away count in every tab by themselves. */
  const changesHere = (slice: SliceName, mine: Entries) =>
    changesBetween(slice, lowered(slice, stateOf(slice).seen), lowered(slice, mine));

  const { moved, putBack } = movesOf(system, stateOf, time);

  /** What a slice needs written; undefined if nothing, and false if a newer shop has kept it. */
  const due = (slice: SliceName): Due | false | undefined => {
    const state = stateOf(slice);
    const snapshot = member(system, slice).getSnapshot();
    if (state.settled === snapshot || state.pending?.at === snapshot) {
      return undefined;
    }
    const mine = actorEntries(system, slice);
    if (state.pending && isSame([...state.pending.entries], [...mine])) {
      state.seen = state.pending.seen;
      state.pending = undefined;
    }
    const changes = changesHere(slice, mine);
    if (changes.length === 0) {
      state.settled = snapshot;
      return undefined;
    }
    const found = find(slice);
    state.isNewer = found.isNewer;
    if (found.isNewer) {
      return false;
    }
    const next = withMine();
    return {
      slice,
      found,
      next,
      mine,
      kept: state.kept,
      isLosing: changes.some(isLoss),
      growth: () => JSON.stringify(toStore(slice, next)).length - (world.local.text(sliceKey(slice))?.length ?? 0),
    };

    function withMine(): Kept {
      const { kept } = state;
      latestNumber = Math.max(latestNumber + 1, nextNumber(kept), nextNumber(found.kept ?? kept));
      const by = `${latestNumber} ${tab}`;
      const naming = { moved, by, news: String(putBack()?.at ?? by) };
      const named = changes.map((change) => withPieces(slice, change, naming));
      const change = { tab, n: latestNumber, at: time(), changes: named };
      const own = withWrite(
        {
          entries: valid(slice, withChanges(slice, lowered(slice, kept.entries), notYetDone(named, kept.log))),
          log: kept.log,
        },
        change,
      );
      if (!found.kept) {
        return own;
      }
      return found.isLogged
        ? merged(own, found.kept, mergeOptions(slice))
        : { entries: valid(slice, withChanges(slice, found.kept.entries, changes)), log: own.log };
    }
  };

  /** True if the slice is stored as the actor has it. */
  const keep = ({ slice, found, next, mine, kept }: Due): boolean => {
    if (stateOf(slice).kept !== kept) {
      // Written meanwhile, after what a slice before it has told.
      return true;
    }
    if (!write(slice, found, next)) {
      return false;
    }
    Object.assign(stateOf(slice), { kept: next, seen: mine, exists: true });
    handOut(slice, known(slice, next.entries));
    return true;
  };

  const valid = (slice: SliceName, entries: Entries) => checked(slice, entries, all());

  const keepChanges = () => {
    const answers = SLICE_NAMES.map(due).filter((one) => one !== undefined);
    if (answers.length === 0) {
      return;
    }
    const isKept = keepAll(
      answers.filter((one) => one !== false),
      keep,
    );
    if (isKept && !isNewerKept()) {
      tellDevice({ type: 'write.kept' });
    } else {
      tellRefused();
    }
  };

  const onTabWrote = ({ slice, said }: Pick<KeeperMessage, 'slice'> & Partial<KeeperMessage>) => {
    const state = stateOf(slice);
    const found = find(slice);
    Object.assign(state, { isNewer: found.isNewer, settled: undefined });
    if (!found.kept) {
      if (world.local.text(sliceKey(slice)) === undefined) {
        onTabCleared(slice, state);
      } else if (!write(slice, found, state.kept)) {
        // Nothing of this shop wrote that: it is set aside, and what is known here is written again.
        tellRefused();
      }
      return;
    }
    const unwritten = changesHere(slice, actorEntries(system, slice));
    const next = found.isLogged
      ? withoutDoubled(slice, withReceived(slice, merged(state.kept, found.kept, mergeOptions(slice)), said))
      : found.kept;
    if (!isSame([...next.entries], [...found.kept.entries]) && !write(slice, found, next)) {
      tellRefused();
    }
    const seen = known(slice, next.entries);
    Object.assign(state, { kept: next, seen, exists: true });
    handOut(slice, known(slice, withChanges(slice, next.entries, unwritten)), seen);
    if (found.isNewer) {
      tellRefused();
    }
  };

  /** What was kept, without what tabs have made of one piece in the same moment. */
  const withoutDoubled = (slice: SliceName, kept: Kept): Kept => {
    const now = time();
    const isLatest = (one: { readonly at: number }) => isYoung(one, now);
    const writes = PLACES.flatMap((place) => (place === slice ? kept : stateOf(place).kept).log);
    const latest = writes.filter(isLatest).flatMap((write) => write.changes);
    const changes = withoutDoubles(slice, kept, latest, isLatest);
    if (changes.length === 0) {
      return kept;
    }
    latestNumber = Math.max(latestNumber + 1, nextNumber(kept));
    return withWrite(
      { entries: valid(slice, withChanges(slice, kept.entries, changes)), log: kept.log },
      { tab, n: latestNumber, at: now, changes },
    );
  };

  const withReceived = (slice: SliceName, kept: Kept, said: unknown) => {
    const { kept: received, isLogged } = findSaid(slice, said);
    return received && isLogged && isRecent(received, time()) ? merged(kept, received, mergeOptions(slice)) : kept;
  };

  const onTabCleared = (slice: SliceName, state: SliceState) => {
    if (state.exists) {
      const first = firstEntries(slice);
      Object.assign(state, { kept: { entries: first, log: [] }, seen: first, exists: false });
      handOut(slice, first, first, { type: 'device.cleared', slices: [slice] });
    }
  };

  if (!isKeeping || isNewerKept()) {
    tellRefused();
  }
  keepChanges();
  receive((message) => {
    onTabWrote(message);
    if (PLACES.includes(message.slice)) {
      PLACES.filter((slice) => slice !== message.slice).forEach((slice) => onTabWrote({ slice }));
    }
  });
  return hear(
    [...SLICE_NAMES, 'notice' as const].map((name) => member(system, name)),
    keepChanges,
  );
});
