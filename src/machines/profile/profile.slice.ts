import * as v from 'valibot';

import type { Address } from '#domain/address';
import { nextId, withOneDefault } from '#domain/one-default';
import type { Person } from '#domain/person';
import type { ProfileMessage } from '#machines/messages';
import { isRecord, named, readList } from '#machines/shop/reading';
import type { ReadResult } from '#machines/shop/reading';
import type { Entries, Showing, Slice } from '#machines/shop/slice';

interface KeptProfile {
  readonly person: Person | undefined;
  readonly signedIn: boolean;
}

interface ShownProfile extends Showing<{ readonly person: Person | undefined }> {
  readonly hasTag: (tag: 'signedIn') => boolean;
}

/** Loose: fields that a later build adds must be kept. */
const address = v.looseObject({
  id: named,
  label: v.string(),
  street: v.string(),
  city: v.string(),
  postcode: v.string(),
  country: v.string(),
  isDefault: v.boolean(),
});

/** Prefix of the keys of addresses. */
const ADDRESS = 'address:';

export const profileSlice: Slice<KeptProfile, ShownProfile, ProfileMessage> = {
  keep: (shown) => ({ person: shown.context.person, signedIn: shown.hasTag('signedIn') }),
  restored: (profile) => ({ type: 'profile.restored', ...profile }),
  firstVisit: () => ({ person: undefined, signedIn: false }),
  read,
  pairsOf: ({ person, signedIn }) => {
    const { addresses, ...facts } = person ?? {};
    return [
      ['signedIn', signedIn],
      ...Object.entries(facts).filter(([, fact]) => fact !== undefined),
      ...(addresses ?? []).map((one) => [`${ADDRESS}${one.id}`, one] as const),
    ];
  },
  dataOf,
  withOnePreferred: (profile) =>
    profile.person?.addresses
      ? { ...profile, person: { ...profile.person, addresses: withOneDefault(profile.person.addresses) } }
      : profile,
  freeKey: (others) => `${ADDRESS}${nextId('address', others.filter(isAddress))}`,
  withKey: (value, key) => (isAddress(value) ? { ...value, id: key.slice(ADDRESS.length) } : undefined),
};

function isAddress(value: unknown): value is Address {
  return typeof value === 'object' && value !== null;
}

function read(written: unknown): ReadResult {
  if (!isRecord(written)) {
    return { data: undefined, unread: [written] };
  }
  const { person, signedIn } = written;
  const facts = v.safeParse(v.object({ name: v.string(), email: v.string() }), person);
  if (!facts.success) {
    return { data: { person: undefined, signedIn: false }, unread: person === undefined ? [] : [written] };
  }
  const { phone, addresses } = person as { readonly phone?: unknown; readonly addresses?: unknown };
  const book = addresses === undefined ? { data: undefined, unread: [] } : readList(addresses, address);
  return {
    data: {
      person: {
        ...facts.output,
        ...(typeof phone === 'string' && { phone }),
        ...(book.data !== undefined && { addresses: book.data }),
      },
      signedIn: signedIn === true,
    },
    unread: [
      ...book.unread,
      ...(phone === undefined || typeof phone === 'string' ? [] : [{ phone }]),
      ...(typeof signedIn === 'boolean' ? [] : [{ signedIn }]),
    ],
  };
}

function dataOf(entries: Entries): KeptProfile {
  const { signedIn, ...facts } = Object.fromEntries([...entries].filter(([, value]) => !isAddress(value)));
  const addresses = [...entries.values()].filter(isAddress);
  const isKnown = facts['name'] !== undefined && facts['email'] !== undefined;
  const person = { ...facts, ...(addresses.length > 0 && { addresses }) } as Partial<Person>;
  return { person: isKnown ? (person as Person) : undefined, signedIn: isKnown && signedIn === true };
}
