import { assign, setup } from 'xstate';

import { readRoomSize } from '#domain/room';
import type { Room, RoomSize } from '#domain/room';
import type { Unit } from '#domain/units';
import type { RoomMessage } from '#machines/messages';

export type RoomEvent = RoomMessage | ({ type: 'size.typed' } & Typed) | { type: 'size.left'; size: RoomSize };

interface Typed {
  readonly size: RoomSize;
  readonly text: string;
  /** What a number without a unit is in. */
  readonly unit: Unit;
}

interface RoomContext {
  readonly room: Room;
  /** Texts of the fields that are being typed in, or that hold no size. */
  readonly typed: { readonly [Size in RoomSize]?: string };
}

/** The shopper's room: sizes count as they are typed, and are kept on this device. */
export const roomMachine = setup({
  types: { context: {} as RoomContext, events: {} as RoomEvent, tags: {} as 'measured' },
  guards: {
    isSize: (_, { text, unit }: Typed) => readRoomSize(text, unit) !== undefined,
    wasOnlySize: ({ context }, { size, text, unit }: Typed) =>
      readRoomSize(text, unit) === undefined && Object.keys(context.room).every((known) => known === size),
    isEmpty: (_, { room }: { room: Room }) => Object.keys(room).length === 0,
  },
  actions: {
    noteTyped: assign(({ context: { room, typed } }, { size, text, unit }: Typed) => {
      const { [size]: _, ...others } = room;
      const read = readRoomSize(text, unit);
      return { room: read === undefined ? others : { ...room, [size]: read }, typed: { ...typed, [size]: text } };
    }),
    /** A text that is no size stays, to be corrected. */
    settleTyped: assign(({ context: { room, typed } }, { size }: { size: RoomSize }) => {
      const { [size]: text = '', ...others } = typed;
      return room[size] === undefined && text.trim() !== '' ? {} : { typed: others };
    }),
    replaceAll: assign((_, { room }: { room: Room }) => ({ room, typed: {} })),
  },
}).createMachine({
  id: 'room',
  description: "The sizes of the shopper's room, and of the doors that lead to it.",
  context: { room: {}, typed: {} },
  initial: 'unmeasured',
  on: {
    'size.left': {
      actions: { type: 'settleTyped', params: ({ event }) => event },
      description: 'The shopper leaves a field: the size is written in the usual form.',
    },
    'room.restored': [
      {
        guard: { type: 'isEmpty', params: ({ event }) => event },
        target: '.unmeasured',
        actions: { type: 'replaceAll', params: ({ event }) => event },
        description: 'No size is kept on this device.',
      },
      {
        target: '.measured',
        actions: { type: 'replaceAll', params: ({ event }) => event },
        description: 'Sizes arrive from this device or another tab.',
      },
    ],
  },
  states: {
    unmeasured: {
      description: 'No size of the room is known.',
      on: {
        'size.typed': [
          {
            guard: { type: 'isSize', params: ({ event }) => event },
            target: 'measured',
            actions: { type: 'noteTyped', params: ({ event }) => event },
            description: 'The shopper types a first size.',
          },
          {
            actions: { type: 'noteTyped', params: ({ event }) => event },
            description: 'The shopper types what is no size yet.',
          },
        ],
      },
    },
    measured: {
      description: 'Some sizes are known: pieces are compared with them.',
      tags: 'measured',
      on: {
        'size.typed': [
          {
            guard: { type: 'wasOnlySize', params: ({ event }) => event },
            target: 'unmeasured',
            actions: { type: 'noteTyped', params: ({ event }) => event },
            description: 'The shopper deletes the only size.',
          },
          {
            actions: { type: 'noteTyped', params: ({ event }) => event },
            description: 'The shopper types another size, or deletes one of several.',
          },
        ],
      },
    },
  },
});
