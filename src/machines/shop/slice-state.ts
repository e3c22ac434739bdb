import type { ActorSystem, ActorSystemInfo } from 'xstate';

import { entriesOf } from './entries';
import type { Kept } from './history';
import { storedPart } from './restore-messages';
import type { Entries } from './slice';
import type { SliceName } from './stored';

/** State of a slice between its actor and storage. */
export interface SliceState {
  /** Last read or written by this tab. */
  kept: Kept;
  /** The actor's entries when they last equalled `kept` or were written to it. */
  seen: Entries;
  /** Sent to the actor, which was `at` this snapshot, and not seen in it yet; of it `seen` is stored, and what more there is not yet. */
  pending?: { readonly entries: Entries; readonly seen: Entries; readonly at: unknown } | undefined;
  /** The actor's snapshot that needs no further work. */
  settled?: unknown;
  isNewer: boolean;
  /** True if the key exists in storage. */
  exists: boolean;
}

/** The elements that an actor has now. */
export function actorEntries(system: ActorSystem<ActorSystemInfo>, slice: SliceName): Entries {
  return entriesOf(slice, storedPart(system, slice));
}
