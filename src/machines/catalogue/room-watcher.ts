import { fromCallback } from 'xstate';
import type { EventObject } from 'xstate';

import type { Room } from '#domain/room';
import { member } from '#machines/members';

import type { IndexMessage, Lookup } from './lookup';

/** The shopper's room; undefined if nothing of it was measured. */
export interface RoomChanged {
  readonly type: 'room.changed';
  readonly room: Room | undefined;
}

interface RoomWatcherInput {
  readonly lookup: Lookup;
  /** Whether the index is there. */
  readonly isReady: boolean;
}

/** Tells the shopper's room, if there is one, and after each change; then the index is wanted, to count what fits. */
export const roomWatcher = fromCallback<EventObject, RoomWatcherInput>(({ input, sendBack, system }) => {
  const tell = (message: RoomChanged | IndexMessage) => sendBack(message);
  const owner = member(system, 'room');
  let known: Room | undefined;
  const look = () => {
    const { room } = owner.getSnapshot().context;
    const measured = Object.keys(room).length === 0 ? undefined : room;
    if (measured !== known) {
      known = measured;
      tell({ type: 'room.changed', room: known });
      if (known && !input.isReady) {
        input.lookup.load().then(
          () => tell({ type: 'index.loaded' }),
          () => undefined,
        );
      }
    }
  };
  const subscription = owner.subscribe(look);
  look();
  return () => subscription.unsubscribe();
});
