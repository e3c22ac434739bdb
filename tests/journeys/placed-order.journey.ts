import type { Locator } from 'playwright-core';
import { expect } from 'vitest';

import { settled, test } from '../support/browser';
import { onCheckout } from './pages/checkout';
import { CARD_THAT_PAYS, PERSON } from './pages/facts';
import { MORNING, see, seeNot } from './pages/shop';

const EMPTY = { 'larkwood.cart': { v: 1, data: [] } };

test('Back after paying tells of the order and leads to it; new lines are checked out as ever', async ({
  openShop,
}) => {
  const I = onCheckout(await openShop({ width: 'phone', path: '/Checkout', now: MORNING }));
  await I.fillPersonal();
  await I.goOn();
  await I.seePath('/Checkout/Payment');
  await I.fillCard(CARD_THAT_PAYS);
  await I.payNow();
  await I.seeSuccess();
  const goesTo = 'Order LW-10428 goes to Nora Ellery, Halifax B3H 4R2, Canada, +1 902 555 0142.';
  await I.see(goesTo, I.success);
  await I.page.emulateMedia({ media: 'print' });
  await I.see(goesTo, I.success);
  await seeNot(I.main.getByRole('heading', { level: 1, name: 'Payment', includeHidden: true }));
  await seeNot(I.success.getByRole('link', { name: 'Go to Homepage' }));
  await I.page.emulateMedia({ media: 'screen' });
  await I.follow('Check Order Details', I.success);
  await I.seeHeading('My Account');
  await I.goBack();
  await I.seePath('/Checkout/Payment');
  await see(I.main.getByRole('heading', { name: 'Order LW-10428 is placed' }));
  await expect(I.pay.count()).resolves.toBe(0);
  await expect(I.main.getByText(/missing/i).count()).resolves.toBe(0);
  await I.page.reload();
  await settled(I.page);
  await see(I.main.getByRole('heading', { name: 'Order LW-10428 is placed' }));

  await expect(I.main.locator('a[href*="order=LW-10428"]').count()).resolves.toBe(1);
  await I.follow('See the order');
  await I.seeHeading('Order LW-10428');
  const sentTo = I.main.getByRole('definition').filter({ hasText: 'Nora Ellery' });
  await expect(sentTo.innerText()).resolves.toBe(
    'Nora Ellery\nHalifax B3H 4R2\nCanada\n+1\u00A0902\u00A0555\u00A00142',
  );
  await see(I.main.getByText(/^LWT-\d{4}-\d{4}$/));
  await I.page.emulateMedia({ media: 'print' });
  await see(sentTo);

  await I.page.emulateMedia({ media: 'screen' });
  await I.press('Cancel this order');
  const cancelled = I.main.getByRole('status').filter({ hasText: 'You cancelled this order' });
  await see(cancelled);
  const topOf = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect().top);
  expect(await topOf(cancelled)).toBeGreaterThan(await topOf(I.main.getByText('Not reached').last()));
  const progress = I.main.getByRole('heading', { name: 'Where your order is' });
  await I.seeFocusOn(progress);
  expect(await topOf(progress)).toBeGreaterThanOrEqual(0);
  await I.page.reload();
  await settled(I.page);
  await I.press('Keep this order after all');
  await see(I.main.getByText('Changed your mind?'));
  await I.seeFocusOn(progress);
  await I.press('Cancel this order');
  await I.page.goto('/Checkout');
  await settled(I.page);
  await see(I.main.getByRole('heading', { name: 'Your cart is empty' }));
  await I.page.goBack();
  await I.press('Reorder');
  await I.page.goto('/Checkout/Payment');
  await settled(I.page);
  await expect(I.pay.textContent()).resolves.toBe('Pay $748.00');
  await see(I.steps.filter({ hasText: /Personal.*missing/is }));
});

test('a reload after paying shows that the order is placed, wherever the form was scrolled to', async ({
  openShop,
}) => {
  const I = onCheckout(await openShop({ width: 'phone', path: '/Checkout', now: MORNING }));
  await I.fillPersonal();
  await I.goOn();
  await I.fillCard(CARD_THAT_PAYS);
  await I.payNow();
  await I.seeSuccess();
  await expect(I.page.evaluate(() => scrollY)).resolves.toBeGreaterThan(300);
  await I.page.reload();
  await settled(I.page);
  const heading = I.main.getByRole('heading', { name: 'Order LW-10428 is placed' });
  const isSeen = (element: Element) => {
    const { left, top, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + 5, top + height / 2));
  };
  await expect.poll(() => heading.evaluate(isSeen)).toBe(true);
});

test('an order to an address of the address book goes to its street, which the checkout does not ask for', async ({
  openShop,
}) => {
  const home = { id: 'address-1', label: 'Home', street: '12 Harbour Row', city: 'Halifax', postcode: 'B3H 4R2' };
  const person = { name: 'Nora Ellery', email: 'nora@example.com', phone: '+1 902 555 0142' };
  const addresses = [{ ...home, country: 'Canada', isDefault: true }];
  const storage = { 'larkwood.profile': { v: 1, data: { person: { ...person, addresses }, signedIn: true } } };
  const I = onCheckout(await openShop({ path: '/Checkout', now: MORNING, storage }));
  await expect(I.fields.town.inputValue()).resolves.toBe('Halifax');
  await I.goOn();
  await I.fillCard(CARD_THAT_PAYS);
  await I.payNow();
  await I.see('Nora Ellery, 12 Harbour Row, Halifax B3H 4R2, Canada', I.success);
});

test('the country chosen on a product page begins the checkout, and order and receipt tell its days', async ({
  openShop,
}) => {
  const storage = { 'larkwood.destination': { v: 1, data: { country: 'India', weekend: [0] } } };
  const I = onCheckout(await openShop({ width: 'phone', path: '/Checkout', now: MORNING, storage }));
  await expect(I.fields.country.inputValue()).resolves.toBe('India');
  await I.fillPersonal({ ...PERSON, town: 'Mumbai', country: 'India', postcode: '400001', phone: '+91 22 2262 0123' });
  await I.goOn();
  await I.fillCard(CARD_THAT_PAYS);
  await I.payNow();
  await I.seeSuccess();
  await I.see('Mumbai 400001, India', I.success);
  await I.see('It is expected between Mon 24 Nov and Fri 28 Nov.', I.success);
  await I.page.goto('/MyAccount/TrackOrder/TrackOrderDetail?order=LW-10428');
  await settled(I.page);
  await I.page.emulateMedia({ media: 'print' });
  await see(I.main.getByText('Between Mon 24 Nov and Fri 28 Nov, in India'));
});

test('an empty cart opens both steps, says so, and has no card form to pay nothing with', async ({ openShop }) => {
  const I = onCheckout(await openShop({ path: '/Checkout/Payment', now: MORNING, storage: EMPTY }));
  await see(I.main.getByRole('heading', { name: 'Your cart is empty' }));
  await expect(I.pay.count()).resolves.toBe(0);
  await expect(I.steps.filter({ hasText: /missing/i }).count()).resolves.toBe(0);
  await I.page.goto('/Checkout');
  await settled(I.page);
  await see(I.main.getByRole('heading', { name: 'Your cart is empty' }));
  await I.follow('Browse products');
  await I.seePath('/Products');
});

test('who is signed in and opens the payment directly reads the days and the address that the order gets', async ({
  openShop,
}) => {
  const addresses = [
    {
      id: 'address-1',
      label: 'Home',
      street: '4 Lake Road',
      city: 'Pune',
      postcode: '411001',
      country: 'India',
      isDefault: true,
    },
  ];
  const person = { name: 'Nora Ellery', email: 'nora@example.com', phone: '+91 98765 43210', addresses };
  const storage = { 'larkwood.profile': { v: 1, data: { person, signedIn: true } } };
  const I = onCheckout(await openShop({ path: '/Checkout/Payment', now: MORNING, storage }));
  const days = await I.main.getByText(/^Delivered between/).innerText();
  await see(I.main.getByText(/Pune 411001/));
  await I.press('Fill in a sample card');
  await I.payNow();
  await I.seeSuccess();
  await I.see(days.replace('Delivered ', ''), I.success);
  await I.see('Order LW-10428 goes to Nora Ellery, 4 Lake Road, Pune 411001, India, +91 98765 43210.', I.success);
});

test('an order without personal details says so', async ({ openShop }) => {
  const I = onCheckout(await openShop({ path: '/Checkout/Payment', now: MORNING }));
  await I.press('Fill in a sample card');
  await I.payNow();
  await I.seeSuccess();
  await I.page.goto('/MyAccount/TrackOrder/TrackOrderDetail?order=LW-10428');
  await I.see('No name or address was given');
});

test('country, phone and postcode that lead nowhere are told, nothing is wiped, and corrected they go on', async ({
  openShop,
}) => {
  const I = onCheckout(await openShop({ path: '/Checkout', now: MORNING }));
  await I.fillPersonal({ ...PERSON, country: 'germ', phone: '12', postcode: 'x' } as never);
  await I.goOn();
  const summary = I.main.getByRole('alert').first();
  await I.seeFocusIn(summary);
  await expect(summary.getByRole('link').allTextContents()).resolves.toEqual([
    'Enter a full phone number, starting with + and the country code.',
    'Choose a country from the list. Did you mean Germany?',
    'Enter a whole postcode, with its digits.',
  ]);
  await I.fields.country.fill(' germany');
  await I.goOn();
  await expect(summary.getByRole('link').allTextContents()).resolves.toEqual([
    'Enter a phone number for Germany, or start with + and the country code.',
    'A German postcode has five digits, like 10115.',
  ]);
  await expect(I.fields.phone.inputValue()).resolves.toBe('12');
  await expect(I.fields.postcode.inputValue()).resolves.toBe('x');
  await I.fields.phone.fill('030 901820');
  await I.fields.postcode.fill('10115');
  await I.goOn();
  await I.seePath('/Checkout/Payment');
});
