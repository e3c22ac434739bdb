import { describe, expect } from 'vitest';

import { test, VIEWPORT_NAMES } from '../support/browser';
import { onCatalogue } from './pages/catalogue';
import { see, seeNot } from './pages/shop';

describe.each(VIEWPORT_NAMES)('suggestions on a %s', (width) => {
  test('come while one types, are walked through with the arrows, and Enter goes to the product', async ({
    openShop,
  }) => {
    const I = onCatalogue(await openShop({ width }));
    const box = I.main.getByRole('combobox', { name: /search/i });
    const options = I.main.getByRole('listbox', { name: 'Suggestions' }).getByRole('option');
    await expect(box.getAttribute('aria-expanded')).resolves.toBe('false');
    await box.fill('bouclé');
    await see(options.first());
    await expect(box.getAttribute('aria-expanded')).resolves.toBe('true');
    await expect(options.count()).resolves.toBeLessThanOrEqual(8);
    await box.press('ArrowDown');
    await box.press('ArrowDown');
    await box.press('ArrowUp');
    const marked = await box.getAttribute('aria-activedescendant');
    await expect(options.first().getAttribute('id')).resolves.toBe(marked);
    await expect(options.first().getAttribute('aria-selected')).resolves.toBe('true');
    await I.seeFocusOn(box);
    const words = (await options.first().textContent()) ?? '';
    await box.press('Enter');
    await expect.poll(() => I.page.url()).toContain('/Products/ProductDetail/');
    const heading = I.page.getByRole('heading', { level: 1 });
    await expect.poll(async () => words.includes((await heading.textContent()) ?? '')).toBe(true);
  });

  test('Esc puts them away and keeps the words; what shifts, loses accents or has a slip is found', async ({
    openShop,
  }) => {
    const I = onCatalogue(await openShop({ width, path: '/Products' }));
    const box = I.main.getByRole('combobox', { name: /search/i });
    const options = I.main.getByRole('listbox', { name: 'Suggestions' }).getByRole('option');
    for (const words of ['boucle cushion', 'CUSHION Bouclé', 'bouclé cushoin']) {
      await box.fill(words);
      await see(options.filter({ hasText: 'Cloud Bouclé Cushion' }));
    }
    await box.press('Escape');
    await seeNot(options.first());
    await expect(box.inputValue()).resolves.toBe('bouclé cushoin');
  });
});

test('a question to the shop leads to the page that answers it, from the box, an empty list and one of products', async ({
  openShop,
}) => {
  const I = onCatalogue(await openShop());
  const box = I.main.getByRole('combobox', { name: /search/i });
  await box.fill('return policy');
  await I.main.getByRole('option', { name: 'Returns and refunds' }).click();
  await I.seeHeading('Refund & Return Policy');
  await I.goBack();
  await box.fill('do you deliver to Ireland');
  await box.press('Enter');
  await I.see('No products were found matching your selection.');
  await I.see('This may answer what you ask:');
  await I.follow('Delivery times, costs and countries', I.main);
  await I.seeHeading('Delivery & Shipping Policy');
  await I.goBack();
  await box.fill('can I return a rug');
  await see(I.main.getByRole('article').filter({ hasText: 'Tidal Wool Rug' }));
  await I.follow('Returns and refunds', I.main);
  await I.seeHeading('Refund & Return Policy');
});

test('a colour that is named is offered, and shown in the list, in that colour and at its price', async ({
  openShop,
}) => {
  const I = onCatalogue(await openShop({ path: '/Products' }));
  const box = I.main.getByRole('combobox', { name: /search/i });
  await box.fill('charcoal sofa');
  const option = I.main.getByRole('option', { name: /^Larkwood Three-Seat Sofa, Charcoal/ });
  await see(option.filter({ hasText: '$1,368.00' }));
  await box.press('Escape');
  await see(I.main.getByRole('article').filter({ hasText: 'Larkwood Three-Seat Sofa, Charcoal' }));
  await box.fill('charcoal sofas');
  await option.click();
  await I.seeHeading('Larkwood Three-Seat Sofa, Charcoal');
});

test('what no product answers is followed by the nearest matches in the box too', async ({ openShop }) => {
  const I = onCatalogue(await openShop());
  await I.main.getByRole('combobox', { name: /search/i }).fill('double bed under 400');
  const nearest = I.main.getByRole('group', { name: 'Nearest matches' }).getByRole('option');
  await expect.poll(() => nearest.count()).toBe(2);
});

test('brackets, plus, backslash and emoji are words like any other', async ({ openShop }) => {
  const I = onCatalogue(await openShop());
  const box = I.main.getByRole('combobox', { name: /search/i });
  for (const words of ['(', '+', '\\', '[-', '🛋️', '%E0%A4%A']) {
    await box.fill(words);
    await expect(box.inputValue()).resolves.toBe(words);
    await see(I.main.getByRole('status').filter({ hasText: `Nothing found for “${words}”.` }));
  }
  await box.press('Enter');
  await I.seePath('/Products');
  await I.seeQuery({ q: '%E0%A4%A' });
});

test('a right-to-left override turns no words of the shop around, from an address or typed', async ({ openShop }) => {
  const I = onCatalogue(await openShop({ path: '/Products?q=%E2%80%AEzebra' }));
  await see(I.main.getByRole('button', { name: 'Remove “zebra”', exact: true }));
  await I.search.fill('\u202Eziggurat');
  await see(I.main.getByRole('status').filter({ hasText: 'Nothing found for “ziggurat”.' }));
  await see(I.main.getByRole('button', { name: 'Remove “ziggurat”', exact: true }));
  await expect(I.main.innerText()).resolves.not.toMatch(/[\u202A-\u202E\u2066-\u2069]/);
});

test('every change of the list is said politely and stands above it; a removed chip leaves focus among the chips', async ({
  openShop,
}) => {
  const I = onCatalogue(await openShop({ path: '/Products' }));
  const said = I.main.getByRole('status').filter({ hasText: /^\d+ products?$/ });
  await expect(said.textContent()).resolves.toBe('50 products');
  await I.choose('Bathroom');
  await expect.poll(() => said.textContent()).toBe('10 products');
  await I.choose('$30.00 - $60.00');
  await expect.poll(() => said.textContent()).not.toBe('10 products');
  const chips = I.main.getByRole('list', { name: 'Chosen filters' });
  await I.removeChip('$30.00 - $60.00');
  await expect.poll(() => said.textContent()).toBe('10 products');
  await I.seeFocusIn(chips);
});

test('a slash opens the search of any page: it offers products and posts, remembers what was searched for, and forgets it', async ({
  openShop,
}) => {
  const { page, seePath, seeQuery } = onCatalogue(await openShop({ path: '/Cart', width: 'phone' }));
  const opener = page.getByRole('banner').getByRole('button', { name: 'Search' });
  const panel = page.getByRole('dialog', { name: 'Search' });
  const box = panel.getByRole('combobox', { name: 'Search the shop' });
  const recent = panel.getByRole('region', { name: 'Recent searches' });
  await page.keyboard.press('/');
  await see(box);
  await expect(box.inputValue()).resolves.toBe('');
  await expect(box.evaluate((input) => input === document.activeElement)).resolves.toBe(true);
  await see(panel.getByRole('link', { name: 'Kitchen' }));
  await seeNot(recent);
  await box.fill('linen');
  const options = panel.getByRole('listbox', { name: 'Suggestions' });
  await see(options.getByRole('group', { name: 'Products' }).getByRole('option').first());
  await see(options.getByRole('group', { name: 'Journal' }).getByRole('option', { name: /Make the bed with linen/ }));
  await box.press('Escape');
  await seeNot(box);
  await expect(opener.evaluate((button) => button.getAttribute('aria-expanded'))).resolves.toBe('false');

  await opener.click();
  await expect(box.inputValue()).resolves.toBe('linen');
  await box.press('Enter');
  await seePath('/Products');
  await seeQuery({ q: 'linen' });
  await seeNot(box);

  await opener.click();
  await box.fill('');
  await see(recent.getByRole('button', { name: 'linen', exact: true }));
  await recent.getByRole('button', { name: 'Forget “linen”' }).click();
  await seeNot(recent);
  await expect.poll(() => box.evaluate((input) => input === document.activeElement)).toBe(true);
});

test('the key that opens the search can be switched off in it, and on again', async ({ openShop }) => {
  const { page } = onCatalogue(await openShop({ path: '/Cart', width: 'desktop' }));
  const opener = page.getByRole('banner').getByRole('button', { name: 'Search' });
  const panel = page.getByRole('dialog', { name: 'Search' });
  const key = panel.getByRole('checkbox', { name: 'Open search with the key /' });
  const close = panel.getByRole('button', { name: 'Close' });
  await page.keyboard.press('/');
  await key.uncheck();
  await close.click();
  await seeNot(panel);
  await expect.poll(() => opener.getAttribute('aria-keyshortcuts')).toBeNull();
  await page.keyboard.press('/');
  // A panel that had opened would be in the way.
  await opener.click();
  await key.check();
  await close.click();
  await seeNot(panel);
  await expect.poll(() => opener.getAttribute('aria-keyshortcuts')).toBe('/');
  await page.keyboard.press('/');
  await see(panel);
});
