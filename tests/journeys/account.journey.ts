import { describe, expect } from 'vitest';

import { settled, test, VIEWPORT_NAMES } from '../support/browser';
import { inAccount } from './pages/account';
import { product, productPath, THE } from './pages/facts';
import { onProduct } from './pages/product';
import { keptText, MORNING, see, seeNot } from './pages/shop';

describe.each(VIEWPORT_NAMES)('the account on a %s', (width) => {
  test('it shows order history and billing methods without signing in', async ({ openShop }) => {
    const I = inAccount(await openShop({ width, path: '/MyAccount' }));
    for (const fact of [
      'LW-10427',
      product(41).name,
      'LWT-4827-3190',
      /4 Dec(ember)? 2025|Dec(ember)? 4, 2025|04 Dec 2025/,
    ]) {
      await I.see(fact, I.order('LW-10427'));
    }
    await expect(
      I.order('LW-10427')
        .getByText(/\$[\d,]+\.\d{2}/)
        .first()
        .isVisible(),
    ).resolves.toBe(true);
    await see(I.billing.getByText('Default', { exact: true }));
  });

  test('saved cards show brand, name, last four digits, masked cvv, expiry and one Default', async ({ openShop }) => {
    const I = inAccount(await openShop({ width, path: '/MyAccount/PaymentAndBilling' }));
    const cards = I.section('Saved cards').locator('li');
    await expect(cards.count()).resolves.toBe(3);
    const text = ((await I.section('Saved cards').textContent()) ?? '').replaceAll(/\s+/g, ' ');
    for (const fact of ['Visa', 'Nora Ellery', '1881', '09/29', '•••', 'Mastercard', '5100', '11/28']) {
      expect(text).toContain(fact);
    }
    expect(text).not.toMatch(/\d{5}/);
    const marks = cards.locator('use');
    await expect(
      marks.evaluateAll((all) => all.map((use) => use.getAttribute('href')?.replace(/^.*marks-[\w-]+[.]svg#/, ''))),
    ).resolves.toEqual(['visa', 'mastercard', 'americanexpress']);
    await expect(marks.evaluateAll((all) => all.map((use) => use.getBoundingClientRect().width > 10))).resolves.toEqual(
      [true, true, true],
    );
    await expect(I.main.getByText('Default', { exact: true }).count()).resolves.toBe(1);
  });

  test('a card can be added, become the Default, and be removed; one is always the Default', async ({ openShop }) => {
    const I = inAccount(await openShop({ width, path: '/MyAccount/PaymentAndBilling', now: MORNING }));
    const cards = I.section('Saved cards').locator('li');
    const expired = cards.filter({ hasText: 'Expired' });
    await expect(expired.count()).resolves.toBe(1);
    await seeNot(expired.getByRole('button', { name: /default/i }));
    await I.main.getByRole('button', { name: /add.*card/i }).click();
    const dialog = I.page.getByRole('dialog');
    await dialog.getByLabel(/name on card/i).fill('Mei Castellane');
    await dialog.getByLabel(/card number/i).fill('6011 1111 1111 1117');
    await dialog.getByLabel(/valid through/i).fill('08/31');
    await dialog.getByLabel(/cvv/i).fill('123');
    await dialog
      .getByRole('button', { name: /add|save/i })
      .last()
      .click();
    await seeNot(dialog);
    await expect.poll(() => cards.count()).toBe(4);
    const added = cards.filter({ hasText: '1117' });
    await added.getByRole('button', { name: /default/i }).click();
    await see(added.getByText('Default', { exact: true }));
    await expect(I.main.getByText('Default', { exact: true }).count()).resolves.toBe(1);
    await added.getByRole('button', { name: /^remove/i }).click();
    await expect.poll(() => cards.count()).toBe(3);
    await expect.poll(() => I.main.getByText('Default', { exact: true }).count()).toBe(1);
    const stored = await keptText(I.page);
    // Four digits only on their own: a stored time or random number may have them among its own.
    expect(stored).not.toMatch(/(?<!\d)6011(?!\d)|60111111|"123"/);
  });

  test('the card after a removed Default is one that has not expired, and Undo gives the Default back', async ({
    openShop,
  }) => {
    const card = (id: string, expiry: string) => ({ id, name: 'Ada', brand: 'Visa', last4: '4242', expiry });
    const data = [card('1', '09/29'), card('2', '03/25'), card('3', '11/28')].map((each) => ({
      ...each,
      isDefault: each.id === '1',
    }));
    const storage = { 'larkwood.savedCards': { v: 1, data } };
    const I = inAccount(await openShop({ width, path: '/MyAccount/PaymentAndBilling', now: MORNING, storage }));
    const cards = I.section('Saved cards').locator('li');
    const preferred = cards.filter({ has: I.page.getByText('Default', { exact: true }) });
    await I.press('Remove Visa ending in 4242', cards.first());
    await expect.poll(() => cards.count()).toBe(2);
    await see(preferred.getByText('11/28'));
    await I.undo();
    await expect.poll(() => cards.count()).toBe(3);
    await see(preferred.getByText('09/29'));
  });

  test('the wishlist shows the sample items; adding to the cart keeps them and shows the cart toast', async ({
    openShop,
  }) => {
    const I = inAccount(await openShop({ width, path: '/MyAccount/Wishlist' }));
    await expect(I.wishes.count()).resolves.toBe(5);
    const soldOut = I.main.getByRole('listitem').filter({ hasText: product(THE.soldOut).name });
    await I.see('Sold Out', soldOut);
    await expect(soldOut.getByRole('button', { name: 'Add to Cart' }).count()).resolves.toBe(0);
    const rug = I.main.getByRole('listitem').filter({ hasText: product(35).name });
    await I.press('Add to Cart', rug);
    await see(I.cartToast);
    await I.seeInCart(6);
    await expect(I.wishes.count()).resolves.toBe(5);
  });

  test('Remove and Clear wishlist act at once, and Undo takes them back', async ({ openShop }) => {
    const I = inAccount(await openShop({ width, path: '/MyAccount/Wishlist' }));
    const rug = I.main.getByRole('listitem').filter({ hasText: product(35).name });
    await rug.getByRole('button', { name: /^Remove/ }).click();
    await expect.poll(() => I.wishes.count()).toBe(4);
    await see(I.removalAlert);
    await expect(I.page.evaluate(() => document.activeElement === document.body)).resolves.toBe(false);
    await I.undo();
    await expect.poll(() => I.wishes.count()).toBe(5);
    await I.press('Clear wishlist');
    await expect.poll(() => I.wishes.count()).toBe(0);
    await I.undo();
    await expect.poll(() => I.wishes.count()).toBe(5);
    await I.press('Clear wishlist');
    await I.page.reload();
    await settled(I.page);
    await expect(I.wishes.count()).resolves.toBe(0);
  });

  test('the heart of a product page is the same on the wishlist and after a reload', async ({ openShop }) => {
    const I = onProduct(await openShop({ width, path: productPath(THE.lamp) }));
    await I.seeHeart(false);
    await I.toggleHeart();
    await I.seeHeart(true);
    await I.page.reload();
    await I.seeHeart(true);
    await I.follow('Wishlist', I.footer);
    await see(I.main.getByRole('link', { name: new RegExp(product(THE.lamp).name) }));
  });

  test('Reset sample data brings back the first visit', async ({ openShop }) => {
    const I = inAccount(await openShop({ width, path: '/MyAccount/Wishlist' }));
    await I.press('Clear wishlist');
    await expect.poll(() => I.wishes.count()).toBe(0);
    await I.follow('My Account', I.footer);
    await I.resetSampleData();
    await I.follow('Wishlist', I.footer);
    await expect.poll(() => I.wishes.count()).toBe(5);
  });
});
