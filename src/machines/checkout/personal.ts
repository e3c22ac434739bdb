import { defaultAddress } from '#domain/address';
import type { FieldValues } from '#domain/fields';
import type { Person } from '#machines/messages';

/** Where the personal details are kept until the order is placed. */
export const CHECKOUT_FORM = 'checkout';

/** What the form begins with for a person who is signed in: what the profile knows, and nothing else. */
export function prefill(person: Person | undefined): FieldValues {
  if (!person) {
    return {};
  }
  const [firstName = '', ...rest] = person.name.trim().split(/\s+/);
  const address = defaultAddress(person.addresses ?? []);
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

/** What a profile may still fill in: fields nobody has touched, not even to empty them. */
export function stillOpen(offered: FieldValues, values: FieldValues): FieldValues {
  return Object.fromEntries(Object.entries(offered).filter(([field]) => values[field] === undefined));
}

function known(values: Readonly<Record<string, string | undefined>>): FieldValues {
  return Object.fromEntries(
    Object.entries(values).flatMap(([field, value]) => (value === undefined || value === '' ? [] : [[field, value]])),
  );
}
