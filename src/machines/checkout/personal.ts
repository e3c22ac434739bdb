import type { AnyActorRef } from 'xstate';

import { defaultAddress } from '#domain/address';
import type { Address } from '#domain/address';
import type { FieldValues } from '#domain/fields';
import type { Person } from '#domain/person';
import { chosenCountry } from '#machines/destination/chosen-country';
import { member } from '#machines/members';
import type { MemberRef } from '#machines/members';
import { signedInPerson } from '#machines/profile/signed-in';

/** The key of the personal details' draft, until the order is placed. */
export const CHECKOUT_FORM = 'checkout';

/** Initial values for a signed-in person, by default at the Default address. */
export function prefill(
  person: Person | undefined,
  address: Address | undefined = defaultAddress(person?.addresses ?? []),
): FieldValues {
  if (!person) {
    return {};
  }
  const [firstName = '', ...rest] = person.name.trim().split(/\s+/);
  return known({
    firstName,
    lastName: rest.join(' '),
    email: person.email,
    phone: person.phone,
    city: address?.city,
    country: address?.country,
    postcode: address?.postcode,
  });
}

/** All that is known of the shopper: what was typed, else the profile; without an address the country of delivery. */
export function knownDetails(
  system: AnyActorRef['system'],
  personal: FieldValues,
  person = signedInPerson(member(system, 'profile')),
): FieldValues {
  return {
    ...chosenCountry(member(system, 'destination')),
    ...prefill(person),
    ...draftOf(member(system, 'drafts')),
    ...personal,
  };
}

/** What was typed before, and is kept until the order is placed. */
export function draftOf(drafts: MemberRef<'drafts'>): FieldValues | undefined {
  return drafts.getSnapshot().context.drafts[CHECKOUT_FORM];
}

function known(values: Readonly<Record<string, string | undefined>>): FieldValues {
  return Object.fromEntries(
    Object.entries(values).flatMap(([field, value]) => (value === undefined || value === '' ? [] : [[field, value]])),
  );
}
