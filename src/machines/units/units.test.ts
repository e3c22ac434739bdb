import { expect, test } from 'vitest';

import type { UnitsMessage } from '#machines/messages';
import { cellsOf } from '#tests/support/cells';
import { memoryWorld } from '#tests/support/memory-world';
import { openedShop } from '#tests/support/opened-shop';
import { unitsMachine } from './units.machine';

const switched: UnitsMessage = { type: 'unit.switched' };
const inch: UnitsMessage = { type: 'unit.restored', unit: 'inch' };
const cm: UnitsMessage = { type: 'unit.restored', unit: 'cm' };

test('every state and event', () => {
  expect(
    cellsOf({
      machine: unitsMachine,
      input: undefined,
      pathTo: { centimetres: [], inches: [switched] },
      events: { switched, inch, cm },
    }),
  ).toEqual({
    centimetres: { switched: 'inches', inch: 'inches', cm: 'centimetres' },
    inches: { switched: 'centimetres', inch: 'inches', cm: 'centimetres' },
  });
});

test('the unit is kept on this device and comes back in the next visit', () => {
  const world = memoryWorld();
  openedShop(world).member('units').send(switched);
  expect(world.written('local')).toMatchObject({ 'larkwood.units': { v: 1, data: 'inch' } });
  expect(openedShop(world).member('units').getSnapshot().hasTag('inches')).toBe(true);
});

test('the first visit is in centimetres, and so is one whose unit cannot be read', () => {
  const world = memoryWorld();
  expect(openedShop(world).member('units').getSnapshot().hasTag('inches')).toBe(false);
  world.local.write('larkwood.units', { v: 1, data: 'ell' });
  expect(openedShop(world).member('units').getSnapshot().hasTag('inches')).toBe(false);
});
