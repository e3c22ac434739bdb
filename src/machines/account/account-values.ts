import type { Address, AddressFacts } from '#domain/address';
import type { FieldValues } from '#domain/fields';
import type { Person } from '#machines/messages';

/** A person's details as the form holds them. */
export function personValues(person: Person | undefined): FieldValues {
  return { fullName: person?.name ?? '', email: person?.email ?? '', phone: person?.phone ?? '' };
}

/** The details that a form holds, as they are kept. */
export function personOf(values: FieldValues): Pick<Person, 'name' | 'email' | 'phone'> {
  return { name: trimmed(values, 'fullName'), email: trimmed(values, 'email'), phone: trimmed(values, 'phone') };
}

/** An address as the form holds it; a blank one is a new one. */
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

/** The address that a form holds, as it is kept. */
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
