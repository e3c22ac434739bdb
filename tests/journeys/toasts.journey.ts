import { describe, expect } from 'vitest';

import { test, VIEWPORT_NAMES } from '../support/browser';
import type { OpenShop, ViewportName } from '../support/browser';
import { product, productPath, THE } from './pages/facts';
import { onProduct } from './pages/product';
import { MORNING, seeNot } from './pages/shop';

describe.each(VIEWPORT_NAMES)('toasts on a %s', (width) => {
  test('the cart toast is there for 4999 ms and gone after 5000', async ({ openShop }) => {
    const I = await withStoppedClock(openShop, width);
    await I.addToCart();
    await I.seeCartToast();
    await expect(I.cartToast.textContent()).resolves.toContain(product(THE.lamp).name);
    await I.letPass(4999);
    await I.seeCartToast();
    await I.letPass(1);
    await I.seeNoCartToast();
  });

  test('the wishlist toast is there for 4999 ms and gone after 5000', async ({ openShop }) => {
    const I = await withStoppedClock(openShop, width);
    await I.toggleHeart();
    await I.seeWishlistToast();
    await I.seeHeart(true);
    await I.letPass(4999);
    await I.seeWishlistToast();
    await I.letPass(1);
    await I.seeNoWishlistToast();
    await I.seeHeart(true);
  });

  test('taking the heart back shows an alert saying Remove from wishlist for 5000 ms, with Undo', async ({
    openShop,
  }) => {
    const I = await withStoppedClock(openShop, width);
    await I.toggleHeart();
    await I.seeHeart(true);
    await I.toggleHeart();
    await I.seeHeart(false);
    await I.seeRemovalAlert();
    await I.letPass(4999);
    await I.seeRemovalAlert();
    await I.letPass(1);
    await I.seeNoRemovalAlert();
    await I.toggleHeart();
    await I.toggleHeart();
    await I.seeRemovalAlert();
    await I.undo();
    await I.seeHeart(true);
    await I.seeNoRemovalAlert();
  });

  test('adding the same piece once more is announced once more', async ({ openShop }) => {
    const I = await withStoppedClock(openShop, width);
    await I.addToCart();
    await I.seeCartToast();
    const words = () => I.cartToast.locator('p').evaluate(({ textContent }) => textContent);
    const first = await words();
    await I.addToCart();
    await expect.poll(words).not.toBe(first);
    await I.seeCartToast();
  });

  test('a toast that is pointed at waits', async ({ openShop }) => {
    const I = await withStoppedClock(openShop, width);
    await I.addToCart();
    await I.letPass(3000);
    await I.cartToast.getByText(product(THE.lamp).name).hover();
    await I.letPass(20_000);
    await I.seeCartToast();
    await I.page.mouse.move(2, 2);
    await I.letPass(6000);
    await I.seeNoCartToast();
  });

  test('a toast that has focus waits, and F6 leads to it and back', async ({ openShop }) => {
    const I = await withStoppedClock(openShop, width);
    await I.addToCart();
    await I.seeCartToast();
    await I.page.keyboard.press('F6');
    await I.seeFocusOn(I.cartToast.getByRole('link', { name: 'Checkout' }));
    await I.letPass(20_000);
    await I.seeCartToast();
    await I.page.keyboard.press('F6');
    await I.seeFocusOn(I.main.getByRole('button', { name: 'Add to Cart' }));
    await I.letPass(5_000);
    await I.seeNoCartToast();
    await I.page.keyboard.press('F6');
    await I.seeFocusOn(I.main.getByRole('button', { name: 'Add to Cart' }));
  });

  test('showing a shown toast starts its 5000 ms again', async ({ openShop }) => {
    const I = await withStoppedClock(openShop, width);
    await I.addToCart();
    await I.letPass(4000);
    await I.addToCart();
    await I.letPass(4999);
    await I.seeCartToast();
    await I.letPass(1);
    await I.seeNoCartToast();
  });

  test('a toast takes no focus, can be closed, and stands beside the other one', async ({ openShop }) => {
    const I = await withStoppedClock(openShop, width);
    await I.toggleHeart();
    await I.addToCart();
    await I.seeCartToast();
    await I.seeWishlistToast();
    await I.seeFocusOn(I.main.getByRole('button', { name: 'Add to Cart' }));
    await I.cartToast.getByRole('button', { name: 'Close' }).click();
    await seeNot(I.cartToast);
    await I.seeWishlistToast();
  });

  test('the toasts leave what was pressed free', async ({ openShop }) => {
    const I = await withStoppedClock(openShop, width);
    const add = I.main.getByRole('button', { name: 'Add to Cart', exact: true });
    await add.click();
    await I.toggleHeart();
    await I.seeCartToast();
    await I.seeWishlistToast();
    await expect(add.evaluate(isFree)).resolves.toBe(true);
    await expect(I.heart.evaluate(isFree)).resolves.toBe(true);
  });

  test('the Checkout link of the cart toast leads to the cart', async ({ openShop }) => {
    const I = await withStoppedClock(openShop, width);
    await I.addToCart();
    await I.follow('Checkout', I.cartToast);
    await I.seePath('/Cart');
  });
});

/** True if nothing stands over any corner of it. */
function isFree(element: Element): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const corners = [left + 4, right - 4].flatMap((x) => [top + 4, bottom - 4].map((y) => [x, y] as const));
  return corners.every(([x, y]) => element.contains(document.elementFromPoint(x, y)));
}

async function withStoppedClock(openShop: OpenShop, width: ViewportName) {
  const I = onProduct(await openShop({ width, path: productPath(THE.lamp), now: MORNING }));
  await I.stopClock();
  return I;
}
