import type { ActorSystem, ActorSystemInfo } from 'xstate';

import { member } from '#machines/members';
import type { MemberSnapshot, MessageTo } from '#machines/members';

import type { Samples, Slice } from './slice';
import type { SliceName, Stored } from './stored';
import { SLICE_NAMES, slices } from './stored';

/** Every slice fits the row of its member in the table of members. */
const fitting: {
  readonly [Name in SliceName]: Slice<NonNullable<Stored[Name]>, MemberSnapshot<Name>, MessageTo<Name>>;
} = slices;

interface Arrival<Name extends SliceName> {
  readonly to: Name;
  readonly message: MessageTo<Name>;
}

/** What each member is told when its slice arrives from this device. */
export function arrivals(stored: Stored): readonly Arrival<SliceName>[] {
  return SLICE_NAMES.flatMap((name) => arrival(stored, name));
}

/** Everything as a first visit finds it, or some of the slices (readings, rule 2). */
export function firstVisit(samples: Samples, names = SLICE_NAMES): Stored {
  return Object.fromEntries(names.map((name) => [name, slices[name].firstVisit(samples)]));
}

/** What is kept of every long-lived actor at this moment, as it would come back after a reload. */
export function keptNow(system: ActorSystem<ActorSystemInfo>): Stored {
  return Object.fromEntries(SLICE_NAMES.map((name) => [name, keptOf(system, name)]));
}

/** What is kept of a member at this moment. */
export function keptOf<Name extends SliceName>(
  system: ActorSystem<ActorSystemInfo>,
  name: Name,
): NonNullable<Stored[Name]> {
  return fitting[name].keep(member(system, name).getSnapshot());
}

function arrival<Name extends SliceName>(stored: Stored, to: Name): readonly Arrival<Name>[] {
  const data = stored[to];
  return data === undefined ? [] : [{ to, message: fitting[to].restored(data) }];
}
