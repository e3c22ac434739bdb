import type { Address } from './address';
import type { AddressRules } from './countries';
import { countryOf } from './countries';
import { comparable } from './fields';
import type { FieldValues } from './fields';
import type { Recipient } from './order';
import type { Person } from './person';

/** With the street of the person's address that it is, if it goes to the person. */
export function withStreet(recipient: Recipient | undefined, person: Person | undefined): Recipient | undefined {
  const facts = ({ city, postcode, country }: Pick<Address, 'city' | 'postcode' | 'country'>) =>
    comparable([city, postcode, country].join()).replaceAll(' ', '');
  const isPerson = recipient && `${recipient.firstName} ${recipient.lastName}`.trim() === person?.name.trim();
  const address = isPerson && person?.addresses?.find((each) => facts(each) === facts(recipient));
  return address ? { ...recipient, street: address.street } : recipient;
}

/** Recipient by the typed personal details; undefined when all are empty. */
export function recipientOf(values: FieldValues, rules: AddressRules): Recipient | undefined {
  const written = (field: string) => (values[field] ?? '').trim().replaceAll(/\s+/g, ' ');
  const country = countryOf(written('country'), rules);
  const typed = written('postcode');
  const usual = comparable(typed).toUpperCase();
  const isPostcode = /\d/.test(usual);
  const isWithoutPostcode = country && rules.withoutPostcodes.includes(country.code) && !isPostcode;
  const postcode = isPostcode ? usual : typed;
  const recipient = {
    firstName: written('firstName'),
    lastName: written('lastName'),
    phone: written('phone'),
    city: written('city'),
    country: country?.name ?? written('country'),
    postcode: isWithoutPostcode ? '' : postcode,
  };
  return Object.values(recipient).every((fact) => fact === '') ? undefined : recipient;
}
