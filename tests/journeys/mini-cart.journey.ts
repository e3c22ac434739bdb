import { expect } from 'vitest';

import { test } from '../support/browser';
import { onCart } from './pages/cart';
import { product, productPath } from './pages/facts';
import { inShop, see, seeNot } from './pages/shop';

const LAMP = 5;

test('the mini cart shows what is in the cart, locks the page, and leads to the cart', async ({ openShop }) => {
  const I = inShop(await openShop({ path: productPath(42) }));
  const opener = I.header.getByRole('button', { name: 'View cart' });
  const miniCart = I.page.getByRole('dialog', { name: 'In your cart' });
  await opener.click();
  await see(miniCart);
  await expect(miniCart.getByRole('listitem').count()).resolves.toBe(4);
  await see(miniCart.getByRole('link', { name: product(5).name }));
  await see(miniCart.getByText('$583.20'));
  await see(miniCart.getByRole('link', { name: 'Proceed to Check Out' }));
  await expect(I.page.locator('html').getAttribute('data-scroll')).resolves.toBe('locked');
  await I.page.keyboard.press('Escape');
  await seeNot(miniCart);
  await I.seeFocusOn(opener);
  await expect(opener.getAttribute('aria-haspopup')).resolves.toBe('dialog');
  await opener.click();
  await I.follow(product(42).name, miniCart);
  await seeNot(miniCart);
  await opener.click();
  await miniCart.getByRole('link', { name: 'Go to cart' }).click();
  await I.seePath('/Cart');
  await seeNot(miniCart);
  await onCart(I.page).seeLines(4);
});

test('in a low window the mini cart scrolls as a whole, down to its buttons', async ({ openShop }) => {
  const page = await openShop({ width: 'phone', path: productPath(42) });
  await page.setViewportSize({ width: 844, height: 330 });
  const I = inShop(page);
  await I.header.getByRole('button', { name: 'View cart' }).click();
  const miniCart = page.getByRole('dialog', { name: 'In your cart' });
  await see(miniCart.getByRole('link', { name: product(5).name }));
  const link = miniCart.getByRole('link', { name: 'Go to cart' });
  await page.mouse.move(700, 150);
  await page.mouse.wheel(0, 2000);
  await expect
    .poll(async () => {
      const { y = 0, height = 0 } = (await link.boundingBox()) ?? {};
      return y + height;
    })
    .toBeLessThanOrEqual(330);
  await see(miniCart.getByRole('button', { name: 'Close' }));
});

test('on a phone every amount stands in the same place beside its line, however long it is', async ({ openShop }) => {
  const lines = [1, LAMP].map((productId) => ({ productId, qty: productId === 1 ? 4 : 1 }));
  const I = inShop(await openShop({ width: 'phone', storage: { 'larkwood.cart': { v: 1, data: lines } } }));
  await I.header.getByRole('button', { name: 'View cart' }).click();
  const miniCart = I.page.getByRole('dialog', { name: 'In your cart' });
  const belowQuantity = async (amount: string) => {
    const line = miniCart.getByRole('listitem').filter({ hasText: amount });
    const { y: top = 0 } = (await line.getByText(amount).boundingBox()) ?? {};
    const { y = 0 } = (await line.getByRole('group').boundingBox()) ?? {};
    return Math.round(top - y);
  };
  await see(miniCart.getByText('$3,026.00').first());
  expect(await belowQuantity('$60.00')).toBe(await belowQuantity('$3,026.00'));
});

test('on a phone the mini cart opens beside the bag and from the menu, and changes quantities', async ({
  openShop,
}) => {
  const I = inShop(
    await openShop({ width: 'phone', storage: { 'larkwood.cart': { v: 1, data: [{ productId: LAMP, qty: 1 }] } } }),
  );
  const { name, stock } = product(LAMP);
  const miniCart = I.page.getByRole('dialog', { name: 'In your cart' });
  const quantity = miniCart.getByRole('spinbutton', { name: `Quantity of ${name}` });
  await I.header.getByRole('button', { name: 'View cart' }).click();
  await miniCart.getByRole('button', { name: 'Increase quantity' }).click();
  await expect.poll(() => quantity.inputValue()).toBe('2');
  await see(I.page.getByRole('link', { name: 'Cart, 2 items', includeHidden: true }).first());
  const less = miniCart.getByRole('button', { name: 'Decrease quantity' });
  await less.press('Enter');
  await expect.poll(() => less.getAttribute('aria-disabled')).toBe('true');
  await I.page.evaluate(() => new Promise(requestAnimationFrame));
  await I.seeFocusOn(less);
  await less.press('Enter');
  await miniCart.getByRole('button', { name: 'Increase quantity' }).click();
  await expect.poll(() => quantity.inputValue()).toBe('2');
  await quantity.fill('0');
  await seeNot(quantity);
  await see(miniCart.getByRole('alert').getByText(`${name} removed from cart`));
  await I.seeFocusOn(miniCart.getByRole('button', { name: 'Undo' }));
  await I.page.keyboard.press('Enter');
  await expect.poll(() => quantity.inputValue()).toBe('2');
  await I.seeFocusOn(miniCart.getByRole('heading', { name: 'In your cart' }));
  await miniCart.getByRole('button', { name: `Remove ${name}` }).click();
  await seeNot(quantity);
  await see(miniCart.getByRole('link', { name: 'Browse products' }));
  await miniCart.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => quantity.inputValue()).toBe('2');
  await quantity.fill('99');
  await I.page.keyboard.press('Escape');
  await seeNot(miniCart);
  await I.press('Open menu', I.header);
  await I.page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'View cart' }).click();
  await see(miniCart.getByText(`Only ${stock} in stock`));
  await expect.poll(() => quantity.inputValue()).toBe(String(stock));
  await quantity.fill('');
  await I.page.keyboard.press('Escape');
  await seeNot(miniCart);
  await I.header.getByRole('button', { name: 'View cart' }).click();
  await expect.poll(() => quantity.inputValue()).toBe('1');
  await miniCart.getByRole('link', { name: 'Proceed to Check Out' }).click();
  await I.seePath('/Checkout');
  await seeNot(miniCart);
});
