import { expect } from 'vitest';

import { test } from '../support/browser';
import { onCart } from './pages/cart';
import { product, productPath } from './pages/facts';
import { inShop, see, seeNot } from './pages/shop';

test('the mini cart shows what is in the cart, locks the page, and leads to the cart', async ({ openShop }) => {
  const I = inShop(await openShop({ path: productPath(42) }));
  const opener = I.header.getByRole('button', { name: 'Look into the cart' });
  const miniCart = I.page.getByRole('dialog', { name: 'In your cart' });
  await opener.click();
  await see(miniCart);
  await expect(miniCart.getByRole('listitem').count()).resolves.toBe(4);
  await see(miniCart.getByText(product(5).name));
  await see(miniCart.getByText('$583.20'));
  await expect(I.page.locator('html').getAttribute('data-scroll')).resolves.toBe('locked');
  await I.page.keyboard.press('Escape');
  await seeNot(miniCart);
  await I.seeFocusOn(opener);
  await opener.click();
  await miniCart.getByRole('link', { name: 'Go to the cart' }).click();
  await I.seePath('/Cart');
  await seeNot(miniCart);
  await onCart(I.page).seeLines(4);
});
