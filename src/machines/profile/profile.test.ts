import { expect, test } from 'vitest';

import type { Address } from '#domain/address';
import type { Person } from '#domain/person';
import type { ProfileMessage } from '#machines/messages';
import { sampleAddress } from '#machines/samples';
import { cellsOf } from '#tests/support/cells';
import { spyOnMessages } from '#tests/support/message-spy';

import { addressesOf, profileMachine } from './profile.machine';

const ada: Person = { name: 'Ada Sample', email: 'ada@larkwood.example' };
const home: Address = { ...sampleAddress, id: 'address-1', isDefault: true };
const studio: Address = { ...sampleAddress, label: '', street: '2 Yard', id: 'address-2', isDefault: false };
const settled: Person = { ...ada, addresses: [home, studio] };

const created: ProfileMessage = { type: 'profile.created', person: ada };
const opened: ProfileMessage = { type: 'session.opened' };
const closed: ProfileMessage = { type: 'session.closed' };
const restored = (person: Person | undefined, signedIn: boolean): ProfileMessage => ({
  type: 'profile.restored',
  person,
  signedIn,
});
const changed: ProfileMessage = {
  type: 'profile.changed',
  person: { name: 'Ada S.', email: 'a@s.example', phone: '555' },
};
const added = (asDefault = false): ProfileMessage => ({ type: 'address.added', address: sampleAddress, asDefault });
const addressChanged = (addressId: string, asDefault = false): ProfileMessage => ({
  type: 'address.changed',
  addressId,
  address: { ...sampleAddress, city: 'Lunenburg' },
  asDefault,
});
const removed = (addressId: string): ProfileMessage => ({ type: 'address.removed', addressId });
const reinstated: ProfileMessage = { type: 'address.reinstated', item: home, index: 0 };
const preferred = (addressId: string): ProfileMessage => ({ type: 'address.preferred', addressId });

function afterwards(...events: readonly ProfileMessage[]) {
  const { actor, received } = spyOnMessages(profileMachine, undefined, ['notice']);
  events.forEach((event) => actor.send(event));
  const { context } = actor.getSnapshot();
  return { person: context.person, addresses: addressesOf(context), received };
}

test('every event of somebody unknown, known, signed in and settled', () => {
  expect(
    cellsOf({
      machine: profileMachine,
      input: undefined,
      pathTo: {
        unknown: [],
        known: [created, closed],
        signedIn: [created],
        settled: [restored(settled, true)],
      },
      events: {
        created,
        opened,
        closed,
        arrivesSignedIn: restored(settled, true),
        arrivesSignedOut: restored(settled, false),
        nobodyArrives: restored(undefined, true),
        changed,
        added: added(),
        addressChanged: addressChanged('address-1'),
        unknownChanged: addressChanged('address-9'),
        removed: removed('address-1'),
        unknownRemoved: removed('address-9'),
        reinstated,
        preferred: preferred('address-2'),
        unknownPreferred: preferred('address-9'),
      },
    }),
  ).toEqual({
    unknown: {
      created: 'signedIn',
      opened: '·',
      closed: '·',
      arrivesSignedIn: 'signedIn',
      arrivesSignedOut: 'signedOut',
      nobodyArrives: 'signedOut',
      changed: '·',
      added: '·',
      addressChanged: '·',
      unknownChanged: '·',
      removed: '·',
      unknownRemoved: '·',
      reinstated: '·',
      preferred: '·',
      unknownPreferred: '·',
    },
    known: {
      created: 'signedIn',
      opened: 'signedIn',
      closed: '·',
      arrivesSignedIn: 'signedIn',
      arrivesSignedOut: 'signedOut',
      nobodyArrives: 'signedOut',
      changed: '·',
      added: '·',
      addressChanged: '·',
      unknownChanged: '·',
      removed: '·',
      unknownRemoved: '·',
      reinstated: 'signedOut',
      preferred: '·',
      unknownPreferred: '·',
    },
    signedIn: {
      created: 'signedIn',
      opened: '·',
      closed: 'signedOut',
      arrivesSignedIn: 'signedIn',
      arrivesSignedOut: 'signedOut',
      nobodyArrives: 'signedOut',
      changed: 'signedIn',
      added: 'signedIn',
      addressChanged: '·',
      unknownChanged: '·',
      removed: '·',
      unknownRemoved: '·',
      reinstated: 'signedIn',
      preferred: '·',
      unknownPreferred: '·',
    },
    settled: {
      created: 'signedIn',
      opened: '·',
      closed: 'signedOut',
      arrivesSignedIn: 'signedIn',
      arrivesSignedOut: 'signedOut',
      nobodyArrives: 'signedOut',
      changed: 'signedIn',
      added: 'signedIn',
      addressChanged: 'signedIn',
      unknownChanged: '·',
      removed: 'signedIn',
      unknownRemoved: '·',
      reinstated: 'signedIn',
      preferred: 'signedIn',
      unknownPreferred: '·',
    },
  });
});

test('somebody who logs out is still known', () => {
  expect(afterwards(created, closed).person).toEqual(ada);
});

test('correcting the details leaves the addresses alone', () => {
  expect(afterwards(restored(settled, true), changed).person).toEqual({
    name: 'Ada S.',
    email: 'a@s.example',
    phone: '555',
    addresses: [home, studio],
  });
});

test('the first address is the Default; a later one only when it asks for it', () => {
  const [one, two] = [
    { ...sampleAddress, id: 'address-1' },
    { ...sampleAddress, id: 'address-2' },
  ];
  expect(afterwards(created, added(), added()).addresses).toEqual([
    { ...one, isDefault: true },
    { ...two, isDefault: false },
  ]);
  expect(afterwards(created, added(), added(true)).addresses).toEqual([
    { ...one, isDefault: false },
    { ...two, isDefault: true },
  ]);
});

test('a corrected address stays in its place, and can become the Default', () => {
  const corrected = { ...studio, ...sampleAddress, city: 'Lunenburg' };
  expect(afterwards(restored(settled, true), addressChanged('address-2')).addresses).toEqual([home, corrected]);
  expect(afterwards(restored(settled, true), addressChanged('address-2', true)).addresses).toEqual([
    { ...home, isDefault: false },
    { ...corrected, isDefault: true },
  ]);
});

test('another address becomes the Default in the place of the one that was', () => {
  expect(afterwards(restored(settled, true), preferred('address-2')).addresses).toEqual([
    { ...home, isDefault: false },
    { ...studio, isDefault: true },
  ]);
});

test.each([
  { addressId: 'address-1', name: 'Home', undo: { item: home, index: 0 }, left: { ...studio, isDefault: true } },
  { addressId: 'address-2', name: '2 Yard', undo: { item: studio, index: 1 }, left: home },
])('removing "$name" offers Undo by that name', ({ addressId, name, undo, left }) => {
  const { addresses, received } = afterwards(restored(settled, true), removed(addressId));
  expect(addresses).toEqual([left]);
  expect(received).toEqual([
    [
      'notice',
      {
        type: 'notice.shown',
        key: addressId,
        removal: { kind: 'address', name },
        undo: { to: 'profile', message: { type: 'address.reinstated', ...undo } },
      },
    ],
  ]);
});

test('Undo puts an address back in its place, as the Default it was', () => {
  expect(afterwards(restored(settled, true), removed('address-1'), reinstated).addresses).toEqual([home, studio]);
});

test('addresses that arrive with two Defaults have one', () => {
  const both = [home, { ...studio, isDefault: true }];
  expect(afterwards(restored({ ...ada, addresses: both }, true)).addresses).toEqual([home, studio]);
});
