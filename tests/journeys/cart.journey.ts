import { describe, expect } from 'vitest';

import { settled, test, VIEWPORT_NAMES } from '../support/browser';
import { onCart } from './pages/cart';
import { money, product, productPath, shownPrice, THE } from './pages/facts';
import { onProduct } from './pages/product';
import { dollars, see, seeNot } from './pages/shop';

/** The 4 sample lines: product id and quantity. */
const SAMPLE = [
  [42, 2],
  [5, 1],
  [38, 1],
  [30, 1],
] as const;

const SUBTOTAL = SAMPLE.reduce((sum, [id, qty]) => sum + dollars(shownPrice(id)) * qty, 0);

test('the cart tells what does not fit the room that was measured on the page of a piece', async ({ openShop }) => {
  const I = onCart(await openShop({ width: 'phone', path: productPath(31) }));
  await I.follow('See it to scale, and in your room', I.main);
  await I.main.getByRole('textbox', { name: 'Room width' }).fill('2 m');
  await I.main.getByRole('textbox', { name: 'Room depth' }).fill('150');
  await I.see('it needs 28 cm more width', I.main);
  await I.see('28 cm too wide for the room. See it to scale', I.main);
  await I.press('Add to Cart', I.main);
  await I.page.goto(new URL('/Cart', I.page.url()).href);
  await settled(I.page);
  const part = I.main.getByRole('region', { name: 'Will it fit?' });
  await I.see(product(31).name, part);
  await I.see('it needs 28 cm more width', part);
  await I.see('Everything else fits.', part);
  await see(part.getByRole('img', { name: /^Plan of a room 200 cm wide and 150 cm deep/ }));
  await I.see('(no place found)', part.getByRole('listitem').filter({ hasText: product(31).name }));
  await I.remove(product(31).name);
  await I.see('Everything in your cart fits.', part);
});

describe.each(VIEWPORT_NAMES)('the cart on a %s', (width) => {
  test('a first visit finds 4 sample lines, each with price, quantity and line total', async ({ openShop }) => {
    const I = onCart(await openShop({ width, path: '/Cart' }));
    await I.seeLines(4);
    for (const [id, qty] of SAMPLE) {
      const { name } = product(id);
      await I.seeLine(name);
      await expect(I.quantityOf(name).inputValue()).resolves.toBe(String(qty));
      const row = (await I.line(name).textContent()) ?? '';
      expect(row).toContain(shownPrice(id));
      expect(row).toContain(money(dollars(shownPrice(id)) * qty));
    }
  });

  test('the cart total is the subtotal minus a fixed 10%', async ({ openShop }) => {
    const I = onCart(await openShop({ width, path: '/Cart' }));
    await I.seeAmount(/^Subtotal/, SUBTOTAL);
    await I.seeAmount(/10 ?%/, SUBTOTAL * 0.1);
    await I.seeAmount(/^Total/, SUBTOTAL * 0.9);
  });

  test('a quantity is saved at once, never above stock, and the totals follow', async ({ openShop }) => {
    const I = onCart(await openShop({ width, path: '/Cart' }));
    const lamp = product(THE.lamp).name;
    await I.setQuantity(lamp, '3');
    await I.seeAmount(/^Subtotal/, SUBTOTAL + 120);
    await I.increase(lamp);
    await I.seeAmount(/^Subtotal/, SUBTOTAL + 180);
    await I.setQuantity(lamp, '99');
    await expect.poll(() => I.quantityOf(lamp).inputValue()).toBe('10');
    await I.see('Only 10 in stock', I.line(lamp));
    await I.setQuantity(lamp, '');
    await expect.poll(() => I.quantityOf(lamp).inputValue()).toBe('1');
    await I.setQuantity(lamp, '4');
    await I.page.reload();
    await settled(I.page);
    await expect(I.quantityOf(lamp).inputValue()).resolves.toBe('4');
  });

  test('Remove takes a line out, and Undo brings back line, place and quantity', async ({ openShop }) => {
    const I = onCart(await openShop({ width, path: '/Cart' }));
    const lamp = product(THE.lamp).name;
    await I.setQuantity(lamp, '3');
    const before = await I.lines.getByRole('link').allTextContents();
    await I.remove(lamp);
    await I.seeLines(3);
    await I.seeAmount(/^Subtotal/, SUBTOTAL - 60);
    await I.undo();
    await I.seeLines(4);
    await expect(I.lines.getByRole('link').allTextContents()).resolves.toEqual(before);
    await expect(I.quantityOf(lamp).inputValue()).resolves.toBe('3');
  });

  test('a cart that is cleared is empty, also after a reload, until Undo', async ({ openShop }) => {
    const I = onCart(await openShop({ width, path: '/Cart' }));
    await I.press('Clear cart');
    await I.seeLines(0);
    await I.see('Your cart is empty');
    await I.undo();
    await I.seeLines(4);
    await I.press('Clear cart');
    await I.page.reload();
    await I.see('Your cart is empty');
  });

  test('You May Also Like shows products that are not in the cart', async ({ openShop }) => {
    const I = onCart(await openShop({ width, path: '/Cart' }));
    const links = I.section('You May Also Like').locator('a[href^="/Products/ProductDetail/"]');
    await expect(links.count()).resolves.toBe(4);
    const shown = await links.allTextContents();
    for (const [id] of SAMPLE) {
      expect(shown.filter((text) => text.includes(product(id).name))).toEqual([]);
    }
    await links.first().click();
    await see(I.page.getByRole('heading', { level: 1 }));
    await I.goBack();
    await expect.poll(() => links.allTextContents()).toEqual(shown);
  });

  test('Proceed to Check Out leads to the checkout', async ({ openShop }) => {
    const I = onCart(await openShop({ width, path: '/Cart' }));
    await I.checkOut();
    await I.seePath('/Checkout');
  });

  test('what is added on a product page is in the cart, and the icon counts it', async ({ openShop }) => {
    const I = onProduct(await openShop({ width, path: productPath(46) }));
    await I.typeQuantity('3');
    await I.addToCart();
    await I.seeInCart(8);
    await I.follow('Checkout', I.cartToast);
    const cart = onCart(I.page);
    await cart.seeLines(5);
    await seeNot(I.cartToast);
    await expect(cart.quantityOf(product(46).name).inputValue()).resolves.toBe('3');
  });
});

test('two tabs side by side show the same cart and the same wishlist', async ({ openShop }) => {
  const cart = onCart(await openShop({ path: '/Cart' }));
  const product42 = onProduct(await cart.page.context().newPage());
  await product42.page.goto(productPath(6));
  await settled(product42.page);
  await product42.addToCart();
  await cart.seeLine(product(6).name);
  await cart.seeAmount(/^Subtotal/, SUBTOTAL + 48);
  await product42.toggleHeart();
  await product42.seeHeart(true);
  await cart.page.goto('/MyAccount/Wishlist');
  const listed = cart.main.getByRole('link', { name: new RegExp(product(6).name) }).first();
  await see(listed);
  await product42.toggleHeart();
  await seeNot(listed);
});

test('a printed cart is its lines, total and plan: nothing to press, and no other products', async ({ openShop }) => {
  const I = onCart(await openShop({ path: '/Cart' }));
  const onScreen = [
    I.main.getByRole('link', { name: 'Proceed to Check Out' }),
    I.main.getByRole('heading', { name: 'You May Also Like' }),
    I.main.getByRole('button', { name: 'Clear cart' }),
    I.main.getByRole('button', { name: 'Increase quantity' }).first(),
    I.main.getByRole('button', { name: /^Remove/ }).first(),
  ];
  for (const part of onScreen) {
    await see(part);
  }
  await I.page.emulateMedia({ media: 'print' });
  for (const part of onScreen) {
    await seeNot(part);
  }
  await see(I.main.getByRole('heading', { name: 'Cart total' }));
  const line = I.main.getByText('5 pieces', { exact: true });
  await expect(line.evaluate(groundsBehind)).resolves.toEqual(['rgb(255, 255, 255)']);
  await I.page.emulateMedia({ media: 'screen' });
});

/** Runs in the page: the colours behind an element. */
function groundsBehind(element: Element) {
  const grounds = new Set<string>();
  for (let behind: Element | null = element; behind; behind = behind.parentElement) {
    grounds.add(getComputedStyle(behind).backgroundColor);
  }
  grounds.delete('rgba(0, 0, 0, 0)');
  return [...grounds];
}
