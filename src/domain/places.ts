import { plainWords } from './words';

/** A country as the checkout offers it. */
export interface Country {
  /** ISO 3166-1 alpha-2. */
  readonly code: string;
  readonly name: string;
}

/** How the postcodes of a country are written. */
export interface PostcodeRule {
  /** Such as "A German postcode". */
  readonly what: string;
  /** Of the postcode in capitals, without spaces, hyphens and the country's own letters in front. */
  readonly pattern: RegExp;
  /** Such as "has five digits, like 10115". */
  readonly is: string;
}

/** What is known of the countries of the world: what an address is judged by. */
export interface AddressPlaces {
  readonly countries: readonly Country[];
  /** Codes by other names of a country, in plain words. */
  readonly otherNames: Readonly<Record<string, string>>;
  readonly postcodes: Readonly<Record<string, PostcodeRule>>;
  /** Codes of the countries that have none. */
  readonly withoutPostcodes: readonly string[];
}

/** The same with their phone numbers. */
export interface Places extends AddressPlaces {
  /** Whether a number can be called, from the country when it does not begin with a plus. */
  readonly isPhone: (phone: string, country: string | undefined) => boolean;
}

/** No postcode that is used anywhere has fewer signs, or none of them a digit. */
const SOME_POSTCODE = /^(?=.*\d)[A-Z\d]{3,12}$/;

/** The country that is meant: by its name, another name or its code, whatever the case, spaces and accents. */
export function countryOf(typed: string, { countries, otherNames }: Pick<AddressPlaces, 'countries' | 'otherNames'>) {
  const asked = plain(typed);
  const code = otherNames[asked] ?? asked.toUpperCase();
  return countries.find((country) => plain(country.name) === asked || country.code === code);
}

/** What is wrong with a country, in words for the shopper. */
export function countryProblem(typed: string, places: AddressPlaces): string | undefined {
  if (countryOf(typed, places)) {
    return undefined;
  }
  const near = nearestCountry(typed, places.countries);
  return near ? `Choose a country from the list. Did you mean ${near.name}?` : 'Choose a country from the list.';
}

/** What is wrong with a phone number. */
export function phoneProblem(typed: string, countryTyped: string, places: Places): string | undefined {
  const country = countryOf(countryTyped, places);
  if (places.isPhone(typed, country?.code)) {
    return undefined;
  }
  return country
    ? `Enter a phone number of ${withArticle(country.name)}, or one that begins with + and a country code.`
    : 'Enter a whole phone number, best with + and the country code.';
}

/** What is wrong with a postcode; where there are none, any word will do. */
export function postcodeProblem(typed: string, countryTyped: string, places: AddressPlaces): string | undefined {
  const country = countryOf(countryTyped, places);
  const isEmpty = typed.trim() === '';
  if (country && places.withoutPostcodes.includes(country.code)) {
    return isEmpty ? `There are no postcodes in ${withArticle(country.name)}. Enter “none”.` : undefined;
  }
  const rule = country && places.postcodes[country.code];
  const written = typed.toUpperCase().replaceAll(/[\s\u2010-\u2015-]/g, '');
  const pattern = rule?.pattern ?? SOME_POSTCODE;
  const bare = country ? written.replace(new RegExp(`^${country.code}(?=\\d)`), '') : written;
  if (isEmpty || pattern.test(written) || pattern.test(bare)) {
    return undefined;
  }
  return rule ? `${rule.what} ${rule.is}.` : 'Enter a whole postcode, with its digits.';
}

/** The country whose name begins with what was typed, else the one that is at most two slips away. */
function nearestCountry(typed: string, countries: readonly Country[]): Country | undefined {
  const asked = plain(typed);
  if (asked.length < 3) {
    return undefined;
  }
  const near = countries
    .map((country) => ({ country, slips: slipsBetween(asked, plain(country.name)) }))
    .filter(({ slips }) => slips <= 2)
    .toSorted((one, other) => one.slips - other.slips);
  return countries.find(({ name }) => plain(name).startsWith(asked)) ?? near[0]?.country;
}

/** How many letters must be changed, added or taken away (Levenshtein 1965). */
function slipsBetween(one: string, other: string): number {
  let row = [...other, ''].map((_, place) => place);
  for (const [index, letter] of [...one].entries()) {
    const next = [index + 1];
    for (const [place, sign] of [...other].entries()) {
      const changed = (row[place] ?? 0) + (letter === sign ? 0 : 1);
      next.push(Math.min(changed, (row[place + 1] ?? 0) + 1, (next[place] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

function plain(name: string): string {
  return plainWords(name.replaceAll('.', '').replaceAll('&', ' and ')).join(' ').replace(/^the /, '');
}

const ARTICLE =
  /^(United|Netherlands|Philippines|Bahamas|Maldives|Gambia|Comoros|Seychelles)|(Islands|Republic|Territor\w+)$/;

function withArticle(name: string): string {
  return ARTICLE.test(name) ? `the ${name}` : name;
}
