import { expect } from 'vitest';

import { test } from '../support/browser';
import { onCheckout } from './pages/checkout';
import { productPath, shownPrice, THE } from './pages/facts';
import { inShop } from './pages/shop';

/** A Thursday: three working days later is Tuesday, seven later is the Monday after. */
const THURSDAY = '2025-11-20T10:00:00';

test('beside the price stand the promise and the days on which it comes, weekends left out', async ({ openShop }) => {
  const I = inShop(await openShop({ path: productPath(THE.lamp), now: THURSDAY }));
  await I.see(/free worldwide shipping on orders over \$100/i);
  await I.see(/Tue 25 Nov.*Mon 1 Dec/);
});

test('another colour takes the place of the one in the cart, as many pieces of it, and Undo brings that back', async ({
  openShop,
}) => {
  const clay = { v: 1, data: [{ productId: 121, qty: 1 }] };
  const I = inShop(
    await openShop({
      path: '/Products/ProductDetail/Larkwood-Three-Seat-Sofa,-Charcoal',
      storage: { 'larkwood.cart': clay },
    }),
  );
  const stored = () =>
    I.page.evaluate(() => (JSON.parse(localStorage.getItem('larkwood.cart') ?? '{}') as { data: unknown }).data);
  await I.page.getByRole('button', { name: 'Replace Clay in your cart' }).click();
  await expect.poll(stored).toEqual([{ productId: 122, qty: 1 }]);
  await I.seeFocusIn(I.page.getByRole('button', { name: 'Undo' }));
  await I.page.keyboard.press('Enter');
  await expect.poll(stored).toEqual([
    { productId: 121, qty: 1 },
    { productId: 122, qty: 1 },
  ]);
});

test('search engines read the price that is shown', async ({ openShop }) => {
  const page = await openShop({ path: productPath(THE.lamp) });
  const told = (await page.locator('script[type="application/ld+json"]').textContent()) ?? '';
  const { offers } = JSON.parse(told) as { readonly offers: { readonly price: string; readonly availability: string } };
  expect(`$${offers.price}`).toBe(shownPrice(THE.lamp));
  expect(offers.availability).toBe('https://schema.org/InStock');
  await inShop(page).see(shownPrice(THE.lamp));
});

test('the current step is marked, and the fields of the card carry their tokens', async ({ openShop }) => {
  const I = onCheckout(await openShop({ path: '/Checkout' }));
  const current = I.page.locator('[aria-current=step]');
  await expect(current.textContent()).resolves.toContain('Personal');
  await I.page.goto('/Checkout/Payment');
  await expect.poll(() => current.textContent()).toContain('Billing');
  const fields = [I.card.name, I.card.number, I.card.expiry, I.card.cvv];
  await expect(Promise.all(fields.map((field) => field.getAttribute('autocomplete')))).resolves.toEqual([
    'cc-name',
    'cc-number',
    'cc-exp',
    'cc-csc',
  ]);
});
