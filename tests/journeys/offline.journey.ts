import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';

import { settled, test, VIEWPORT_NAMES } from '../support/browser';
import { inAccount } from './pages/account';
import { onCart } from './pages/cart';
import { onCheckout } from './pages/checkout';
import { CARD_THAT_PAYS, PERSON, productPath, ROUTES, THE } from './pages/facts';
import { onProduct } from './pages/product';
import { inShop, see } from './pages/shop';

describe.each(VIEWPORT_NAMES)('without a network, on a %s', (width) => {
  test('after the first load a shopper goes from home to a product, pays, and finds the order', async ({
    openShop,
  }) => {
    const page = await openShop({ width, keepsShop: true });
    await isKept(page);
    await page.context().setOffline(true);

    await inShop(page).follow('Products', inShop(page).footer);
    await inShop(page).seeHeading(/./);
    await page
      .locator(`a[href="${productPath(THE.lamp)}"]`)
      .first()
      .click();
    const product = onProduct(page);
    await product.seeHeading('Pebble Ceramic Table Lamp');
    await product.addToCart();
    await product.seeInCart(6);
    await product.follow('Checkout', product.cartToast);
    await onCart(page).checkOut();
    const checkout = onCheckout(page);
    await checkout.fillPersonal(PERSON);
    await checkout.goOn();
    await checkout.fillCard(CARD_THAT_PAYS);
    await checkout.payNow();
    await checkout.seeSuccess();
    const [id = ''] = /LW-[\w-]*\d/.exec((await checkout.success.textContent()) ?? '') ?? [];
    await checkout.follow('Check Order Details', checkout.success);
    const account = inAccount(page);
    await see(account.history);
    await page.reload();
    await settled(page);
    await account.seeOrder(id);
  });
});

test('every page opens without a network by its address, seen before or not', async ({ openShop }) => {
  const page = await openShop({ keepsShop: true });
  await isKept(page);
  const titles = new Map<string, string>();
  await page.context().setOffline(true);
  for (const path of ROUTES) {
    await page.goto(path);
    await settled(page);
    titles.set(path, (await page.getByRole('heading', { level: 1 }).textContent()) ?? '');
  }
  const online = await openShop();
  for (const path of ROUTES) {
    await online.goto(path);
    await settled(online);
    await expect.poll(() => online.getByRole('heading', { level: 1 }).textContent()).toBe(titles.get(path));
  }
});

test('the first visit asks for nothing that is only for later before the shop has arrived', async ({ openShop }) => {
  const page = await openShop({ keepsShop: true });
  const registered = await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    const [worker] = performance.getEntriesByName(new URL('/offline.js', location.href).href);
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    return { worker: worker?.startTime, paint: paint?.startTime };
  });
  expect(registered.worker ?? Number.POSITIVE_INFINITY).toBeGreaterThan(registered.paint ?? 0);
});

/** Everything is fetched once more, after all that the page itself needs. */
const WHILE_STOCKING = { timeout: 20_000 };

/** Waits until the shop is kept and this page is served from there. */
async function isKept(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state), WHILE_STOCKING)
    .toBe('activated');
}
