import type { Page } from 'playwright-core';
import { expect } from 'vitest';

import { received } from '#machines/order-return/order-return.cases';
import { sampleNow } from '#machines/samples';

import { test } from '../support/browser';
import { see, seeNot } from './pages/shop';

const BEFORE_MIDNIGHT = '2025-06-15T23:59:00';

test.for([
  { what: 'points at it', act: (page: Page) => page.getByRole('main').hover() },
  { what: 'types', act: (page: Page) => page.keyboard.press('Tab') },
])(
  'a payment page in sight over midnight promises the days of the new one to who $what',
  async ({ act }, { openShop }) => {
    const page = await openShop({ path: '/Checkout/Payment', now: BEFORE_MIDNIGHT });
    const main = page.getByRole('main');
    await see(main.getByText(/between Wed 18 Jun and Tue 24 Jun/));
    await page.clock.fastForward('01:10');
    await act(page);
    await see(main.getByText(/between Thu 19 Jun and Wed 25 Jun/));
  },
);

test('a return that is sent when its 30 days have passed is answered', async ({ openShop }) => {
  const storage = { 'larkwood.orders': { v: 1, data: [received] } };
  const path = `/MyAccount/TrackOrder/TrackOrderDetail?order=${received.orderid}`;
  const page = await openShop({ now: sampleNow().toISOString(), storage, path });
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Return something' }).click();
  await main.getByRole('checkbox').check();
  await main.getByRole('radio').first().check();
  await page.clock.setSystemTime('2025-07-10T12:01:00');
  await main.getByRole('button', { name: 'Book the return' }).click();
  await see(main.getByText('The 30 days to send something back ended on 10 Jul 2025.'));
  await seeNot(main.getByRole('button', { name: 'Book the return' }));
  await expect(page.evaluate(() => document.activeElement?.textContent)).resolves.toBe('Returns');
});
