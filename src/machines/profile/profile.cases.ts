import { bare, casesOf } from '#kit/paths/cases';
import { ADA, sampleAddress, sampleMessage, sampleStudio } from '#machines/samples';

import { addressesOf, profileMachine } from './profile.machine';

const HOME = { ...sampleAddress, id: 'home', isDefault: true } as const;
/** Ada, with an address added in another tab. */
const person = { ...ADA, addresses: [HOME] } as const;

export const cases = casesOf({
  name: 'profile',
  machine: profileMachine,
  starts: { 'the profile': undefined },
  cases: {
    'Ada signs up': { type: 'profile.created', person: ADA },
    ...bare('session.opened', 'session.closed'),
    'Ada adds a phone number': { type: 'profile.changed', person: { ...ADA, phone: sampleMessage.phone } },
    'an address is added': { type: 'address.added', address: sampleStudio, asDefault: false },
    'an address becomes the Default': {
      type: 'address.changed',
      addressId: 'address-1',
      address: sampleAddress,
      asDefault: true,
    },
    'an address is removed': { type: 'address.removed', addressId: 'address-1' },
    'Undo puts the address back': {
      type: 'address.reinstated',
      item: { ...sampleAddress, id: 'address-1', isDefault: true },
      index: 0,
    },
    'an address is preferred': { type: 'address.preferred', addressId: 'address-1' },
    'nobody is known': { type: 'profile.restored', person: undefined, signedIn: false },
    'Ada is known and signed in': { type: 'profile.restored', person: ADA, signedIn: true },
    'a city is corrected': {
      type: 'address.changed',
      addressId: 'address-1',
      address: { ...sampleAddress, city: 'Truro' },
      asDefault: false,
    },
    'another address is preferred': { type: 'address.preferred', addressId: 'address-2' },
  },
  pageCases: {
    'Ada logs in, in another tab': { type: 'profile.restored', person, signedIn: true },
    'Ada logs out, in another tab': { type: 'profile.restored', person, signedIn: false },
    'home becomes the studio': {
      type: 'address.changed',
      addressId: HOME.id,
      address: sampleStudio,
      asDefault: true,
    },
    'home is removed': { type: 'address.removed', addressId: HOME.id },
    'Undo puts home back': { type: 'address.reinstated', item: HOME, index: 0 },
  },
  bound: { words: 'a person with at most 2 addresses', holds: ({ context }) => addressesOf(context).length <= 2 },
  equivalentMutants: {
    'unguard: profile|address.reinstated|0': 'Where nobody is known there is nobody to put an address back to.',
  },
});
