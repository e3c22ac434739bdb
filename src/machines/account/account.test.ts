import { expect, test } from 'vitest';

import type { Address } from '#domain/address';
import type { Person } from '#domain/person';
import { sampleAddress, sampleCheck, sampleOrder, sampleProducts } from '#machines/samples';
import { place } from '#kit/paths/place';
import { cellsOf } from '#tests/support/cells';
import { spyOnMessages, done } from '#tests/support/message-spy';

import type { AccountEvent } from './account.machine';
import { accountMachine } from './account.machine';

const home: Address = { ...sampleAddress, id: 'address-1', isDefault: true };
const ada: Person = { name: 'Ada Sample', email: 'ada@larkwood.example', addresses: [home] };
const input = { person: () => ada, checkAddress: sampleCheck, products: () => sampleProducts, cartLines: () => [] };

const detailsOpened: AccountEvent = { type: 'details.opened' };
const detailsClosed: AccountEvent = { type: 'details.closed' };
const detailsSent = done('details', { values: { fullName: ' Ada  S. ', email: 'a@s.example ', phone: '' } });
const addressOpened: AccountEvent = { type: 'address.opened', addressId: undefined };
const homeOpened: AccountEvent = { type: 'address.opened', addressId: 'address-1' };
const addressClosed: AccountEvent = { type: 'address.closed' };
const addressSent = done('address', { values: { ...sampleAddress, city: ' Lunenburg ', isDefault: 'on' } });
const samplesRequested: AccountEvent = { type: 'samples.requested', before: { wishlist: [1] } };
const samplesUndone: AccountEvent = { type: 'samples.undone' };
const routeChanged: AccountEvent = { type: 'route.changed' };

const OTHERS = ['profile', 'shop', 'scrollLock'] as const;

function afterwards(...events: readonly AccountEvent[]) {
  const { actor, received } = spyOnMessages(accountMachine, input, OTHERS);
  events.forEach((event) => actor.send(event));
  return { page: actor.getSnapshot(), received };
}

test('every event of every part', () => {
  const [details, address, samples] = ['details.shown', 'address.listed', 'samples.untouched, orders.listed'] as const;
  const rest = [details, address, samples].join(', ');
  const editing = ['details.editing', address, samples].join(', ');
  const saved = ['details.saved', address, samples].join(', ');
  const writing = [details, 'address.writing', samples].join(', ');
  const restored = [details, address, 'samples.restored, orders.listed'].join(', ');
  const undone = [details, address, 'samples.undone, orders.listed'].join(', ');
  expect(
    cellsOf({
      machine: accountMachine,
      input,
      pathTo: {
        rest: [],
        editing: [detailsOpened],
        saved: [detailsOpened, detailsSent],
        writing: [addressOpened],
        restored: [samplesRequested],
        undone: [samplesRequested, samplesUndone],
      },
      events: {
        detailsOpened,
        detailsClosed,
        detailsSent,
        addressOpened,
        addressClosed,
        addressSent,
        samplesRequested,
        samplesUndone,
        routeChanged,
      },
    }),
  ).toEqual({
    rest: {
      detailsOpened: editing,
      detailsClosed: '·',
      detailsSent: '·',
      addressOpened: writing,
      addressClosed: '·',
      addressSent: '·',
      samplesRequested: restored,
      samplesUndone: '·',
      routeChanged: rest,
    },
    editing: {
      detailsOpened: '·',
      detailsClosed: rest,
      detailsSent: saved,
      addressOpened: ['details.editing', 'address.writing', samples].join(', '),
      addressClosed: '·',
      addressSent: '·',
      samplesRequested: ['details.editing', address, 'samples.restored, orders.listed'].join(', '),
      samplesUndone: '·',
      routeChanged: rest,
    },
    saved: {
      detailsOpened: editing,
      detailsClosed: '·',
      detailsSent: '·',
      addressOpened: ['details.saved', 'address.writing', samples].join(', '),
      addressClosed: '·',
      addressSent: '·',
      samplesRequested: ['details.saved', address, 'samples.restored, orders.listed'].join(', '),
      samplesUndone: '·',
      routeChanged: rest,
    },
    writing: {
      detailsOpened: ['details.editing', 'address.writing', samples].join(', '),
      detailsClosed: '·',
      detailsSent: '·',
      addressOpened: '·',
      addressClosed: rest,
      addressSent: rest,
      samplesRequested: [details, 'address.writing', 'samples.restored, orders.listed'].join(', '),
      samplesUndone: '·',
      routeChanged: rest,
    },
    restored: {
      detailsOpened: ['details.editing', address, 'samples.restored, orders.listed'].join(', '),
      detailsClosed: '·',
      detailsSent: '·',
      addressOpened: [details, 'address.writing', 'samples.restored, orders.listed'].join(', '),
      addressClosed: '·',
      addressSent: '·',
      samplesRequested: restored,
      samplesUndone: undone,
      routeChanged: rest,
    },
    undone: {
      detailsOpened: ['details.editing', address, 'samples.undone, orders.listed'].join(', '),
      detailsClosed: '·',
      detailsSent: '·',
      addressOpened: [details, 'address.writing', 'samples.undone, orders.listed'].join(', '),
      addressClosed: '·',
      addressSent: '·',
      samplesRequested: restored,
      samplesUndone: '·',
      routeChanged: rest,
    },
  });
});

test('the details are filled in, and what is corrected is handed on tidily', () => {
  const { page } = afterwards(detailsOpened);
  expect(page.children.details?.getSnapshot().context.values).toEqual({
    fullName: 'Ada Sample',
    email: 'ada@larkwood.example',
    phone: '',
  });
  expect(afterwards(detailsOpened, detailsSent).received).toEqual([
    ['profile', { type: 'profile.changed', person: { name: 'Ada S.', email: 'a@s.example', phone: '' } }],
  ]);
});

test('a new address is asked for with a blank form, and added', () => {
  const { page, received } = afterwards(addressOpened);
  expect(page.children.address?.getSnapshot().context.values).toEqual({
    label: '',
    street: '',
    city: '',
    postcode: '',
    country: '',
    isDefault: '',
  });
  expect(received).toEqual([['scrollLock', { type: 'lock.acquired', holder: 'address' }]]);
  expect(afterwards(addressOpened, addressSent).received.filter(([who]) => who === 'profile')).toEqual([
    ['profile', { type: 'address.added', address: { ...sampleAddress, city: 'Lunenburg' }, asDefault: true }],
  ]);
});

test('an address that is kept is filled in, and corrected', () => {
  const { page } = afterwards(homeOpened);
  expect(page.children.address?.getSnapshot().context.values).toEqual({ ...sampleAddress, isDefault: 'on' });
  expect(afterwards(homeOpened, addressSent).received.filter(([who]) => who === 'profile')).toEqual([
    [
      'profile',
      {
        type: 'address.changed',
        addressId: 'address-1',
        address: { ...sampleAddress, city: 'Lunenburg' },
        asDefault: true,
      },
    ],
  ]);
});

test('leaving with the dialog open lets go of the page', () => {
  const { page, received } = afterwards(addressOpened, routeChanged);
  expect(place(page)).toContain('address.listed');
  expect(received.at(-1)).toEqual(['scrollLock', { type: 'lock.released', holder: 'address' }]);
});

test('the sample data comes back, and Undo hands out what was kept before', () => {
  expect(afterwards(samplesRequested, samplesUndone).received).toEqual([
    ['shop', { type: 'samples.restored' }],
    ['shop', { type: 'device.changed', stored: { wishlist: [1] } }],
  ]);
});

test('what was said after Reorder is gone when the shopper comes back', () => {
  const { actor } = spyOnMessages(accountMachine, input, OTHERS);
  const reorder = () => actor.getSnapshot().children.reorder;
  reorder()?.send({ type: 'order.repeated', order: sampleOrder });
  expect(reorder()?.getSnapshot().hasTag('told')).toBe(true);
  actor.send(routeChanged);
  expect(reorder()?.getSnapshot().hasTag('told')).toBe(false);
});
