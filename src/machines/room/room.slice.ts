import * as v from 'valibot';

import { LARGEST_SIZE, ROOM_SIZES } from '#domain/room';
import type { Room } from '#domain/room';
import type { RoomMessage } from '#machines/messages';
import { isRecord } from '#machines/shop/reading';
import type { Showing, Slice } from '#machines/shop/slice';

const length = v.pipe(
  v.number(),
  v.check((size) => size > 0 && size <= LARGEST_SIZE),
);

export const roomSlice: Slice<Room, Showing<{ readonly room: Room }>, RoomMessage> = {
  keep: ({ context }) => context.room,
  restored: (room) => ({ type: 'room.restored', room }),
  firstVisit: () => ({}),
  read: (written) => {
    if (!isRecord(written)) {
      return { data: undefined, unread: [written] };
    }
    const entries = Object.entries(written);
    const isRead = ([name, size]: readonly [string, unknown]) =>
      ROOM_SIZES.some((known) => known === name) && v.is(length, size);
    const data = Object.fromEntries(entries.filter(isRead));
    const unread = entries.filter((entry) => !isRead(entry)).map(([name, size]) => ({ [name]: size }));
    return { data: unread.length > 0 && unread.length === entries.length ? undefined : data, unread };
  },
  pairsOf: (room) => Object.entries(room),
  dataOf: (entries) => Object.fromEntries(entries) as Room,
};
