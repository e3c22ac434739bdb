import { expect, test } from 'vitest';

import { chartedMachines, invokedBy, machineNamed } from './machines';

test('every machine runs somewhere in the shop', () => {
  expect(chartedMachines.filter(({ appears }) => appears.length === 0).map(({ name }) => name)).toEqual([]);
});

test.each([
  { name: 'shop', appears: ['shop'] },
  { name: 'cart', appears: ['cart'] },
  { name: 'toast', appears: ['cartToast', 'wishlistToast'] },
  { name: 'drawer', appears: ['menu', 'miniCart', 'searchPanel', '/Products'] },
  { name: 'search', appears: ['/', '/Products'] },
  { name: 'viewer', appears: ['/Products/ProductDetail/Pebble-Ceramic-Table-Lamp'] },
  { name: 'reorder', appears: ['/MyAccount', '/MyAccount/TrackOrder/TrackOrderDetail'] },
  { name: 'checkout', appears: ['/Checkout', '/Checkout/Payment'] },
])('$name runs under $appears', ({ name, appears }) => {
  expect(machineNamed(name)?.appears).toEqual(appears);
});

test.each([
  ['checkout', ['form', 'payment']],
  ['wishlist', []],
])('%s invokes the machines %j; callbacks and promises are none', (name, machines) => {
  const charted = machineNamed(name);
  expect(charted && [...invokedBy(charted)].map(([source, invoked]) => [source, invoked.name])).toEqual(
    machines.map((machine) => [machine, machine]),
  );
});
