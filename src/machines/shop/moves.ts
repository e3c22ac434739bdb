import type { ActorSystem, ActorSystemInfo } from 'xstate';

import type { Removed } from '#machines/recently-removed/messages';

import { isYoung } from './history';
import { isOf, piecesOf } from './pieces';
import type { Moved } from './pieces';
import { actorEntries } from './slice-state';
import type { SliceState } from './slice-state';
import type { SliceName } from './stored';
import { sliceNamed } from './stored';

/** What this tab has moved between lists since it last looked. */
export function movesOf(
  system: ActorSystem<ActorSystemInfo>,
  stateOf: (slice: SliceName) => SliceState,
  time: () => number,
) {
  /** The removal that has just been put back. */
  const putBack = () => {
    const removals = actorEntries(system, 'recentlyRemoved');
    return [...stateOf('recentlyRemoved').seen].find(([at]) => !removals.has(at))?.[1] as Removed | undefined;
  };

  const moved = (slice: SliceName, key: string): Moved => {
    const { seen, kept } = stateOf(slice);
    const mine = actorEntries(system, slice);
    if (sliceNamed(slice).isCounted) {
      const [now, before] = [mine, seen].map((entries) => Number(entries.get(key) ?? 0)) as [number, number];
      return { gone: piecesOf(slice, kept, key).slice(now, before), isMore: now > before };
    }
    const removal = putBack();
    const pieces = (removal && isYoung(removal, time()) && removal.pieces) || [];
    return { gone: pieces.filter(isOf(key)), isMore: [...mine.keys()].some((at) => !seen.has(at)) };
  };

  return { moved, putBack };
}
