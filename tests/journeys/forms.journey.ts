import type { Locator } from 'playwright-core';
import { describe, expect } from 'vitest';

import { settled, test, VIEWPORT_NAMES } from '../support/browser';
import { keptText, inShop, see } from './pages/shop';

describe.each(VIEWPORT_NAMES)('forms on a %s', (width) => {
  test('the contact form has name, email, phone number, subject and message, all required', async ({ openShop }) => {
    const I = inShop(await openShop({ width, path: '/ContactUs' }));
    const fields = contactFields(I.main);
    await seeAllRequired(Object.values(fields));
    await expect(fields.email.getAttribute('type')).resolves.toBe('email');
    await expect(fields.phone.getAttribute('type')).resolves.toBe('tel');
    await I.see('+1 (902) 555-0142');
    await expect(I.main.locator('a[href^="mailto:"]').count()).resolves.toBe(2);
    await I.see(/placeholder/i);
  });

  test('a message gives a receipt with a copy and clears the form; nothing claims that it was sent', async ({
    openShop,
  }) => {
    const I = inShop(await openShop({ width, path: '/ContactUs' }));
    const fields = contactFields(I.main);
    await fields.name.fill('Ada Quill');
    await fields.email.fill('ada@example.com');
    await fields.phone.fill('0902 555 0142');
    await fields.subject.fill('A lamp for the hall');
    await I.page.reload();
    await settled(I.page);
    // The draft is restored.
    await expect.poll(() => fields.subject.inputValue()).toBe('A lamp for the hall');
    await fields.message.fill(`Does the Pebble lamp come in grey?${'\nWe have looked at it twice.'.repeat(60)}`);
    await I.main.getByRole('button', { name: /send/i }).click();
    await I.see(/^Does the Pebble lamp come in grey\?/);
    const thanks = I.main.getByRole('heading', { name: 'Thank you, your message is kept' });
    await I.seeFocusOn(thanks);
    await expect(thanks.evaluate((title) => title.getBoundingClientRect().top)).resolves.toBeGreaterThan(0);
    await expect(I.main.innerText()).resolves.not.toMatch(/\bsent\b/i);
    await expect(valuesOf(fields)).resolves.toEqual(['', '', '', '', '']);
    await I.page.reload();
    await settled(I.page);
    await expect(valuesOf(fields)).resolves.toEqual(['', '', '', '', '']);
  });

  test('the thanks for a long review come into sight, and those for another one are told anew', async ({
    openShop,
  }) => {
    const I = inShop(await openShop({ width, path: '/Products/ProductDetail/Arc-Floor-Lamp' }));
    await I.main.getByRole('tab', { name: 'Reviews' }).click();
    const thanks = I.main.getByRole('status').filter({ hasText: 'Thank you.' });
    const post = async () => {
      await I.main.getByRole('textbox', { name: 'Name' }).fill('Ada Quill');
      await I.main.getByRole('textbox', { name: 'Email' }).fill('ada@example.com');
      await I.main
        .getByRole('textbox', { name: 'Review' })
        .fill(`It hums with light.${'\nEvery evening.'.repeat(120)}`);
      await I.main.getByRole('button', { name: 'Post review' }).click();
    };
    await post();
    await see(thanks);
    await expect.poll(() => isInWindow(thanks)).toBe(true);
    const first = await thanks.textContent();
    await post();
    await expect.poll(() => thanks.textContent()).not.toBe(first);
    await expect.poll(() => isInWindow(thanks)).toBe(true);
  });

  test('an incomplete contact form lists what is missing, keeps what was typed, and reports nothing while typing', async ({
    openShop,
  }) => {
    const I = inShop(await openShop({ width, path: '/ContactUs' }));
    const fields = contactFields(I.main);
    await fields.email.fill('ada@');
    await fields.email.blur();
    await expect(I.main.getByRole('alert').count()).resolves.toBe(0);
    await expect(fields.email.getAttribute('aria-invalid')).resolves.not.toBe('true');
    await I.main.getByRole('button', { name: /send/i }).click();
    const summary = I.main.getByRole('alert').first();
    await see(summary);
    await I.see('There is a problem', summary);
    await I.seeFocusIn(summary);
    await expect(summary.getByRole('link').count()).resolves.toBe(5);
    await expect(fields.email.inputValue()).resolves.toBe('ada@');
    await fields.email.fill('ada@example.com');
    await expect.poll(() => fields.email.getAttribute('aria-invalid')).not.toBe('true');
  });

  test('the signup form has full name, email as plain text, password, confirm password and terms, all required', async ({
    openShop,
  }) => {
    const I = inShop(await openShop({ width, path: '/SignUp' }));
    const fields = signUpFields(I.main);
    await seeAllRequired(Object.values(fields));
    await expect(fields.email.getAttribute('type')).resolves.toBe('text');
  });

  test('passwords that differ and unticked terms are advice, and sign up goes on', async ({ openShop }) => {
    const I = inShop(await openShop({ width, path: '/SignUp' }));
    const fields = signUpFields(I.main);
    await fields.fullName.fill('Ada Quill');
    await fields.email.fill('ada@example.com');
    await fields.password.fill('a quiet afternoon');
    await fields.confirm.fill('another afternoon');
    await I.main.getByRole('button', { name: 'Sign Up', exact: true }).click();
    await I.seeHeading(/Ada Quill/);
    const stored = await keptText(I.page);
    expect(stored).toContain('Ada Quill');
    expect(stored).not.toMatch(/quiet afternoon|another afternoon/);
    await I.page.goto('/Checkout');
    await settled(I.page);
    await expect.poll(() => I.main.getByLabel(/^first name/i).inputValue()).toBe('Ada');
    await expect(I.main.getByLabel(/^email/i).inputValue()).resolves.toBe('ada@example.com');
  });

  test('password fields have show and hide toggles of their own', async ({ openShop }) => {
    const I = inShop(await openShop({ width, path: '/SignUp' }));
    const { password, confirm } = signUpFields(I.main);
    await password.fill('a quiet afternoon');
    await expect(password.getAttribute('type')).resolves.toBe('password');
    await I.press('Show password');
    await expect.poll(() => password.getAttribute('type')).toBe('text');
    await expect(confirm.getAttribute('type')).resolves.toBe('password');
    await I.press('Hide password');
    await expect.poll(() => password.getAttribute('type')).toBe('password');
    await I.press('Show confirm password');
    await expect.poll(() => confirm.getAttribute('type')).toBe('text');
    await expect(password.inputValue()).resolves.toBe('a quiet afternoon');
  });

  test('the login form takes email or phone and a password, both required', async ({ openShop }) => {
    const I = inShop(await openShop({ width, path: '/LogIn' }));
    const fields = [I.main.getByLabel(/email or phone/i), I.main.getByLabel(/^password/i)];
    await seeAllRequired(fields);
    await fields[0]?.fill('0902 555 0142');
    await fields[1]?.fill('whatever it is');
    await I.main.getByRole('button', { name: 'Log In', exact: true }).click();
    // Unknown details get one neutral sentence, and stay in the fields.
    await see(I.main.getByRole('alert').first());
    await expect(fields[0]?.inputValue()).resolves.toBe('0902 555 0142');
    await expect(fields[1]?.inputValue()).resolves.toBe('whatever it is');
    await I.press('Show password');
    await expect.poll(() => fields[1]?.getAttribute('type')).toBe('text');
  });

  test('who has signed up can log out and in again', async ({ openShop }) => {
    const I = inShop(await openShop({ width, path: '/SignUp' }));
    const fields = signUpFields(I.main);
    await fields.fullName.fill('Ada Quill');
    await fields.email.fill('ada@example.com');
    await fields.password.fill('a quiet afternoon');
    await fields.confirm.fill('a quiet afternoon');
    await fields.terms.check();
    await I.main.getByRole('button', { name: 'Sign Up', exact: true }).click();
    await I.seeHeading(/Ada Quill/);
    await I.page.goto('/LogIn');
    await settled(I.page);
    await I.press('Log out');
    await I.main.getByLabel(/email or phone/i).fill('ADA@example.com');
    await I.main.getByLabel(/^password/i).fill('x');
    await I.main.getByRole('button', { name: 'Log In', exact: true }).click();
    await I.see(/Ada Quill/);
  });

  test('the order tracking form asks for an order ID and a billing email', async ({ openShop }) => {
    const I = inShop(await openShop({ width, path: '/MyAccount/TrackOrder' }));
    const fields = [I.main.getByLabel(/order id/i), I.main.getByLabel(/billing email/i)];
    await seeAllRequired(fields);
    await I.main.getByRole('button', { name: /^track/i }).click();
    await I.see('There is a problem');
    await I.seePath('/MyAccount/TrackOrder');
    await I.main.getByLabel(/order id/i).fill('LW-1');
    await I.main.getByLabel(/billing email/i).fill('ada@example.com');
    await I.page.reload();
    await expect
      .poll(() => Promise.all(fields.map((field) => field.inputValue())))
      .toEqual(['LW-1', 'ada@example.com']);
  });
});

function contactFields(main: Locator) {
  return {
    name: main.getByLabel(/^name/i),
    email: main.getByLabel(/^email/i),
    phone: main.getByLabel(/^phone number/i),
    subject: main.getByLabel(/^subject/i),
    message: main.getByRole('textbox', { name: /^message/i }),
  };
}

function signUpFields(main: Locator) {
  return {
    fullName: main.getByLabel(/^full name/i),
    email: main.getByLabel(/^email/i),
    password: main
      .getByRole('textbox', { name: /^password/i })
      .or(main.getByLabel('Password', { exact: true }))
      .first(),
    confirm: main.getByLabel('Confirm password', { exact: true }),
    terms: main.getByRole('checkbox', { name: /terms/i }),
  };
}

/** The values of the visible fields. */
async function valuesOf(fields: Readonly<Record<string, Locator>>): Promise<string[]> {
  const shown = Object.values(fields).map((field) => field.filter({ visible: true }).inputValue());
  return Promise.all(shown);
}

async function seeAllRequired(fields: readonly Locator[]): Promise<void> {
  for (const field of fields) {
    await expect(field.evaluate((input: HTMLInputElement) => input.required)).resolves.toBe(true);
  }
}

function isInWindow(part: Locator): Promise<boolean> {
  return part.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return top >= 0 && bottom <= window.innerHeight;
  });
}
