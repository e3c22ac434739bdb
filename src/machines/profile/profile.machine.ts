import { assign } from 'xstate';

import type { Address, AddressFacts } from '#domain/address';
import { nameId } from '#domain/focus';
import * as FOCUS from '#domain/focus-ids';
import { nextId, withOneDefault, withRestored } from '#domain/one-default';
import type { Person } from '#domain/person';
import { keptList } from '#machines/kept-list';
import type { ProfileMessage } from '#machines/messages';

interface ProfileContext {
  readonly person: Person | undefined;
}

interface RestoredParams {
  readonly person: Person | undefined;
  readonly signedIn: boolean;
}

interface AddressParams {
  readonly addressId: string;
}

interface WrittenParams {
  readonly address: AddressFacts;
  readonly asDefault: boolean;
}

const kept = keptList<ProfileContext, ProfileMessage, Address, undefined>({
  itemsOf: addressesOf,
  withItems: (addresses, context) => withAddresses(context, addresses),
  keyOf: ({ id }) => id,
  putBack: (addresses, place) => withRestored('address', addresses, place),
  removed: (place) => ({
    removal: { kind: 'address', name: place.item.label || place.item.street },
    undo: { to: 'profile', message: { type: 'address.reinstated', ...place } },
  }),
  focusWhenEmpty: FOCUS.addAddress,
}).extend({
  guards: {
    isKnown: ({ context }) => context.person !== undefined,
    wasSignedIn: (_, { person, signedIn }: RestoredParams) => signedIn && person !== undefined,
  },
  actions: {
    notePerson: assign({
      person: (_, { person }: { person: Person | undefined }) =>
        person?.addresses ? { ...person, addresses: withOneDefault(person.addresses) } : person,
    }),
    changePerson: assign({
      person: ({ context }, { person }: { person: Pick<Person, 'name' | 'email' | 'phone'> }) => ({
        ...context.person,
        ...person,
      }),
    }),
    addAddress: assign(({ context }, { address, asDefault }: WrittenParams) => {
      const added: Address = { ...address, id: nextId('address', addressesOf(context)), isDefault: false };
      return withAddresses(context, [...addressesOf(context), added], asDefault ? added.id : undefined);
    }),
    changeAddress: assign(({ context }, { addressId, address, asDefault }: WrittenParams & AddressParams) =>
      withAddresses(
        context,
        addressesOf(context).map((one) => (one.id === addressId ? { ...one, ...address } : one)),
        asDefault ? addressId : undefined,
      ),
    ),
    prefer: assign(({ context }, { addressId }: AddressParams) =>
      withAddresses(context, addressesOf(context), addressId),
    ),
  },
});

/** The shopper's profile. Signing in only greets and prefills: all pages are open (section 6). */
export const profileMachine = kept.createMachine({
  id: 'profile',
  description: 'Who shops on this device, known here only.',
  context: { person: undefined },
  initial: 'signedOut',
  on: {
    'profile.restored': [
      {
        guard: { type: 'wasSignedIn', params: ({ event }) => event },
        target: '.signedIn',
        actions: { type: 'notePerson', params: ({ event }) => event },
        description: 'The profile arrives from this device, signed in.',
      },
      {
        target: '.signedOut',
        actions: { type: 'notePerson', params: ({ event }) => event },
        description: 'The profile arrives from this device, signed out, or there is none.',
      },
    ],
    'profile.created': {
      target: '.signedIn',
      actions: { type: 'notePerson', params: ({ event }) => event },
      description: 'Someone signs up on this device.',
    },
    'address.reinstated': {
      guard: 'isKnown',
      actions: { type: 'putBack', params: ({ event }) => event },
      description: 'Undo puts an address back in its place.',
    },
  },
  states: {
    signedOut: {
      description: 'Nobody is signed in.',
      on: { 'session.opened': { guard: 'isKnown', target: 'signedIn', description: 'The known person logs in.' } },
    },
    signedIn: {
      description: 'The known person is greeted by name.',
      tags: 'signedIn',
      on: {
        'session.closed': {
          target: 'signedOut',
          actions: { type: 'wantFocus', params: { on: [FOCUS.heading] } },
          description: 'The person logs out.',
        },
        'profile.changed': {
          actions: { type: 'changePerson', params: ({ event }) => event },
          description: 'The person corrects name, email or phone number.',
        },
        'address.added': {
          actions: { type: 'addAddress', params: ({ event }) => event },
          description: 'An address is kept; the first one, or one that asks for it, becomes the Default.',
        },
        'address.changed': {
          guard: { type: 'isListed', params: ({ event }) => ({ key: event.addressId }) },
          actions: { type: 'changeAddress', params: ({ event }) => event },
          description: 'The person corrects an address.',
        },
        'address.removed': {
          guard: { type: 'isListed', params: ({ event }) => ({ key: event.addressId }) },
          actions: [
            { type: 'wantFocusNearby', params: ({ event }) => ({ key: event.addressId }) },
            { type: 'showNotice', params: ({ event }) => ({ key: event.addressId }) },
            { type: 'drop', params: ({ event }) => ({ key: event.addressId }) },
          ],
          description: 'The person removes an address; a notice offers Undo.',
        },
        'address.preferred': {
          guard: { type: 'isListed', params: ({ event }) => ({ key: event.addressId }) },
          actions: [
            { type: 'prefer', params: ({ event }) => event },
            { type: 'wantFocus', params: ({ event }) => ({ on: [nameId(event.addressId)] }) },
          ],
          description: 'The person makes an address the Default.',
        },
      },
    },
  },
});

/** The kept addresses of the person, in their order. */
export function addressesOf({ person }: ProfileContext): readonly Address[] {
  return person?.addresses ?? NO_ADDRESSES;
}

const NO_ADDRESSES: readonly Address[] = [];

function withAddresses({ person }: ProfileContext, addresses: readonly Address[], preferred?: string): ProfileContext {
  return { person: person && { ...person, addresses: withOneDefault(addresses, preferred) } };
}
