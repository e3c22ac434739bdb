import type { Address, AddressFacts } from '#domain/address';
import type { FieldValues } from '#domain/fields';
import type { Person } from '#domain/person';

/** Form values of a person's details. */
export function personValues(person: Person | undefined): FieldValues {
  return { fullName: person?.name ?? '', email: person?.email ?? '', phone: person?.phone ?? '' };
}

/** A person's details from form values. */
export function personOf(values: FieldValues): Pick<Person, 'name' | 'email' | 'phone'> {
  return { name: trimmed(values, 'fullName'), email: trimmed(values, 'email'), phone: trimmed(values, 'phone') };
}

/** Form values of an address; empty for a new one. */
export function addressValues(address: Address | undefined): FieldValues {
  return {
    label: address?.label ?? '',
    street: address?.street ?? '',
    city: address?.city ?? '',
    postcode: address?.postcode ?? '',
    country: address?.country ?? '',
    isDefault: address?.isDefault ? 'on' : '',
  };
}

/** An address from form values. */
export function addressFacts(values: FieldValues): AddressFacts {
  return {
    label: trimmed(values, 'label'),
    street: trimmed(values, 'street'),
    city: trimmed(values, 'city'),
    postcode: trimmed(values, 'postcode'),
    country: trimmed(values, 'country'),
  };
}

function trimmed(values: FieldValues, field: string): string {
  return (values[field] ?? '').trim().replaceAll(/\s+/g, ' ');
}
