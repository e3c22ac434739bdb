import { expect, test } from 'vitest';

import { cellsOf } from '#tests/support/cells';
import { memoryWorld } from '#tests/support/memory-world';
import { openedShop } from '#tests/support/opened-shop';
import { roomMachine } from './room.machine';
import type { RoomEvent } from './room.machine';

const width: RoomEvent = { type: 'size.typed', size: 'width', text: '3 m', unit: 'cm' };
const noWidth: RoomEvent = { type: 'size.typed', size: 'width', text: 'wide', unit: 'cm' };
const left: RoomEvent = { type: 'size.left', size: 'width' };
const sizes: RoomEvent = { type: 'room.restored', room: { door: 80 } };
const none: RoomEvent = { type: 'room.restored', room: {} };

test('every state and event', () => {
  expect(
    cellsOf({
      machine: roomMachine,
      input: undefined,
      pathTo: { unmeasured: [], measured: [width], 'with a door': [sizes] },
      events: { width, noWidth, left, sizes, none },
    }),
  ).toEqual({
    unmeasured: { width: 'measured', noWidth: 'unmeasured', left: 'unmeasured', sizes: 'measured', none: 'unmeasured' },
    measured: { width: 'measured', noWidth: 'unmeasured', left: 'measured', sizes: 'measured', none: 'unmeasured' },
    'with a door': {
      width: 'measured',
      noWidth: 'measured',
      left: 'measured',
      sizes: 'measured',
      none: 'unmeasured',
    },
  });
});

test('a text that is no size stays when its field is left; a size is written again', () => {
  const room = openedShop().member('room');
  room.send(noWidth);
  room.send(left);
  expect(room.getSnapshot().context).toEqual({ room: {}, typed: { width: 'wide' } });
  room.send(width);
  expect(room.getSnapshot().context).toEqual({ room: { width: 300 }, typed: { width: '3 m' } });
  room.send(left);
  expect(room.getSnapshot().context).toEqual({ room: { width: 300 }, typed: {} });
});

test('an emptied field is empty when it is left', () => {
  const room = openedShop().member('room');
  room.send({ ...width, text: ' ' });
  room.send(left);
  expect(room.getSnapshot().context).toEqual({ room: {}, typed: {} });
});

test('the room is kept on this device and comes back in the next visit', () => {
  const world = memoryWorld();
  const room = openedShop(world).member('room');
  room.send(width);
  room.send({ type: 'size.typed', size: 'stairs', text: '35', unit: 'inch' });
  expect(world.written('local')).toMatchObject({ 'larkwood.room': { v: 1, data: { width: 300, stairs: 88.9 } } });
  expect(openedShop(world).member('room').getSnapshot().context.room).toEqual({ width: 300, stairs: 88.9 });
});

test('a size that cannot be read is set aside alone', () => {
  const world = memoryWorld();
  world.local.write('larkwood.room', { v: 1, data: { width: 'wide', depth: 1e9, door: 80, roof: 3 } });
  const shop = openedShop(world);
  expect(shop.member('room').getSnapshot().context.room).toEqual({ door: 80 });
  shop.member('room').send(width);
  expect(world.written('local')).toMatchObject({
    'larkwood.room': { data: { door: 80, width: 300 } },
    'larkwood-aside.room': expect.anything(),
  });
});
