import { expect, test } from 'vitest';
import { createActor } from 'xstate';

import { HOME } from '#domain/delivery';
import { memoryWorld } from '#tests/support/memory-world';
import { openedShop } from '#tests/support/opened-shop';
import { destinationMachine } from './destination.machine';
import type { DestinationMessage } from './destination.machine';

const egypt = { country: 'Egypt', weekend: [5, 6] };
const chosen: DestinationMessage = { type: 'country.chosen', ...egypt };
const restored: DestinationMessage = { type: 'country.restored', country: 'India', weekend: [0] };

test.each([
  { event: chosen, known: egypt },
  { event: restored, known: { country: 'India', weekend: [0] } },
])('after $event.type the country is $known.country', ({ event, known }) => {
  const actor = createActor(destinationMachine).start();
  expect(actor.getSnapshot().context).toEqual(HOME);
  actor.send(event);
  expect(actor.getSnapshot().context).toEqual(known);
});

test('the country is kept on this device, comes back in the next visit, and goes with the sample data', () => {
  const world = memoryWorld();
  const first = openedShop(world);
  expect(keptIn(first)).toEqual(HOME);
  first.member('destination').send(chosen);
  expect(world.written('local')).toMatchObject({ 'larkwood.destination': { v: 1, data: egypt } });
  const second = openedShop(world);
  expect(keptIn(second)).toEqual(egypt);
  second.actor.send({ type: 'samples.restored' });
  expect([keptIn(second), keptIn(openedShop(world))]).toEqual([HOME, HOME]);
});

test.each([
  { what: 'a name alone', data: 'Egypt' },
  { what: 'no name', data: { country: ' ', weekend: [0] } },
  { what: 'a name without end', data: { country: 'x'.repeat(61), weekend: [0] } },
  { what: 'a week without enough working days', data: { country: 'Egypt', weekend: [0, 1, 2, 3] } },
])('$what that is kept here counts as nothing', ({ data }) => {
  const world = memoryWorld();
  world.local.write('larkwood.destination', { v: 1, data });
  expect(keptIn(openedShop(world))).toEqual(HOME);
});

function keptIn(shop: ReturnType<typeof openedShop>) {
  return shop.member('destination').getSnapshot().context;
}
