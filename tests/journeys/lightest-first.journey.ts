import { expect } from 'vitest';

import { products } from '#fixtures/products';

import { test } from '../support/browser';
import { onCatalogue } from './pages/catalogue';

test('the lightest come first by the sort list or by words, in the address, and Back goes to the order before', async ({
  openShop,
}) => {
  const I = onCatalogue(await openShop({ path: '/Products' }));
  const chosen = () => I.main.getByRole('combobox', { name: /sort/i }).locator('option:checked').textContent();
  const first = () => I.cards.first().textContent();
  const [lightest] = products.toSorted((one, other) => (one.facts?.weight ?? 0) - (other.facts?.weight ?? 0));
  await I.main.getByRole('combobox', { name: /sort/i }).selectOption({ label: 'Weight: light to heavy' });
  await expect.poll(first).toContain(lightest?.name);
  await I.seeQuery({ sort: 'weight-low' });
  await I.page.goBack();
  await I.seeQuery({});
  await expect.poll(chosen).toBe('Featured');
  await I.search.fill('lightest chair');
  await expect.poll(chosen).toBe('Weight: light to heavy');
  await I.seeQuery({ q: 'lightest chair' });
});
