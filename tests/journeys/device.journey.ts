import type { Page } from 'playwright-core';
import { expect } from 'vitest';

import { settled, test } from '../support/browser';
import { forbidStorage } from '../support/storage';
import { onCart } from './pages/cart';
import { onCheckout } from './pages/checkout';
import { PERSON } from './pages/facts';
import { inShop, see, seeNot } from './pages/shop';

const warning = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'This browser is not saving anything for the shop' });

test('where storage is forbidden the shop says so once, and claims nowhere that it saves', async ({ openShop }) => {
  const page = await openShop();
  await forbidStorage(page);
  await page.goto('/ContactUs');
  await settled(page);
  await see(warning(page));
  await page.getByRole('button', { name: 'Understood' }).click();
  await seeNot(warning(page));
  await inShop(page).see(/Not saved: this browser’s storage is full or switched off/, page.locator('body'));
  await inShop(page).seeNo(/Saved on this device/, page.locator('body'));
  await inShop(page).follow('Wishlist', inShop(page).footer);
  await inShop(page).seeHeading('Wishlist');
  await seeNot(warning(page));
});

const SILENT = 'accepts everything and keeps nothing';

test.for(['is full', SILENT])(
  'where storage %s the first change says so, and the shop works on',
  async (how, { openShop }) => {
    const page = await openShop();
    await page.addInitScript((isSilent) => {
      const { setItem } = Storage.prototype;
      Storage.prototype.setItem = function keep(name, value) {
        if (this !== window.localStorage) {
          setItem.call(this, name, value);
        } else if (!isSilent) {
          throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
        }
      };
    }, how === SILENT);
    await page.goto('/Cart');
    await settled(page);
    await expect(warning(page).count()).resolves.toBe(0);
    const I = onCart(page);
    await I.increase('Pebble Ceramic Table Lamp');
    await see(warning(page));
    await I.seeInCart(6);
    await I.follow('Contact Us', I.footer);
    await I.see(/Not saved: this browser’s storage is full or switched off/);
    await I.seeInCart(6);
  },
);

test('what another tab clears is gone in open pages too, which show a first visit', async ({ openShop }) => {
  const I = onCart(await openShop({ path: '/Cart' }));
  await I.increase('Pebble Ceramic Table Lamp');
  await I.press('Clear cart');
  await I.seeLines(0);
  const other = await I.page.context().newPage();
  await other.goto('/favicon.svg');
  await other.evaluate(() => localStorage.clear());
  await I.seeLines(4);
  await I.seeInCart(5);
});

test('personal details survive a closed tab, and are gone once they have served', async ({ openShop }) => {
  const first = onCheckout(await openShop({ path: '/Checkout' }));
  const context = first.page.context();
  await first.fillPersonal(PERSON);
  await first.page.close();
  const page = await context.newPage();
  await page.goto('/Checkout');
  await settled(page);
  const second = onCheckout(page);
  await expect.poll(() => second.fields.firstName.inputValue()).toBe(PERSON.firstName);
  await expect(second.fields.postcode.inputValue()).resolves.toBe(PERSON.postcode);
  await second.goOn();
  await second.seePath('/Checkout/Payment');
  await second.press('Fill in a sample card');
  await second.payNow();
  await second.seeSuccess();
  await expect(page.evaluate(() => localStorage.getItem('larkwood.drafts'))).resolves.not.toContain(PERSON.postcode);
});
