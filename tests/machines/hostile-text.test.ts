import fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import type { AnyActorRef } from 'xstate';

import { cardBrand, expiryProblem, groupedCardNumber, parseMonth } from '#domain/card';
import { countryProblem, phoneProblem, postcodeProblem } from '#domain/countries';
import { isEmail } from '#domain/fields';
import { foundBy } from '#domain/found-products';
import { clampQuantity, parseQuantity } from '#domain/quantity';
import { seededRandom } from '#domain/random';
import { sameSlug, slug, titleFromSlug } from '#domain/slug';
import { singular, stem } from '#domain/similar-words';
import { normalizedWords } from '#domain/words';
import { products } from '#fixtures/products';
import { sessionFromLink } from '#kit/session/link';
import { parseSession } from '#kit/session/session';
import { machinesBelow } from '#kit/session/states';
import { SLICE_NAMES, sliceKey, sliceOfKey } from '#machines/shop/stored';
import { findWritten, written } from '#machines/shop/written';
import { contactRules } from '#routes/-shared/contact-rules';
import { formattedPhone } from '#routes/-shared/phone-numbers';
import { policyName } from '#routes/PrivacyPolicy/-policy-name';
import { catalogueSearch, queryOf } from '#routes/Products/-search';
import { parseJson } from '#shop/world';
import { readAddress } from '#statecharts/address';

import { HOSTILE, hostileText, someHostile } from '../support/hostile-text';
import { INVARIANTS, observeInvariants } from '../support/invariants';
import { memoryWorld } from '../support/memory-world';
import { openRecordedShop, runCommand } from '../support/shop-commands';
import { now, openShopWith } from '../support/stored-shop';
import { runs, seed } from '../support/trust';
import versionOne from './stored/v1.json';

const UNPOLLUTED = Object.getOwnPropertyNames(Object.prototype).toSorted();

afterEach(() => expect(Object.getOwnPropertyNames(Object.prototype).toSorted()).toEqual(UNPOLLUTED));

test('the corpus has at least 500 strings, none of them twice', () => {
  expect(HOSTILE.length).toBeGreaterThanOrEqual(500);
  expect(new Set(HOSTILE).size).toBe(HOSTILE.length);
});

/** Every parser of what a shopper, an address or a device says, with what must hold of any text. */
const PARSERS: Readonly<Record<string, (text: string) => void>> = {
  'a month of a card': (text) => {
    const month = parseMonth(text);
    expect(month === undefined || (month.month >= 1 && month.month <= 12 && Number.isInteger(month.year))).toBe(true);
    expect([undefined, 'missing', 'expired']).toContain(expiryProblem(text, now()));
  },
  'a card number': (text) => {
    const grouped = groupedCardNumber(text);
    expect(grouped).toMatch(/^[\d ]{0,23}$/);
    expect(groupedCardNumber(grouped)).toBe(grouped);
    expect(cardBrand(text)).toBe(cardBrand(grouped));
  },
  'a quantity': (text) => {
    const quantity = clampQuantity(parseQuantity(text), 9);
    expect([1, 2, 3, 4, 5, 6, 7, 8, 9]).toContain(quantity);
  },
  'an email address': (text) => {
    const lines = text.trim().split(/[\r\n]/).length;
    expect(isEmail(text) && lines > 1).toBe(false);
  },
  'country, postcode and phone': (text) => {
    const problems = [
      countryProblem(text, contactRules),
      postcodeProblem(text, 'Canada', contactRules),
      postcodeProblem('B3H 4R2', text, contactRules),
      phoneProblem(text, 'Canada', contactRules),
      phoneProblem('9025550142', text, contactRules),
    ];
    expect(problems.filter((problem) => problem !== undefined && !/^[A-Z].*[.?]$/s.test(problem))).toEqual([]);
    const digits = (phone: string) => phone.replaceAll(/\D/g, '');
    expect(digits(formattedPhone(text, 'CA'))).toBe(digits(text));
  },
  'a path segment': (text) => {
    expect(slug(text)).not.toMatch(/\s/);
    expect(sameSlug(text, text.trim())).toBe(true);
    expect(titleFromSlug(text)).not.toMatch(/[-_]/);
    expect(policyName(text).title).toMatch(/[^\s\p{Cc}\p{Cf}]/u);
  },
  'words of a search': (text) => {
    const words = normalizedWords(text);
    expect(words.filter((word) => !/^[\p{L}\p{N}]+$/u.test(word))).toEqual([]);
    words.forEach((word) => [singular(word), stem(word)].forEach((short) => expect(short).not.toBe('')));
  },
  'the search parameters of the catalogue': (text) => {
    const search = catalogueSearch({ category: text, band: text, q: text, sort: text, page: text });
    expect(catalogueSearch({ ...search })).toEqual(search);
    expect(queryOf(search).page).toBe(1);
  },
  'JSON of a device': (text) => {
    const value = parseJson(text);
    expect(value === undefined || JSON.stringify(value) !== undefined).toBe(true);
    SLICE_NAMES.forEach((slice) => findWritten(slice, value ?? text, products));
    expect(sliceOfKey(text)).toBe(SLICE_NAMES.find((slice) => sliceKey(slice) === text));
  },
  'sessions and addresses of the statecharts': (text) => {
    expect(() => parseSession(text)).toThrow(Error);
    expect(() => sessionFromLink(text)).toThrow(Error);
    readAddress(`?machine=${text}&state=${text}`, text);
  },
};

describe.each(Object.entries(PARSERS))('%s', (_, holds) => {
  test('can be any of the corpus', () => {
    expect(() => HOSTILE.forEach(holds)).not.toThrow();
  });

  test('can be any text', () => {
    fc.assert(fc.property(hostileText, holds), runs(300));
  });
});

test('a search for any text finds products of the shop, and none of it is code of a pattern', async () => {
  const index = await memoryWorld().content.index();
  for (const q of someHostile(150)) {
    const { ids, count } = foundBy(index, { category: 'all', band: 'all', q, sort: 'featured', page: 1 });
    expect(ids.length).toBeLessThanOrEqual(count);
    expect(ids.every((id) => products.some((product) => product.id === id))).toBe(true);
  }
});

describe('any JSON in place of what is stored', () => {
  test.each(SLICE_NAMES)('%s is read, and what is read can be written and read again', (slice) => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 5 }), fc.constantFrom(0, 1, 2, '1', null), (data, v) => {
        const { kept, isNewer } = findWritten(slice, { v, data }, products);
        if (kept && !isNewer) {
          const again = findWritten(slice, written(slice, kept, products), products).kept;
          expect([...(again?.entries ?? [])]).toEqual([...kept.entries]);
        }
      }),
      runs(300),
    );
  });
});

/** Forms by the page they are on. */
const PAGES = [
  { page: 'contact', scope: '/ContactUs', params: {} },
  { page: 'sign-up', scope: '/SignUp', params: {} },
  { page: 'log-in', scope: '/LogIn', params: {} },
  { page: 'track-order', scope: '/MyAccount/TrackOrder', params: {} },
  { page: 'checkout', scope: '/Checkout', params: { step: 'personal' } },
  { page: 'add-card', scope: '/MyAccount/PaymentAndBilling', params: {} },
  { page: 'product', scope: '/Products/ProductDetail/42', params: { productId: 42 } },
] as const;

test.each(PAGES)('every field of $page takes the corpus, keeps what is typed, and every invariant holds', (page) => {
  const recorded = openRecordedShop();
  const check = observeInvariants(recorded, INVARIANTS);
  runCommand(recorded, { kind: 'open', ...page });
  const forms = () => machinesBelow(recorded.shop.actor).filter((actor) => logicOf(actor) === 'form');
  expect(forms().length).toBeGreaterThan(0);
  for (const text of someHostile(40)) {
    for (const form of forms()) {
      for (const field of Object.keys(valuesOf(form))) {
        form.send({ type: 'field.changed', field, value: text });
        const kept = valuesOf(form)[field] ?? '';
        expect(lettersOf(kept), `${field}: ${text}`).toBe(field === 'cardnum' ? cardDigitsOf(text) : lettersOf(text));
      }
      form.send({ type: 'form.submitted' });
    }
    check();
  }
  const texts = JSON.stringify(recorded.shop.world.local.read('larkwood.savedCards') ?? '');
  expect(texts).not.toMatch(/cvv/);
});

function logicOf(actor: AnyActorRef): string {
  return (actor as unknown as { readonly logic: { readonly id?: string } }).logic.id ?? '';
}

function valuesOf(form: AnyActorRef): Readonly<Record<string, string>> {
  const { context } = form.getSnapshot() as { readonly context: { readonly values: Readonly<Record<string, string>> } };
  return context.values;
}

/** A card has at most 19 digits, one of American Express 15. */
function cardDigitsOf(text: string): string {
  const digits = text.replaceAll(/[^0-9]/g, '');
  return digits.slice(0, /^3[47]/.test(digits) ? 15 : 19);
}

/** What formatting must not change. */
function lettersOf(text: string): string {
  return text.replaceAll(/[^\p{L}\p{N}]/gu, '');
}

test('a hostile text anywhere in what is stored costs one element at most, and a reload shows the same', () => {
  const random = seededRandom(seed);
  const lists = ['larkwood.orders', 'larkwood.savedCards', 'larkwood.outbox'] as const;
  const whole = openShopWith(versionOne).kept() as Readonly<Record<string, unknown>>;
  for (const text of someHostile(80)) {
    const stored = structuredClone(versionOne);
    Object.values(stored).forEach(({ data }) => replaceOne(data, text, random));
    const { shop, world, kept } = openShopWith(stored);
    const read = kept() as Readonly<Record<string, unknown>>;
    for (const key of lists) {
      const name = key.replace('larkwood.', '');
      expect((read[name] as unknown[]).length, `${name}: ${text}`).toBeGreaterThanOrEqual(
        (whole[name] as unknown[]).length - 1,
      );
    }
    shop.member('cart').send({ type: 'line.added', productId: 6, qty: 1 });
    const after = kept();
    const reopened = openShopWith(world.written('local')).kept();
    expect(reopened, `with ${text}`).toEqual(after);
  }
});

/** Puts a text in place of one value somewhere in some data. */
function replaceOne(data: unknown, text: string, random: () => number): void {
  if (typeof data !== 'object' || data === null) {
    return;
  }
  const keys = Object.keys(data);
  const key = keys[Math.floor(random() * keys.length)] ?? '';
  const record = data as Record<string, unknown>;
  if (typeof record[key] === 'object' && record[key] !== null && random() < 0.9) {
    replaceOne(record[key], text, random);
  } else if (keys.length > 0) {
    record[key] = text;
  }
}
