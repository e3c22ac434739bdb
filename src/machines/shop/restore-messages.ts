import type { ActorSystem, ActorSystemInfo } from 'xstate';

import type { Samples } from '#domain/content';
import { member } from '#machines/members';
import type { MemberSnapshot, MessageTo } from '#machines/members';

import type { Slice } from './slice';
import type { SliceName, Stored } from './stored';
import { SLICE_NAMES, slices } from './stored';

/** Type check: every slice fits its member's row in the table. */
const memberSlices: {
  readonly [Name in SliceName]: Slice<NonNullable<Stored[Name]>, MemberSnapshot<Name>, MessageTo<Name>>;
} = slices;

interface RestoreMessage<Name extends SliceName> {
  readonly to: Name;
  readonly message: MessageTo<Name>;
}

/** The messages that restore each member's slice. */
export function restoreMessages(stored: Stored): readonly RestoreMessage<SliceName>[] {
  return SLICE_NAMES.flatMap((name) => arrival(stored, name));
}

/** What a first visit keeps, in all slices or some (readings, rule 2). */
export function firstVisit(samples: Samples, names = SLICE_NAMES): Stored {
  return Object.fromEntries(names.map((name) => [name, slices[name].firstVisit(samples)]));
}

/** The stored part of every member now, as a reload would restore it. */
export function storedNow(system: ActorSystem<ActorSystemInfo>): Stored {
  return Object.fromEntries(SLICE_NAMES.map((name) => [name, storedPart(system, name)]));
}

/** The stored part of a member now. */
export function storedPart<Name extends SliceName>(
  system: ActorSystem<ActorSystemInfo>,
  name: Name,
): NonNullable<Stored[Name]> {
  return memberSlices[name].keep(member(system, name).getSnapshot());
}

function arrival<Name extends SliceName>(stored: Stored, to: Name): readonly RestoreMessage<Name>[] {
  const data = stored[to];
  return data === undefined ? [] : [{ to, message: memberSlices[to].restored(data) }];
}
