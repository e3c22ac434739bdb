import { beforeAll, describe, expect, test } from 'vitest';

import { checkAddress, checkPersonal } from '#domain/forms';
import { countryOf, countryProblem, postcodeProblem } from '#domain/countries';
import { countries } from '#fixtures/countries';
import { otherCountryNames } from '#fixtures/country-names';
import { postcodes, withoutPostcodes } from '#fixtures/postcodes';
import { samplePersonal } from '#machines/samples';

import { isPhone, loadPhoneNumbers } from './phone';
import { contactRules } from './contact-rules';

beforeAll(loadPhoneNumbers);

describe('a country', () => {
  test.each([
    ['Canada', undefined],
    ['Denmark', undefined],
    // Since 2022 as in most countries.
    ['United Arab Emirates', undefined],
    ['Egypt', [5, 6]],
    ['Israel', [5, 6]],
    ['Afghanistan', [4, 5]],
    ['Iran', [5]],
    ['India', [0]],
  ])('%s has the weekend %s', (typed, weekend) => {
    expect(countryOf(typed, contactRules)?.weekend).toEqual(weekend);
  });

  test.each([
    ['Germany', 'DE'],
    ['  gErMaNy ', 'DE'],
    ['de', 'DE'],
    ['UK', 'GB'],
    ['U.K.', 'GB'],
    ['England', 'GB'],
    ['USA', 'US'],
    ['U.S.A.', 'US'],
    ['the Netherlands', 'NL'],
    ['Holland', 'NL'],
    ['Turkiye', 'TR'],
    ['Turkey', 'TR'],
    ['Cote d’Ivoire', 'CI'],
    ["Côte d'Ivoire", 'CI'],
    ['Antigua & Barbuda', 'AG'],
    ['Österreich', 'AT'],
    ['germ', undefined],
    ['x', undefined],
    ['', undefined],
  ])('"%s" is %s', (typed, code) => {
    expect(countryOf(typed, contactRules)?.code).toBe(code);
  });

  test.each([
    ['germ', 'Choose a country from the list. Did you mean Germany?'],
    ['Untied States', 'Choose a country from the list. Did you mean United States?'],
    ['Frnace', 'Choose a country from the list. Did you mean France?'],
    ['Atlantis', 'Choose a country from the list.'],
    ['🙂', 'Choose a country from the list.'],
    ['(+\\', 'Choose a country from the list.'],
    ['xy', 'Choose a country from the list.'],
    ['Canada', undefined],
  ])('"%s" is answered with "%s"', (typed, problem) => {
    expect(countryProblem(typed, contactRules)).toBe(problem);
  });

  test('every country of the list is known by its name and its code, and every other name leads to one', () => {
    expect(countries.filter(({ name, code }) => countryOf(name, contactRules)?.code !== code)).toEqual([]);
    expect(countries.filter(({ code }) => countryOf(code, contactRules)?.code !== code)).toEqual([]);
    const known = new Set(countries.map(({ code }) => code));
    const codes = [...Object.values(otherCountryNames), ...Object.keys(postcodes), ...withoutPostcodes];
    expect(codes.filter((code) => !known.has(code))).toEqual([]);
    expect(withoutPostcodes.filter((code) => code in postcodes)).toEqual([]);
  });
});

describe('a postcode', () => {
  test.each([
    ['10115', 'Germany'],
    [' D-10115'.slice(3), 'Germany'],
    ['DE-10115', 'Germany'],
    ['sw1a1aa', 'UK'],
    ['SW1A 1AA', 'United Kingdom'],
    ['k1a 0b1', 'Canada'],
    ['B3H-4R2', 'Canada'],
    ['90210', 'USA'],
    ['90210-1234', 'USA'],
    ['1012 AB', 'Netherlands'],
    ['D02 X285', 'Ireland'],
    ['LV-1010', 'Latvia'],
    ['L-1111', 'Luxembourg'],
    ['〒100-0001', 'Japan'],
    ['〒100-0001'.slice(1), 'Japan'],
    ['〒１００－０００１', 'Japan'],
    ['１００ー０００１', 'Japan'],
    ['Ｂ３Ｈ　４Ｒ２', 'Canada'],
    ['١١٥١١', 'Egypt'],
    ['101', 'Madagascar'],
    ['AD500', 'Andorra'],
    ['none', 'Hong Kong'],
    ['-', 'Hong Kong'],
    ['999077', 'Hong Kong'],
    ['AB1 2CD', 'Atlantis'],
    ['', 'Germany'],
  ])('"%s" is one of %s', (typed, country) => {
    expect(postcodeProblem(typed, country, contactRules)).toBeUndefined();
  });

  test.each([
    ['x', 'Germany', 'A German postcode has five digits, like 10115.'],
    ['1011', 'Germany', 'A German postcode has five digits, like 10115.'],
    ['x', 'usa', 'An American zip code has five digits, or nine, like 90210.'],
    ['10115', 'United Kingdom', 'A British postcode has two parts, like SW1A 1AA.'],
    ['x', 'Andorra', 'Enter a whole postcode, with its digits.'],
    ['<script>', 'Andorra', 'Enter a whole postcode, with its digits.'],
    ['x', 'germ', 'Enter a whole postcode, with its digits.'],
    ['', 'Hong Kong', 'There are no postcodes in Hong Kong. Enter “none”.'],
    [' ', 'Bahamas', 'There are no postcodes in the Bahamas. Enter “none”.'],
  ])('"%s" in %s: %s', (typed, country, problem) => {
    expect(postcodeProblem(typed, country, contactRules)).toBe(problem);
  });

  test('every rule accepts its own example', () => {
    const refused = Object.entries(postcodes).filter(([code, { is }]) => {
      const [, example = ''] = / like (.+)$/.exec(is) ?? [];
      return example === '' || postcodeProblem(example, code, contactRules) !== undefined;
    });
    expect(refused).toEqual([]);
  });
});

test.each([
  ['12', 'DE', false],
  ['030 901820', 'DE', true],
  ['+49 30 901820', 'FR', true],
  ['+1 902 555 0142', 'CA', true],
  // Numbers reserved for fiction.
  ['(555) 123-4567', 'US', true],
  ['07700 900123', 'GB', true],
  ['(902) 555-0142', 'CA', true],
  ['12', 'GB', false],
  ['+12', undefined, false],
  ['12', undefined, false],
  ['12345', undefined, true],
  ['12345', 'AQ', true],
  ['call me', 'DE', false],
  ['🙂', undefined, false],
])('"%s" is a phone number in %s: %s', (typed, country, isOne) => {
  expect(isPhone(typed, country)).toBe(isOne);
});

test.each([
  { values: samplePersonal, problems: {} },
  {
    values: { ...samplePersonal, country: 'germ', phone: '12', postcode: 'x' },
    problems: {
      phone: 'Enter a full phone number, starting with + and the country code.',
      country: 'Choose a country from the list. Did you mean Germany?',
      postcode: 'Enter a whole postcode, with its digits.',
    },
  },
  {
    values: { ...samplePersonal, country: 'United States', phone: '12' },
    problems: {
      phone: 'Enter a phone number for the United States, or start with + and the country code.',
      postcode: 'An American zip code has five digits, or nine, like 90210.',
    },
  },
  { values: { ...samplePersonal, country: ' ' }, problems: { country: 'Enter your country.' } },
  {
    values: { ...samplePersonal, country: 'Macao', phone: '+853 2833 1718', postcode: '' },
    problems: { postcode: 'There are no postcodes in Macao. Enter “none”.' },
  },
  {
    values: { ...samplePersonal, phone: '', postcode: '' },
    problems: { phone: 'Enter your phone number.', postcode: 'Enter your postcode or zip.' },
  },
])('personal details are judged: $problems', ({ values, problems }) => {
  expect(Object.entries(checkPersonal(values, contactRules))).toEqual(Object.entries(problems));
});

test.each([
  { values: { street: 'Alley 1', city: 'Berlin', postcode: '10115', country: 'Germany' }, problems: {} },
  {
    values: { street: '', city: 'Berlin', postcode: 'x', country: 'Germany' },
    problems: { street: 'Enter a street and number.', postcode: 'A German postcode has five digits, like 10115.' },
  },
  {
    values: { street: 'Alley 1', city: 'Doha', postcode: '', country: 'Qatar' },
    problems: { postcode: 'There are no postcodes in Qatar. Enter “none”.' },
  },
  {
    values: { street: 'Alley 1', city: 'Berlin', postcode: '', country: '' },
    problems: { postcode: 'Enter a postcode or zip.', country: 'Enter a country.' },
  },
])('an address is judged alike: $problems', ({ values, problems }) => {
  expect(Object.entries(checkAddress(values, contactRules))).toEqual(Object.entries(problems));
});
