import { describe, expect, test } from 'vitest';

import { checkPersonal } from '#domain/forms';
import { samplePersonal } from '#machines/samples';

import { contactRules } from './-contact-rules';
import { checkoutSteps, chosenCardWords, confirmedArrival, trackedBy } from './-words';

const states = (steps: ReturnType<typeof checkoutSteps>) => steps.map(({ name, state, to }) => [name, state, to]);

describe('the steps', () => {
  test('at the beginning: the first is current, the card can be gone to once the details are complete', () => {
    expect(states(checkoutSteps('personal', checkPersonal({}, contactRules)))).toEqual([
      ['Personal', 'current', '/Checkout'],
      ['Billing', 'ahead', undefined],
      ['Confirmation', 'ahead', undefined],
    ]);
    expect(states(checkoutSteps('personal', checkPersonal(samplePersonal, contactRules)))[1]).toEqual([
      'Billing',
      'ahead',
      '/Checkout/Payment',
    ]);
  });

  test('at the card: the first is done and can be gone back to', () => {
    expect(states(checkoutSteps('billing', checkPersonal(samplePersonal, contactRules)))).toEqual([
      ['Personal', 'done', '/Checkout'],
      ['Billing', 'current', undefined],
      ['Confirmation', 'ahead', undefined],
    ]);
  });

  test('behind the dialog "Thank you!": the third is current', () => {
    expect(
      states(checkoutSteps('confirmation', checkPersonal(samplePersonal, contactRules))).map(([, state]) => state),
    ).toEqual(['done', 'done', 'current']);
  });
});

test.each([
  { order: undefined, words: '' },
  { order: { placedAt: undefined }, words: '' },
  {
    order: { placedAt: new Date(2025, 5, 15, 12).getTime() },
    words: 'It is expected between Wed 18 Jun and Tue 24 Jun.',
  },
  {
    order: { placedAt: new Date(2025, 5, 15, 12).getTime(), weekend: [0] },
    words: 'It is expected between Wed 18 Jun and Mon 23 Jun.',
  },
])('the confirmation tells when the order arrives: $words', ({ order, words }) => {
  expect(confirmedArrival(order)).toBe(words);
});

describe('what is missing is said', () => {
  test.each([
    { personal: {}, note: 'Your personal details are missing' },
    { personal: { ...samplePersonal, postcode: ' ' }, note: 'Missing: postcode/zip' },
    { personal: { ...samplePersonal, email: 'ada', phone: '' }, note: 'Missing: email address, phone number' },
    { personal: samplePersonal, note: undefined },
  ])('$note', ({ personal, note }) => {
    expect(checkoutSteps('billing', checkPersonal(personal, contactRules))[0]?.note).toBe(note);
  });

  test('and not while the details are being typed', () => {
    expect(checkoutSteps('personal', checkPersonal({}, contactRules)).map(({ note }) => note)).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});

test.each([
  { email: 'ada@larkwood.example', words: 'Track it by this number and ada@larkwood.example.' },
  { email: '', words: 'Track it by this number.' },
])('the confirmation says how the order of "$email" is found again', ({ email, words }) => {
  expect(trackedBy(email)).toBe(words);
});

test.each([
  { typed: '', isSaid: true },
  { typed: '4242', isSaid: true },
  { typed: '4000 0000 0000 1881', isSaid: true },
  { typed: '4242 4242 4242 4242', isSaid: false },
])('which number is left to type is said beside "$typed": $isSaid', ({ typed, isSaid }) => {
  expect(chosenCardWords({ last4: '1881' }, typed)?.includes('1881') ?? false).toBe(isSaid);
});

test('of an expired card the new date is to be typed, too', () => {
  expect(chosenCardWords({ last4: '8431' }, '', true)).toBe(
    'Type the number ending in 8431, its new expiration date and the security code: they are never stored.',
  );
});
