import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';

import { test } from '../support/browser';
import { productPath, THE } from './pages/facts';
import { inShop, see } from './pages/shop';

interface FormCase {
  readonly form: string;
  readonly path: string;
  readonly send: RegExp;
  /** Opens the form, where it is in a dialog. */
  readonly open?: (page: Page) => Promise<unknown>;
}

const FORMS: readonly FormCase[] = [
  { form: 'contact', path: '/ContactUs', send: /send/i },
  { form: 'sign up', path: '/SignUp', send: /^sign up/i },
  { form: 'log in', path: '/LogIn', send: /^log in/i },
  { form: 'personal details', path: '/Checkout', send: /continue|billing|payment/i },
  { form: 'card', path: '/Checkout/Payment', send: /^pay/i },
  { form: 'order tracking', path: '/MyAccount/TrackOrder', send: /track/i },
  {
    form: 'review',
    path: productPath(THE.lamp),
    send: /review$/i,
    open: (page) => page.getByRole('tab', { name: 'Reviews' }).click(),
  },
  {
    form: 'new card',
    path: '/MyAccount/PaymentAndBilling',
    send: /save|add/i,
    open: (page) => page.getByRole('button', { name: 'Add card', exact: true }).click(),
  },
];

describe.each(FORMS)('the $form form, submitted incomplete', ({ path, send, open }) => {
  test('says "There is a problem", takes focus, leads to each field, tells the same there, and begins the title', async ({
    openShop,
  }) => {
    const page = await openShop({ path });
    await open?.(page);
    const place: Locator = path.endsWith('Billing') ? page.getByRole('dialog') : inShop(page).main;
    const title = await page.title();
    const typed = place.locator('form:not([role=search]) input:not([type=checkbox])').first();
    await typed.fill('x');
    await typed.fill('');
    await place.getByRole('button', { name: send }).last().click();
    const summary = place.getByRole('alert').filter({ hasText: 'There is a problem' });
    await see(summary);
    await inShop(page).seeFocusIn(summary);
    await expect.poll(() => page.title()).toBe(`Error: ${title}`);
    const links = summary.getByRole('link');
    const count = await links.count();
    expect(count).toBeGreaterThan(0);
    for (let index = 0; index < count; index += 1) {
      const link = links.nth(index);
      const message = (await link.textContent()) ?? '';
      await link.click();
      const focused = page.locator(':focus');
      await expect(focused.getAttribute('aria-invalid')).resolves.toBe('true');
      await expect(focused.evaluate(descriptionOf)).resolves.toContain(message);
    }
  });
});

function descriptionOf(field: Element): string {
  const ids = field.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
}

test('nothing is read as invalid while it is typed, and the terms are named with their spaces', async ({
  openShop,
}) => {
  const page = await openShop({ path: '/SignUp' });
  const session = await page.context().newCDPSession(page);
  const heard = async () => {
    const { nodes } = await session.send('Accessibility.getFullAXTree');
    return nodes
      .filter(({ role }) => role?.value === 'checkbox' || role?.value === 'textbox')
      .map(({ name, properties }) => [
        name?.value as unknown,
        properties?.find((property) => property.name === 'invalid')?.value.value as unknown,
      ]);
  };
  await expect.poll(heard).toContainEqual(['I have read the Terms & Conditions', 'false']);
  await page.goto('/ContactUs');
  await page.getByRole('main').getByLabel('Email').fill('ada@');
  await expect.poll(heard).toContainEqual(['Email', 'false']);
});
