import type { Page } from 'playwright-core';
import { expect } from 'vitest';

import { settled, test } from '../support/browser';
import { onCart } from './pages/cart';
import { onCheckout } from './pages/checkout';
import { CARD_THAT_PAYS, product, productPath, THE } from './pages/facts';
import { onProduct } from './pages/product';
import { MORNING, inShop, scrollsByWheel, see, seeNot } from './pages/shop';

test('a button that is pressed before the script has come does its work, once, when it comes', async ({ openShop }) => {
  const page = await openShop();
  const arrive = await openWithDelayedScripts(page, productPath(THE.lamp));
  const I = onProduct(page);
  await I.addToCart();
  await I.addToCart();
  await arrive();
  await see(I.cartToast);
  await I.seeInCart(6);
});

test('every press and key is answered at once and done in its order, and then the link', async ({ openShop }) => {
  const page = await openShop();
  const arrive = await openWithDelayedScripts(page, productPath(THE.lamp));
  const I = onProduct(page);
  const heard = page.locator('[data-pressed-early][aria-busy=true]');
  await I.increase();
  await I.increase();
  await I.addToCart();
  await page.getByRole('heading', { level: 1 }).click();
  await I.typeQuantity('4');
  await I.addToCart();
  await I.heart.press('Enter');
  await I.follow('Wishlist', I.footer);
  await expect
    .poll(() => heard.evaluateAll((controls) => controls.map((control) => getComputedStyle(control).outlineStyle)))
    .toEqual(['dotted', 'dotted', 'dotted', 'dotted']);
  await arrive();
  await I.seePath('/MyAccount/Wishlist');
  await I.seeInCart(12);
  await I.see(product(THE.lamp).name);
  expect(await heard.count()).toBe(0);
});

test('a picture that is swiped to before the script has come stays, and is the one that is shown', async ({
  openShop,
}) => {
  const page = await openShop({ width: 'phone' });
  const arrive = await openWithDelayedScripts(page, productPath(THE.lamp));
  const { main, thumbnails } = onProduct(page);
  const strip = main.getByRole('group', { name: /^Pictures of / });
  // Its heading may be there before its styles, without which there is nothing to swipe.
  const swipe = () =>
    strip.evaluate((element) => {
      element.scrollTo({ left: element.clientWidth, behavior: 'instant' });
      return element.scrollLeft / element.clientWidth;
    });
  await expect.poll(swipe).toBe(1);
  await arrive();
  await expect.poll(() => thumbnails.nth(1).getAttribute('aria-current')).toBe('true');
  await expect(strip.evaluate(({ scrollLeft, clientWidth }) => scrollLeft / clientWidth)).resolves.toBe(1);
});

test('a search waits for what was pressed before it, unless it is asked for again', async ({ openShop }) => {
  const page = await openShop();
  const I = inShop(page);
  const table = 'Fluted Marble Coffee Table';
  const search = I.main.getByRole('combobox', { name: /search/i });
  const wishAndSearch = async () => {
    const arrive = await openWithDelayedScripts(page, '/');
    await I.press(`Add ${table} to wishlist`);
    await search.fill('lamp');
    await search.press('Enter');
    return arrive;
  };
  await wishAndSearch();
  await search.press('Enter');
  // Its scripts are held back too, and the load of the page may wait for them.
  await page.waitForURL('**/Products?q=lamp', { waitUntil: 'commit' });
  const arrive = await wishAndSearch();
  await arrive();
  await I.seePath('/Products');
  await I.seeQuery({ q: 'lamp' });
  await I.follow('Wishlist', I.footer);
  await I.see(table);
});

test('a link waits for what was typed before it', async ({ openShop }) => {
  const page = await openShop();
  const arrive = await openWithDelayedScripts(page, '/Cart');
  const I = onCart(page);
  await I.quantityOf(product(THE.lamp).name).fill('7');
  await I.checkOut();
  await arrive();
  await I.seePath('/Checkout');
  await I.seeInCart(11);
});

test('a link to the page without its query is followed while the shop is hydrated', async ({ openShop }) => {
  const page = await openShop();
  const I = inShop(page);
  // Presses as soon as React knows the link, which is before the shop knows the query.
  await page.addInitScript(() => {
    const wait = setInterval(() => {
      const link = document.querySelector<HTMLElement>('header a[href="/Products"]');
      if (location.search && link && Object.keys(link).some((key) => key.startsWith('__react'))) {
        clearInterval(wait);
        sessionStorage['test-waits-for'] = document.documentElement.dataset['settling'];
        link.click();
      }
    });
  });
  await page.goto('/Products?category=Kitchen');
  await page.waitForURL('**/Products');
  await settled(page);
  await I.see('50 products');
  await I.seeQuery({});
  expect(await page.evaluate(() => sessionStorage['test-waits-for'])).toContain('query');
});

test('lines that are removed early go, each once and with Undo', async ({ openShop }) => {
  const page = await openShop();
  const arrive = await openWithDelayedScripts(page, '/Cart');
  const I = onCart(page);
  await I.remove(product(THE.lamp).name);
  await I.remove(product(42).name);
  await I.remove(product(THE.lamp).name);
  await arrive();
  await I.seeLines(2);
  await I.undo();
  await I.seeLines(3);
});

test('a card that is typed, ticked as default and paid with twice early is paid with once, and saved', async ({
  openShop,
}) => {
  const page = await openShop({ now: MORNING });
  const arrive = await openWithDelayedScripts(page, '/Checkout/Payment');
  const I = onCheckout(page);
  await I.fillCard(CARD_THAT_PAYS);
  await I.card.asDefault.check();
  await I.payNow();
  await I.card.name.press('End');
  await I.card.name.pressSequentially(' ');
  await I.payNow();
  await arrive();
  await I.seeSuccess();
  expect(await page.evaluate(() => localStorage['larkwood.orders'])).toMatch(/LW-10428(?!.*LW-10429)/);
  await page.goto('/MyAccount/PaymentAndBilling');
  await settled(page);
  await see(I.main.getByRole('listitem').filter({ hasText: '4242' }).getByText('Default', { exact: true }));
});

test('the menu of a phone opens and closes before the script has come, and one that is open then stays so', async ({
  openShop,
}) => {
  const page = await openShop({ width: 'phone' });
  const arrive = await openWithDelayedScripts(page, '/');
  const I = inShop(page);
  const menu = page.getByRole('dialog', { name: 'Menu' });
  const seeClosed = async () => {
    await seeNot(menu);
    await expect.poll(() => scrollsByWheel(page)).toBe(true);
  };
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => I.press('Close menu', menu),
    () => page.mouse.click(10, 400),
  ]) {
    await I.press('Open menu', I.header);
    await see(menu.getByRole('link', { name: 'Products' }));
    expect(await scrollsByWheel(page)).toBe(false);
    await close();
    await seeClosed();
  }
  await I.press('Open menu', I.header);
  await arrive();
  await see(menu);
  expect(await scrollsByWheel(page)).toBe(false);
  await I.press('Close menu', menu);
  await seeClosed();
});

test('what is pressed in a menu that was opened early is done, unless the menu was closed again', async ({
  openShop,
}) => {
  const page = await openShop({ width: 'phone' });
  const I = inShop(page);
  const menu = page.getByRole('dialog', { name: 'Menu' });
  const search = page.getByRole('dialog', { name: 'Search' });
  for (const isClosed of [true, false]) {
    const arrive = await openWithDelayedScripts(page, '/Blog');
    await I.press('Open menu', I.header);
    await I.press('Search', menu);
    if (isClosed) {
      await page.keyboard.press('Escape');
    }
    await arrive();
    await (isClosed ? seeNot(search) : see(search));
    await seeNot(menu);
  }
});

test('a link in a menu that was opened early leads on at once', async ({ openShop }) => {
  const page = await openShop({ width: 'phone' });
  const arrive = await openWithDelayedScripts(page, '/');
  const I = inShop(page);
  await I.press('Open menu', I.header);
  await I.follow('Contact Us', page.getByRole('dialog', { name: 'Menu' }));
  await I.seeHeading('Contact Us');
  await arrive();
});

test('every form keeps what was typed early', async ({ openShop }) => {
  const page = await openShop();
  for (const path of ['/SignUp', '/LogIn', '/ContactUs', '/MyAccount/TrackOrder'] as const) {
    const arrive = await openWithDelayedScripts(page, path);
    const fields = inShop(page).main.locator('form :is(input:not([type=checkbox], [type=search]), textarea)');
    const count = await fields.count();
    for (let place = 0; place < count; place += 1) {
      await fields.nth(place).fill(`early ${place}`);
    }
    await arrive();
    await fields.last().press('End');
    await fields.last().pressSequentially('!');
    const values = await fields.evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));
    expect(values).toEqual(values.map((_, place) => `early ${place}${place === count - 1 ? '!' : ''}`));
  }
});

/** Opens a page whose scripts are delayed; the returned function releases them. */
async function openWithDelayedScripts(page: Page, path: string): Promise<() => Promise<void>> {
  let release = () => undefined as void;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  await see(page.getByRole('heading', { level: 1 }));
  return async () => {
    release();
    await settled(page);
    await page.unroute('**/*.js');
  };
}
