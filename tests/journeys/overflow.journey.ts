import type { Page } from 'playwright-core';
import { expect } from 'vitest';

import { resize, settled, test } from '../support/browser';
import { ROUTES } from './pages/routes';
import { onCatalogue } from './pages/catalogue';
import { inShop, see } from './pages/shop';

/** A word wider than any line. */
const LONG = 'W'.repeat(80);
const EMAIL = `${LONG}@example.com`;

const LONG_EVERYWHERE = {
  'larkwood.profile': {
    v: 1,
    data: {
      person: {
        name: LONG,
        email: EMAIL,
        phone: LONG,
        addresses: [{ id: 'a', label: LONG, street: LONG, city: LONG, postcode: LONG, country: LONG, isDefault: true }],
      },
      signedIn: true,
    },
  },
  'larkwood.savedCards': {
    v: 1,
    data: [{ id: 'c', name: LONG, brand: 'Visa', last4: '4242', expiry: '09/29', isDefault: true }],
  },
  'larkwood.orders': {
    v: 1,
    data: [
      {
        orderid: `LW-${'9'.repeat(60)}`,
        img: 'ceramic-lamp-1',
        name: LONG,
        status: 'In Progress',
        trackingid: LONG,
        deliverydate: '2025-12-01',
        price: 99_999_900,
        email: EMAIL,
        lines: [{ productId: 5, name: LONG, qty: 10, price: 99_999, discount: 0 }],
        reached: 'Ordered',
      },
    ],
  },
  'larkwood.outbox': {
    v: 1,
    data: [{ id: 1, keptAt: 1, values: { name: LONG, email: EMAIL, phone: LONG, subject: LONG, message: LONG } }],
  },
};

const ADDRESSES = [`/Products?q=${LONG}`, `/PrivacyPolicy/${LONG}`, `/${LONG}`];

/** Horizontal overflow in px, for each width and text size. */
async function horizontalOverflow(page: Page): Promise<readonly string[]> {
  const wide: string[] = [];
  for (const size of ['100%', '200%']) {
    await page.evaluate((fontSize) => document.documentElement.style.setProperty('font-size', fontSize), size);
    for (const width of [390, 320]) {
      await resize(page, { width, height: 844 });
      const by = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      if (by > 0) {
        wide.push(`+${by} px at ${width} px, text ${size}`);
      }
    }
  }
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
  return wide;
}

/** Of the measured pages, those that overflow. */
function overflowing(wide: Readonly<Record<string, readonly string[]>>) {
  return Object.fromEntries(Object.entries(wide).filter(([, found]) => found.length > 0));
}

test('no page scrolls sideways, whatever is kept or asked for', async ({ openShop }) => {
  const page = await openShop({ width: 'phone', storage: LONG_EVERYWHERE });
  const wide: Record<string, readonly string[]> = {};
  for (const path of [...ROUTES, ...ADDRESSES]) {
    await page.goto(path);
    await settled(page);
    wide[path] = await horizontalOverflow(page);
  }
  expect(overflowing(wide)).toEqual({});
}, 120_000);

test('long words typed into every form are kept within the page, also where they are given back', async ({
  openShop,
}) => {
  const I = inShop(await openShop({ path: '/SignUp', width: 'phone' }));
  const wide: Record<string, readonly string[]> = {};
  for (const path of ['/LogIn', '/SignUp', '/ContactUs', '/Checkout', '/Checkout/Payment', '/MyAccount/TrackOrder']) {
    await I.page.goto(path);
    await settled(I.page);
    const fields = I.main.locator('form').last().locator('input:not([type=checkbox], [type=month]), textarea');
    for (const field of await fields.all()) {
      await field.fill(/mail/i.test((await field.getAttribute('name')) ?? '') ? EMAIL : LONG);
    }
    await fields.first().press('Enter');
    wide[path] = await horizontalOverflow(I.page);
  }
  await I.page.goto('/ContactUs');
  expect(overflowing(wide)).toEqual({});
});

test('a long word that nothing answers to stays within the box, its line and its chip', async ({ openShop }) => {
  const I = onCatalogue(await openShop({ path: '/Products', width: 'phone' }));
  await I.search.fill(LONG);
  await see(I.main.getByRole('status').filter({ hasText: `Nothing found for “${LONG}”.` }));
  await expect(horizontalOverflow(I.page)).resolves.toEqual([]);
  const chip = I.main.getByRole('button', { name: `Remove “${LONG}”`, exact: true });
  await expect(chip.locator('svg').evaluate((icon) => icon.getBoundingClientRect().width)).resolves.toBe(16);
});

test('the order of the list is read whole on the narrowest phone, and beside the filters on others', async ({
  openShop,
}) => {
  const I = onCatalogue(await openShop({ path: '/Products?q=chair', width: 'phone' }));
  const sort = I.main.getByRole('combobox', { name: 'Sort by' });
  const opener = I.main.getByRole('button', { name: 'Filters (1)' });
  await sort.selectOption({ label: 'Weight: light to heavy' });
  const bottomOf = (control: typeof sort) => control.evaluate((element) => element.getBoundingClientRect().bottom);
  await resize(I.page, { width: 360, height: 844 });
  expect(await bottomOf(sort)).toBe(await bottomOf(opener));
  await resize(I.page, { width: 320, height: 844 });
  const lacking = await sort.evaluate((select: HTMLSelectElement) => {
    const shown = select.cloneNode() as HTMLSelectElement;
    shown.append(...[...select.selectedOptions].map((option) => option.cloneNode(true)));
    shown.style.width = 'max-content';
    select.after(shown);
    const wanted = shown.offsetWidth;
    shown.remove();
    return wanted - select.offsetWidth;
  });
  expect(lacking).toBeLessThanOrEqual(0);
});
