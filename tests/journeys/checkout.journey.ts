import { describe, expect } from 'vitest';

import { settled, test, VIEWPORT_NAMES } from '../support/browser';
import { onCheckout } from './pages/checkout';
import { CARD_THAT_PAYS, PERSON, product, shownPrice } from './pages/facts';
import { amountBeside } from './pages/cart';
import { dollars, see } from './pages/shop';

const REQUIRED = 'Expiration date is required.';
const EXPIRED = 'Your card is expired.';

const MOMENTS = [
  ['2025-11-30T23:59:30', 'America/Los_Angeles', '11/25', undefined],
  ['2025-12-01T00:00:30', 'America/Los_Angeles', '11/25', EXPIRED],
  ['2025-12-31T23:59:30', 'Pacific/Auckland', '12/25', undefined],
  ['2026-01-01T00:00:30', 'Pacific/Auckland', '12/2025', EXPIRED],
  ['2025-11-20T10:00:00', 'Europe/Lisbon', '2025-11', undefined],
  ['2025-11-20T10:00:00', 'Europe/Lisbon', '2025-10', EXPIRED],
  ['2025-11-20T10:00:00', 'Europe/Lisbon', '', REQUIRED],
  ['2025-11-20T10:00:00', 'Europe/Lisbon', '13/26', REQUIRED],
] as const;

describe.each(VIEWPORT_NAMES)('the checkout on a %s', (width) => {
  test('personal details come first, and all of them are required', async ({ openShop }) => {
    const I = onCheckout(await openShop({ width, path: '/Checkout' }));
    for (const field of Object.values(I.fields)) {
      await expect(field.evaluate((input: HTMLInputElement) => input.required)).resolves.toBe(true);
    }
    await expect(I.fields.email.getAttribute('type')).resolves.toBe('email');
    await expect(I.fields.phone.getAttribute('type')).resolves.toBe('tel');
    await expect(I.fields.postcode.getAttribute('inputmode')).resolves.toBe('numeric');
    await expect(I.page.locator('[aria-current="step"]').textContent()).resolves.toContain('Personal');
    await I.fields.firstName.fill('Nora');
    await I.goOn();
    await I.seePath('/Checkout');
    await I.see('There is a problem');
    await I.seeFocusIn(I.main.getByRole('alert').first());
    await expect(I.page.title()).resolves.toMatch(/^Error: /);
    await expect(I.fields.firstName.inputValue()).resolves.toBe('Nora');
    await I.main.getByRole('alert').first().getByRole('link').first().click();
    await I.seeFocusOn(I.fields.lastName);
  });

  test('what is typed is there after Back and Forward, and the personal details after a reload', async ({
    openShop,
  }) => {
    const I = onCheckout(await openShop({ width, path: '/Checkout' }));
    await I.fillPersonal();
    await I.goOn();
    await I.seePath('/Checkout/Payment');
    await I.card.number.fill('4000 1234');
    await I.goBack();
    await I.seePath('/Checkout');
    await expect.poll(() => I.fields.town.inputValue()).toBe(PERSON.town);
    await I.page.goForward();
    await I.seePath('/Checkout/Payment');
    await expect.poll(() => I.card.number.inputValue()).toBe('4000 1234');
    await I.goBack();
    await I.seePath('/Checkout');
    await I.page.reload();
    await settled(I.page);
    for (const name of ['firstName', 'lastName', 'email', 'town', 'country', 'postcode'] as const) {
      await expect(I.fields[name].inputValue()).resolves.toBe(PERSON[name]);
    }
  });

  test('the summary shows 4 sample lines in three columns and a fixed shipping of 100', async ({ openShop }) => {
    const I = onCheckout(await openShop({ width, path: '/Checkout' }));
    const rows = I.main.getByRole('table').getByRole('row').filter({ hasText: '$' });
    await expect.poll(() => rows.count()).toBe(4);
    const chairs = rows.filter({ hasText: product(42).name });
    await expect(chairs.locator('th, td').count()).resolves.toBe(3);
    await expect(chairs.textContent()).resolves.toContain('$480.00');
    await expect(chairs.textContent()).resolves.toContain('02');
    expect(dollars(await amountBeside(I.page, /shipping/i))).toBe(100);
    const lines = [480, 60, 72, 36].reduce((sum, amount) => sum + amount, 0);
    expect(dollars(await amountBeside(I.page, /^total/i))).toBe(lines + 100);
    expect(dollars(shownPrice(42)) * 2).toBe(480);
  });

  test('the difference to the cart is explained', async ({ openShop }) => {
    const I = onCheckout(await openShop({ width, path: '/Checkout' }));
    expect(dollars(await amountBeside(I.page, /^total/i))).toBe(748);
    await I.main.getByText('Why this differs from your cart').click();
    // 648, the cart's 10% discount; 648 and shipping.
    await I.see(
      'The cart takes 10% off its subtotal and comes to $583.20. The sample checkout charges every line in full ' +
        'and adds $100.00 shipping to every order',
    );
  });

  test('the card step opens without personal details and says what is missing', async ({ openShop }) => {
    const I = onCheckout(await openShop({ width, path: '/Checkout/Payment' }));
    await see(I.steps.filter({ hasText: /Personal.*missing/is }));
    await expect(I.pay.isVisible()).resolves.toBe(true);
  });

  test('all fields of the card are required, and number and cvv are numeric', async ({ openShop }) => {
    const I = onCheckout(await openShop({ width, path: '/Checkout/Payment' }));
    for (const field of [I.card.name, I.card.number, I.card.expiry, I.card.cvv]) {
      await expect(field.evaluate((input: HTMLInputElement) => input.required)).resolves.toBe(true);
    }
    await expect(I.card.number.getAttribute('inputmode')).resolves.toBe('numeric');
    await expect(I.card.cvv.getAttribute('inputmode')).resolves.toBe('numeric');
    await expect(I.card.asDefault.isChecked()).resolves.toBe(false);
    await I.card.number.pressSequentially('378282246310005');
    await expect(I.card.number.inputValue()).resolves.toBe('3782 822463 10005');
    await I.card.cvv.fill('012');
    await expect(I.card.cvv.inputValue()).resolves.toBe('012');
    await expect(I.pay.textContent()).resolves.toContain('$748.00');
  });
});

test.for(MOMENTS)(
  'at %s in %s a card through %s is answered rightly',
  async ([now, timezoneId, expiry, message], { openShop }) => {
    // The time is local to the shopper's time zone.
    const offset = zoneOffset(now, timezoneId);
    const I = onCheckout(
      await openShop({ width: 'desktop', path: '/Checkout', now: `${now}${offset}`, context: { timezoneId } }),
    );
    await I.fillPersonal();
    await I.goOn();
    await I.seePath('/Checkout/Payment');
    await I.fillCard({ ...CARD_THAT_PAYS, name: 'Nobody Known', expiry });
    await I.payNow();
    if (message === undefined) {
      await I.seeFailure();
    } else {
      await I.see(message);
      await expect.poll(() => I.card.expiry.getAttribute('aria-invalid')).toBe('true');
      await expect(I.failure.count()).resolves.toBe(0);
      await I.card.expiry.fill('12/39');
      await I.seeNo(message);
    }
  },
);

/** `+13:00` for Auckland in summer. */
function zoneOffset(now: string, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' }).formatToParts(
    new Date(`${now}Z`),
  );
  return parts.find(({ type }) => type === 'timeZoneName')?.value.replace('GMT', '') || 'Z';
}
