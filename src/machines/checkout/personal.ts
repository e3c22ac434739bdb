import { defaultAddress } from '#domain/address';
import type { Address } from '#domain/address';
import type { FieldValues } from '#domain/fields';
import type { Person } from '#domain/person';

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

/** The prefilled values for fields that nobody has touched, not even to empty them. */
export function untouched(offered: FieldValues, values: FieldValues): FieldValues {
  return Object.fromEntries(Object.entries(offered).filter(([field]) => values[field] === undefined));
}

function known(values: Readonly<Record<string, string | undefined>>): FieldValues {
  return Object.fromEntries(
    Object.entries(values).flatMap(([field, value]) => (value === undefined || value === '' ? [] : [[field, value]])),
  );
}
