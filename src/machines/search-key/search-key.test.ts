import { expect, test } from 'vitest';

import type { SearchKeyMessage } from '#machines/messages';
import { cellsOf } from '#tests/support/cells';
import { memoryWorld } from '#tests/support/memory-world';
import { openedShop } from '#tests/support/opened-shop';
import { searchKeyMachine } from './search-key.machine';

const switched: SearchKeyMessage = { type: 'searchKey.switched' };
const off: SearchKeyMessage = { type: 'searchKey.restored', isOn: false };
const on: SearchKeyMessage = { type: 'searchKey.restored', isOn: true };

test('every state and event', () => {
  expect(
    cellsOf({
      machine: searchKeyMachine,
      input: undefined,
      pathTo: { on: [], off: [switched] },
      events: { switched, off, on },
    }),
  ).toEqual({
    on: { switched: 'off', off: 'off', on: 'on' },
    off: { switched: 'on', off: 'off', on: 'on' },
  });
});

test('a key that is switched off stays off on this device until the sample data is asked for', () => {
  const world = memoryWorld();
  openedShop(world).member('searchKey').send(switched);
  expect(world.written('local')).toMatchObject({ 'larkwood.searchKey': { v: 1, data: 'off' } });

  const next = openedShop(world);
  expect(isOff(next)).toBe(true);
  next.actor.send({ type: 'samples.restored' });
  expect(isOff(next)).toBe(false);
});

test('the key is on at the first visit, and where what was kept cannot be read', () => {
  const world = memoryWorld();
  expect(isOff(openedShop(world))).toBe(false);
  world.local.write('larkwood.searchKey', { v: 1, data: 'perhaps' });
  expect(isOff(openedShop(world))).toBe(false);
});

function isOff(shop: ReturnType<typeof openedShop>): boolean {
  return shop.member('searchKey').getSnapshot().hasTag('off');
}
