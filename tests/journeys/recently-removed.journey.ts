import { expect } from 'vitest';

import { settled, test } from '../support/browser';
import { onCart } from './pages/cart';
import { product } from './pages/facts';
import { MORNING, see, seeNot } from './pages/shop';

test('on a phone, a cart that was cleared an hour ago is put back, beside what has joined it since', async ({
  openShop,
}) => {
  const I = onCart(await openShop({ path: '/Cart', width: 'phone', now: MORNING }));
  const removed = I.main.getByRole('region', { name: 'Recently removed' });
  const putBack = removed.getByRole('button', { name: /^Put back/ });
  await I.press('Clear cart');
  await I.see('Your cart is empty');
  await see(putBack);
  await I.undo();
  await I.seeLines(4);
  await seeNot(putBack);
  await I.remove(product(42).name);
  await I.press('Clear cart');
  await I.page.clock.fastForward(3_600_000);
  await I.page.reload();
  await settled(I.page);
  await I.see('Your cart is empty');
  await putBack.first().click();
  await I.seeLines(3);
  await I.see('Back in your cart.');
  await expect.poll(() => putBack.count()).toBe(1);
  await putBack.click();
  await I.seeLines(4);
  await expect(I.quantityOf(product(42).name).inputValue()).resolves.toBe('2');
});
