import type { Weekend } from './delivery';
import { comparable } from './fields';
import { normalizedWords } from './words';

/** A country of the checkout's list. */
export interface Country {
  /** ISO 3166-1 alpha-2. */
  readonly code: string;
  readonly name: string;
  /** Undefined where it is Saturday and Sunday. */
  readonly weekend?: Weekend;
}

/** Format of a country's postcodes. */
export interface PostcodeRule {
  /** Such as "A German postcode". */
  readonly what: string;
  /** Matches upper case, without spaces, hyphens and country prefix. */
  readonly pattern: RegExp;
  /** Such as "has five digits, like 10115". */
  readonly is: string;
}

/** Data by which an address is validated. */
export interface AddressRules {
  readonly countries: readonly Country[];
  /** Codes by other names of a country, normalized. */
  readonly otherNames: Readonly<Record<string, string>>;
  readonly postcodes: Readonly<Record<string, PostcodeRule>>;
  /** Codes of countries without postcodes. */
  readonly withoutPostcodes: readonly string[];
}

/** Data by which personal details are validated. */
export interface ContactRules extends AddressRules {
  /** True for a valid number; `country` is needed unless it begins with a plus. */
  readonly isPhone: (phone: string, country: string | undefined) => boolean;
}

/** In the name of a country that is suggested. */
const MAX_TYPOS = 2;

/** Every postcode in use has at least three characters, one of them a digit. */
const SOME_POSTCODE = /^(?=.*\d)[A-Z\d]{3,12}$/;

/** Finds a country by name, other name or code, ignoring case, spaces and accents. */
export function countryOf(typed: string, { countries, otherNames }: Pick<AddressRules, 'countries' | 'otherNames'>) {
  const wanted = normalized(typed);
  const code = otherNames[wanted] ?? wanted.toUpperCase();
  return countries.find((country) => normalized(country.name) === wanted || country.code === code);
}

/** The error message for a country. */
export function countryProblem(typed: string, rules: AddressRules): string | undefined {
  if (countryOf(typed, rules)) {
    return undefined;
  }
  const near = nearestCountry(typed, rules.countries);
  return near ? `Choose a country from the list. Did you mean ${near.name}?` : 'Choose a country from the list.';
}

/** The error message for a phone number. */
export function phoneProblem(typed: string, countryTyped: string, rules: ContactRules): string | undefined {
  const country = countryOf(countryTyped, rules);
  if (rules.isPhone(typed, country?.code)) {
    return undefined;
  }
  return country
    ? `Enter a phone number for ${withArticle(country.name)}, or start with + and the country code.`
    : 'Enter a full phone number, starting with + and the country code.';
}

/** The error message for a postcode; any text will do in a country without postcodes. */
export function postcodeProblem(typed: string, countryTyped: string, rules: AddressRules): string | undefined {
  const country = countryOf(countryTyped, rules);
  const isEmpty = typed.trim() === '';
  if (country && rules.withoutPostcodes.includes(country.code)) {
    return isEmpty ? `There are no postcodes in ${withArticle(country.name)}. Enter “none”.` : undefined;
  }
  const rule = country && rules.postcodes[country.code];
  const written = comparable(typed)
    .toUpperCase()
    .replaceAll(/[\s\u2010-\u2015\u2212\u3012\u30FC-]/g, '');
  const pattern = rule?.pattern ?? SOME_POSTCODE;
  const unprefixed = country ? written.replace(new RegExp(`^${country.code}(?=\\d)`), '') : written;
  if (isEmpty || pattern.test(written) || pattern.test(unprefixed)) {
    return undefined;
  }
  return rule ? `${rule.what} ${rule.is}.` : 'Enter a whole postcode, with its digits.';
}

/** The country whose name begins with the typed text, else the closest one with at most two typos. */
function nearestCountry(typed: string, countries: readonly Country[]): Country | undefined {
  const wanted = normalized(typed);
  if (wanted.length < 3) {
    return undefined;
  }
  const near = countries
    .map((country) => ({ country, name: normalized(country.name) }))
    // Each letter more or less is a typo as well, and a text may be long.
    .filter(({ name }) => Math.abs(name.length - wanted.length) <= MAX_TYPOS)
    .map(({ country, name }) => ({ country, edits: editDistance(wanted, name) }))
    .filter(({ edits }) => edits <= MAX_TYPOS)
    .toSorted((one, other) => one.edits - other.edits);
  return countries.find(({ name }) => normalized(name).startsWith(wanted)) ?? near[0]?.country;
}

/** Levenshtein distance. */
function editDistance(one: string, other: string): number {
  let row = [...other, ''].map((_, column) => column);
  for (const [index, letter] of [...one].entries()) {
    const next = [index + 1];
    for (const [column, sign] of [...other].entries()) {
      const changed = (row[column] ?? 0) + (letter === sign ? 0 : 1);
      next.push(Math.min(changed, (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1));
    }
    row = next;
  }
  return row[row.length - 1] ?? 0;
}

function normalized(name: string): string {
  return normalizedWords(name.replaceAll('.', '').replaceAll('&', ' and ')).join(' ').replace(/^the /, '');
}

const ARTICLE =
  /^(United|Netherlands|Philippines|Bahamas|Maldives|Gambia|Comoros|Seychelles)|(Islands|Republic|Territor\w+)$/;

function withArticle(name: string): string {
  return ARTICLE.test(name) ? `the ${name}` : name;
}
