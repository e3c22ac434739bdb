import { describe, expect } from 'vitest';

import { test, VIEWPORT_NAMES } from '../support/browser';
import { inShop, see } from './pages/shop';

const POLICIES = [
  ['Refund-&-Return-Policy', 'Refund & Return Policy'],
  ['Delivery-&-Shipping-Policy', 'Delivery & Shipping Policy'],
  ['Terms-&-Conditions', 'Terms & Conditions'],
  ['Terms-of-Service', 'Terms of Service'],
] as const;

describe.each(VIEWPORT_NAMES)('a policy on a %s', (width) => {
  test('the footer leads to the four policies, whose titles are the parameter with hyphens turned to spaces', async ({
    openShop,
  }) => {
    const I = inShop(await openShop({ width }));
    for (const [value, title] of POLICIES) {
      await I.follow(title, I.footer);
      await I.seePath(`/PrivacyPolicy/${value}`);
      await see(I.page.getByRole('heading', { level: 1, name: title, exact: true }));
      await expect.poll(() => I.page.title()).toContain(title);
    }
  });

  test('the underscore form shows the same policy, with the hyphen form as its canonical link', async ({
    openShop,
  }) => {
    const I = inShop(await openShop({ width, path: '/PrivacyPolicy/Terms_of_Service' }));
    await see(I.page.getByRole('heading', { level: 1, name: 'Terms of Service', exact: true }));
    await expect(I.page.locator('link[rel="canonical"]').getAttribute('href')).resolves.toMatch(/Terms-of-Service$/);
    const one = await I.main.innerText();
    await I.page.goto('/PrivacyPolicy/Terms-of-Service');
    await see(I.page.getByRole('heading', { level: 1, name: 'Terms of Service', exact: true }));
    await expect.poll(() => I.main.innerText()).toBe(one);
  });

  test('any other value shows the generic page, with a readable title and noindex', async ({ openShop }) => {
    const I = inShop(await openShop({ width, path: '/PrivacyPolicy/Candle-Care_Promise' }));
    await see(I.page.getByRole('heading', { level: 1, name: 'Candle Care Promise', exact: true }));
    await expect(I.page.locator('meta[name="robots"]').getAttribute('content')).resolves.toContain('noindex');
  });
});
