import { describe, expect, test } from 'vitest';

import { checkPersonal } from '#domain/forms';
import { samplePersonal } from '#machines/samples';

import { contactRules } from '#routes/-shared/contact-rules';
import { checkoutSteps } from './-words';

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
