import { describe, expect, test } from 'vitest';

import { contactRules } from '#routes/-shared/contact-rules';

import type { FieldCheck, FieldValues } from './fields';
import { BAD_EMAIL, checkNewsletter, isEmail } from './fields';
import { checkCard, checkLogIn, checkPersonal, checkSignUp, checkTrackOrder, signUpAdvice } from './forms';
import { checkContact } from './contact-form';
import { checkReview } from './review';

const email = 'ada@larkwood.example';

const forms: readonly { form: string; check: FieldCheck; full: FieldValues }[] = [
  {
    form: 'checkout personal',
    check: (values) => checkPersonal(values, contactRules),
    full: {
      firstName: 'Ada',
      lastName: 'Sample',
      email,
      phone: '22 12 34 56',
      city: 'Oslo',
      country: 'Norway',
      postcode: '0150',
    },
  },
  {
    form: 'contact',
    check: checkContact,
    full: { name: 'Ada', email, phone: '01234', subject: 'Oak', message: 'Hello' },
  },
  { form: 'review', check: checkReview, full: { username: 'Ada', email, review: 'It stands.' } },
  { form: 'sign-up', check: checkSignUp, full: { fullName: 'Ada Sample', email, password: 'a', confirmPassword: 'b' } },
  { form: 'login', check: checkLogIn, full: { login: '0123', password: 'a' } },
  { form: 'track order', check: checkTrackOrder, full: { orderid: 'LW-1', email } },
  {
    form: 'card',
    check: (values) =>
      checkCard(
        {
          name: values['name'] ?? '',
          cardnum: values['cardnum'] ?? '',
          expiry: values['expiry'] ?? '',
          cvv: values['cvv'] ?? '',
        },
        new Date(2025, 5, 15),
      ),
    full: { name: 'Ada', cardnum: '1', expiry: '06/25', cvv: '1' },
  },
];

describe.each(forms)('the $form form', ({ check, full }) => {
  test('lets a full form through', () => {
    expect(check(full)).toEqual({});
  });

  test.each(Object.keys(full))('requires %s', (field) => {
    expect(Object.keys(check({ ...full, [field]: '  ' }))).toEqual([field]);
  });

  test('reports every gap of an empty form, in the order of its fields', () => {
    expect(Object.keys(check({}))).toEqual(Object.keys(full));
  });
});

test.each(['call me', '1234', '٤'])('a message cannot be answered by the phone number %j', (phone) => {
  const values = { name: 'Ada', email, phone, subject: 'Oak', message: 'Hello' };
  expect(checkContact(values)).toEqual({ phone: 'Enter a full phone number.' });
});

test.each([
  { expiry: '', message: 'Expiration date is required.' },
  { expiry: '05/25', message: 'Your card is expired.' },
])('of the expiry "$expiry" the card form says: $message', ({ expiry, message }) => {
  const card = { name: 'Ada', cardnum: '1', expiry, cvv: '1' };
  expect(checkCard(card, new Date(2025, 5, 15))).toEqual({ expiry: message });
});

test.each(['\u200B', ' \u2060\uFEFF ', '\u00AD\t', '\u3164', '\u2800'])(
  'nothing can be seen of %j: it is asked for',
  (city) => {
    expect(Object.keys(checkPersonal({ ...forms[0]?.full, city }, contactRules))).toEqual(['city']);
  },
);

test.each(['Å', '李', '\u{1F3E0}', 'O\u200B'])('%j can be seen', (city) => {
  expect(checkPersonal({ ...forms[0]?.full, city }, contactRules)).toEqual({});
});

test('what is empty is asked for, whatever its rules would say of it', () => {
  expect(checkPersonal({ firstName: 'Ada', lastName: 'Sample', email, city: 'Oslo' }, contactRules)).toEqual({
    phone: 'Enter your phone number.',
    country: 'Enter your country.',
    postcode: 'Enter your postcode or zip.',
  });
});

test('sign-up never blocks on a mismatch, a short password, unticked terms or an odd email', () => {
  const values = { fullName: 'Ada', email: 'ada', password: 'a', confirmPassword: 'b' };
  expect(checkSignUp(values)).toEqual({});
  expect(signUpAdvice(values)).toEqual({
    email: 'That does not look like an email address.',
    password: 'A password of eight characters or more is harder to guess.',
    confirmPassword: 'The two passwords are not the same.',
    terms: 'The terms are not ticked. You can still sign up.',
  });
});

test.each([
  { typed: 'half an email', values: { email: 'ada' } },
  { typed: 'half a password', values: { email: 'ada@example.com', password: 'long' } },
  {
    typed: 'half of the same password',
    values: { password: 'long enough', confirmPassword: 'long', terms: '' },
    terms: true,
  },
])('sign-up says nothing yet about $typed', ({ values, terms }) => {
  expect(Object.keys(signUpAdvice(values))).toEqual(terms ? ['terms'] : []);
});

test('sign-up says nothing of a password of eight characters', () => {
  expect(signUpAdvice({ password: '12345678', confirmPassword: '12345678', terms: 'on' })).toEqual({});
  expect(Object.keys(signUpAdvice({ password: '1234567', confirmPassword: '1234567', terms: 'on' }))).toEqual([
    'password',
  ]);
});

test('sign-up advises on a password that was left half repeated', () => {
  const values = { password: 'long enough', confirmPassword: 'long', terms: 'on' };
  expect(signUpAdvice(values)).toEqual({ confirmPassword: 'The two passwords are not the same.' });
});

test.each([
  'ada@example.com',
  ' ada@example.com ',
  "o'neil+shop@sub.example.co",
  'ADA@EXAMPLE.COM',
  '`ada`@example.com',
  'max@müller.de',
  'zoë@example.com',
  '用户@例え.jp',
  'ana＠example.com',
  'ａｎａ１@example．com',
])('%s is an email', (text) => {
  expect(isEmail(text)).toBe(true);
});

test.each([
  '',
  'ada',
  'ada@',
  '@example.com',
  'ada@example',
  'a da@example.com',
  'a\u{A0}da@example.com',
  'ada@exam ple.com',
  'ada@exam_ple.com',
  'ada@-x.com',
  'ada@x-.com',
])('"%s" is no email', (text) => {
  expect(isEmail(text)).toBe(false);
  expect(checkNewsletter({ email: text })).toEqual({ email: BAD_EMAIL });
});
