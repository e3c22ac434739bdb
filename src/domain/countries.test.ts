import { describe, expect, test } from 'vitest';

import type { ContactRules } from './countries';
import { countryOf, countryProblem, phoneProblem, postcodeProblem } from './countries';

const rules: ContactRules = {
  countries: [
    { code: 'IE', name: 'Ireland' },
    { code: 'IS', name: 'Iceland' },
    { code: 'NO', name: 'Norway' },
    { code: 'NL', name: 'Netherlands' },
    { code: 'TT', name: 'Trinidad & Tobago' },
    { code: 'AO', name: 'Angola' },
  ],
  otherNames: { holland: 'NL' },
  postcodes: { NO: { what: 'A Norwegian postcode', pattern: /^\d{4}$/, is: 'has four digits, like 0150' } },
  withoutPostcodes: ['AO', 'NL'],
  isPhone: (phone, country) => phone === `${country} 1234`,
};

test.each([
  { typed: 'norway', code: 'NO' },
  { typed: 'The Netherlands', code: 'NL' },
  { typed: 'Holland', code: 'NL' },
  { typed: 'N.L.', code: 'NL' },
  { typed: 'trinidad and tobago', code: 'TT' },
  { typed: 'Norw', code: undefined },
  { typed: '', code: undefined },
])('"$typed" is $code', ({ typed, code }) => {
  expect(countryOf(typed, rules)?.code).toBe(code);
});

describe('a country that is not in the list', () => {
  test.each([
    { typed: 'Nor', meant: 'Norway' },
    { typed: 'Norwayab', meant: 'Norway' },
    { typed: 'abNorway', meant: 'Norway' },
    { typed: 'rway', meant: 'Norway' },
    { typed: 'Nway', meant: 'Norway' },
    { typed: 'Noxxay', meant: 'Norway' },
    { typed: 'orwax', meant: 'Norway' },
    { typed: 'Norwya', meant: 'Norway' },
    { typed: 'Icelant', meant: 'Iceland' },
  ])('"$typed" is probably $meant', ({ typed, meant }) => {
    expect(countryProblem(typed, rules)).toBe(`Choose a country from the list. Did you mean ${meant}?`);
  });

  test.each(['', 'Nr', 'way', 'Norwayabc', 'abcNorway', 'Nxxxay', 'abNorwax', 'Noway Norway'])(
    '"%s" may be any',
    (typed) => {
      expect(countryProblem(typed, rules)).toBe('Choose a country from the list.');
    },
  );

  test('is none', () => {
    expect(countryProblem('Norway', rules)).toBe(undefined);
  });
});

test('a phone number is of the country that is typed, or of none', () => {
  expect(phoneProblem('NO 1234', 'Norway', rules)).toBe(undefined);
  expect(phoneProblem('undefined 1234', 'Nowhere', rules)).toBe(undefined);
  expect(phoneProblem('12', 'Norway', rules)).toBe(
    'Enter a phone number for Norway, or start with + and the country code.',
  );
  expect(phoneProblem('12', 'Holland', rules)).toContain('for the Netherlands,');
  expect(phoneProblem('12', 'Nowhere', rules)).toBe('Enter a full phone number, starting with + and the country code.');
});

test.each([
  { postcode: '0150', country: 'Norway', problem: undefined },
  { postcode: ' no-0150 ', country: 'Norway', problem: undefined },
  { postcode: '01 50', country: 'Norway', problem: undefined },
  { postcode: '', country: 'Norway', problem: undefined },
  { postcode: '150', country: 'Norway', problem: 'A Norwegian postcode has four digits, like 0150.' },
  { postcode: 'AB1', country: 'Iceland', problem: undefined },
  { postcode: 'IS101', country: 'Iceland', problem: undefined },
  { postcode: 'IS10', country: 'Nowhere', problem: undefined },
  { postcode: 'ABC', country: 'Nowhere', problem: 'Enter a whole postcode, with its digits.' },
  { postcode: '12', country: '', problem: 'Enter a whole postcode, with its digits.' },
  { postcode: 'none', country: 'Angola', problem: undefined },
  { postcode: ' ', country: 'Angola', problem: 'There are no postcodes in Angola. Enter “none”.' },
  { postcode: '', country: 'Holland', problem: 'There are no postcodes in the Netherlands. Enter “none”.' },
])('of the postcode "$postcode" in "$country" it is said: $problem', ({ postcode, country, problem }) => {
  expect(postcodeProblem(postcode, country, rules)).toBe(problem);
});
