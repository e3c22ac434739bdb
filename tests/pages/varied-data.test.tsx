import { screen, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';

import { loadPhoneNumbers } from '#routes/-shared/phone';

import { completeDom, driverInDom } from '../paths/dom-driver';
import { button, MAIN, named } from '#kit/paths/driver';

/** Pages with other than the sample data; the expected values were computed by hand. */
// Rendering 50 products takes long in jsdom.
vi.setConfig({ testTimeout: 90_000 });

const driver = driverInDom();
beforeAll(completeDom);
afterEach(() => driver.leave());

const main = () => within(screen.getByRole('main'));
const text = (element: HTMLElement) => (element.textContent ?? '').replaceAll(/\s+/g, ' ').trim();

test('Clear Filter leaves nothing in the address, not even the order', async () => {
  await driver.open({ path: '/Products?category=Bathroom&band=120-up&q=zebra&sort=price-low', width: 'desktop' });
  await driver.press('Enter', button('Clear Filter', MAIN));
  expect(driver.address()).toBe('/Products');
  expect(document.querySelector<HTMLSelectElement>('#sort')?.value).toBe('featured');
  expect(document.querySelector<HTMLInputElement>('#catalogue-search')?.value).toBe('');
  expect(document.querySelectorAll('main article')).toHaveLength(50);
});

describe('the phone number of the checkout', () => {
  beforeAll(loadPhoneNumbers);

  const phone = named('textbox', /phone/i, MAIN);
  const country = named('combobox', /country/i, MAIN);

  test.each([
    { typed: '9025550142', first: 'Canada', next: 'United Kingdom', formatted: ['(902) 555-0142', '9025550142'] },
    { typed: '02079460958', first: 'United Kingdom', next: 'Germany', formatted: ['020 7946 0958', '02079 460958'] },
    { typed: '+442079460958', first: 'Canada', next: 'Japan', formatted: ['+44 20 7946 0958', '+44 20 7946 0958'] },
  ])('$typed is rewritten when the country comes after it, and when it changes', async (given) => {
    const { typed, first, next, formatted } = given;
    await driver.open({ path: '/Checkout', width: 'desktop' });
    await driver.type(phone, typed);
    await driver.type(country, first);
    const read = () => main().getByRole<HTMLInputElement>('textbox', { name: /phone/i }).value;
    const before = read();
    await driver.type(country, next);
    expect([before, read()]).toEqual(formatted);
  });
});

describe('money and numbers', () => {
  const cart = [
    { productId: 20, qty: 3 },
    { productId: 45, qty: 2 },
    { productId: 7, qty: 10 },
  ];

  test('the pay button and the summary show cents', async () => {
    await driver.open({ path: '/Checkout/Payment', width: 'desktop', kept: { cart } });
    // 3 × 104.50, 2 × 246.50, 10 × 30.00 and 100.00 shipping.
    expect(text(main().getByRole('button', { name: /^Pay / }))).toBe('Pay $1,206.50');
    const rows = main().getAllByRole('row').map(text);
    expect(rows.filter((row) => row.includes('Sconce') || row.includes('Linear') || row.includes('Cushion'))).toEqual([
      expect.stringMatching(/Opal Globe Sconce.*\$313\.50$/),
      expect.stringMatching(/Linear Pendant Lamp.*\$493\.00$/),
      expect.stringMatching(/Cloud Bouclé Cushion.*\$300\.00$/),
    ]);
  });

  test('the header counts the pieces of all lines, as the cart lists them', async () => {
    await driver.open({ path: '/Cart', width: 'desktop', kept: { cart } });
    const header = within(screen.getByRole('banner'));
    expect(header.getByRole('link', { name: 'Cart, 15 items' }).textContent).toContain('15');
    expect(
      main()
        .getAllByRole<HTMLInputElement>('spinbutton')
        .map(({ value }) => value),
    ).toEqual(['3', '2', '10']);
  });
});

describe('an order', () => {
  const order = {
    orderid: 'LW-20001',
    img: 'globe-sconce-1',
    name: 'Opal Globe Sconce and 1 more',
    status: 'Succeed',
    trackingid: 'TRK-20001',
    deliverydate: '2026-01-01',
    price: 41_350,
    email: 'ada@example.com',
    lines: [
      { productId: 20, name: 'Opal Globe Sconce', qty: 3, price: 110, discount: 5 },
      { productId: 46, name: 'Crescent Dinner Plates', qty: 10, price: 54, discount: 0 },
      { productId: 30, name: 'Speckle Mug Set', qty: 9, price: 40, discount: 10 },
    ],
    reached: 'Received',
  };

  test('draws quantities under 10 with a zero, reads them without, and tells its own day', async () => {
    await driver.open({
      path: '/MyAccount/TrackOrder/TrackOrderDetail?order=LW-20001',
      width: 'desktop',
      kept: { orders: [order] },
    });
    const rows = main()
      .getAllByRole('row')
      .slice(1, 4)
      .map((row) => {
        const [, qty] = [...row.querySelectorAll('td, th')];
        return { row: text(row), drawn: qty?.querySelector('[aria-hidden]')?.textContent };
      });
    expect(rows).toEqual([
      { row: 'Opal Globe Sconce033$313.50', drawn: '03' },
      { row: 'Crescent Dinner Plates1010$540.00', drawn: '10' },
      { row: 'Speckle Mug Set099$324.00', drawn: '09' },
    ]);
    expect(text(screen.getByRole('main'))).toContain('01 Jan 2026');
  });
});
