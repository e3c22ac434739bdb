import type { Locator } from 'playwright-core';
import { expect } from 'vitest';

import { violations } from '../support/axe';
import { test } from '../support/browser';
import { openStage } from './pages/stage';
import { see } from './pages/shop';

test('charts follow an approved payment from machine to machine; choosing another one keeps the session', async ({
  openShop,
}) => {
  const page = await openShop({ path: '/404', width: 'desktop' });
  const { shop, live, charts, heading } = await openStage(page, 'machine=payment&pane=stage&width=1280');
  await live.getByText('checkout/payment is editing.').waitFor();
  await shop.getByRole('button', { name: 'Fill in a sample card' }).click();
  await heading('payment');
  await shop.getByRole('button', { name: /^Pay/ }).click();
  await heading('checkout');
  await charts.locator('[data-state="checkout.confirmation"][data-active]').waitFor();
  await charts.getByRole('button', { name: 'checkout/payment', exact: true }).click();
  await heading('payment');
  await live.getByText('checkout/payment is approved, and has ended.').waitFor();
  await charts.locator('[data-state="payment.approved"][data-active]').waitFor();
  await shop.getByRole('heading', { name: 'Thank you' }).waitFor();

  await charts.getByRole('button', { name: 'System map' }).click();
  const told = charts.getByRole('list', { name: 'Who told whom' }).getByRole('listitem');
  await told.filter({ hasText: 'checkout/payment told checkout: xstate.done.actor.payment' }).waitFor();
  expect(await charts.locator('[data-moved] button').allTextContents()).toEqual(
    expect.arrayContaining(['payment', 'checkout', 'cart']),
  );
  expect(await violations(page)).toEqual([]);
  await charts.getByRole('button', { name: 'checkout', exact: true }).last().click();
  await charts.getByRole('link', { name: 'Open ▷ payment' }).click();
  await live.getByText('checkout/payment is approved, and has ended.').waitFor();
  await page.getByRole('navigation', { name: 'Machines' }).getByRole('link', { name: 'cart', exact: true }).click();
  await live.getByText('cart is empty.').waitFor();
  await page.getByRole('navigation', { name: 'Machines' }).getByRole('link', { name: 'payment', exact: true }).click();
  await live.getByText('checkout/payment is approved, and has ended.').waitFor();

  await live.getByRole('button', { name: /go to right after sample.filled/ }).click();
  await live.getByText('checkout/payment is editing.').waitFor();
  await shop.getByRole('button', { name: /^Pay/ }).waitFor();
  const scrubber = live.getByRole('slider', { name: 'Event' });
  await scrubber.press('End');
  await heading('checkout');
  await scrubber.press('ArrowLeft');
  await charts.getByRole('button', { name: 'Hold this drawing' }).click();
  await expect.poll(() => new URL(page.url()).searchParams.get('held')).toBe('yes');
  await scrubber.press('End');
  await shop.getByRole('heading', { name: 'Thank you' }).waitFor();
  expect(await violations(page)).toEqual([]);
});

test('what is looked for in a drawing is looked for beside the shop as well, and in another way to read it', async ({
  openShop,
}) => {
  const page = await openShop({ path: '/Statecharts?machine=toast', width: 'desktop' });
  const field = page.getByLabel('Find a state or event');
  await field.fill('held');
  await page.getByRole('button', { name: 'Show the shop beside it' }).click();
  await see(page.getByRole('region', { name: 'Shop' }));
  expect(await field.inputValue()).toBe('held');
  await see(page.getByText('3 found'));
  await page.getByRole('tab', { name: 'Outline' }).click();
  await page.getByRole('tab', { name: 'Drawing' }).click();
  expect(await field.inputValue()).toBe('held');
});

test('the drawing follows the shop to the mini cart and the cart; the machine of the address is drawn when asked for again', async ({
  openShop,
}) => {
  const page = await openShop({ path: '/404', width: 'desktop' });
  const { shop, heading } = await openStage(page, 'machine=home&pane=stage&width=1280');
  await heading('home');
  await shop.getByRole('button', { name: 'View cart' }).click();
  await heading('drawer');
  await page.getByRole('navigation', { name: 'Machines' }).getByRole('link', { name: 'home', exact: true }).click();
  await heading('home');
  await shop.getByRole('link', { name: 'Go to cart' }).click();
  await heading('cart');
});

test('focus stays in the shop, and on the clock, while the drawing follows to another machine', async ({
  openShop,
}) => {
  const page = await openShop({ path: '/404', width: 'desktop' });
  const { shop, live, charts, heading } = await openStage(page, 'machine=payment&pane=stage&width=1280');
  await shop.getByRole('button', { name: 'Fill in a sample card' }).press('Enter');
  await shop.getByRole('button', { name: /^Pay/ }).press('Enter');
  await heading('checkout');
  await expect.poll(() => page.evaluate(() => document.activeElement?.localName)).toBe('iframe');
  const back = live.getByRole('button', { name: 'Back', exact: true });
  await back.focus();
  for (const name of ['payment', 'checkout']) {
    await expect
      .poll(async () => {
        await page.keyboard.press('Enter');
        return charts.getByRole('heading', { level: 1, name, exact: true }).count();
      })
      .toBe(1);
    expect(await back.evaluate((button) => button === document.activeElement)).toBe(true);
  }
});

test('a state that is chosen by keyboard keeps the focus when the shop opens beside it, and when Back closes it', async ({
  openShop,
}) => {
  const page = await openShop({ path: '/404', width: 'desktop' });
  const shop = page.getByRole('region', { name: 'Shop' });
  const focused = (locator: Locator) => see(locator.and(page.locator(':focus')));
  await page.goto('/Statecharts?machine=toast');
  const hidden = page.getByRole('button', { name: /^hidden\b/ });
  await hidden.press('Enter');
  await see(shop);
  await focused(hidden);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await focused(hidden);
  await page.goBack();
  await expect.poll(() => shop.count()).toBe(0);
  await focused(hidden);

  for (const [view, name] of [
    ['outline', 'Choose passing'],
    ['table', 'passing'],
  ] as const) {
    await page.goto(`/Statecharts?machine=toast&view=${view}`);
    const link = page.getByRole('tabpanel').getByRole('link', { name });
    await link.press('Enter');
    await see(shop);
    await focused(link);
  }
});

test('after a link that is refused the shop opens with the next machine that is chosen', async ({ openShop }) => {
  const page = await openShop({ path: '/404', width: 'desktop' });
  await page.goto('/Statecharts?machine=cart&pane=stage#session=zGarbage');
  await see(page.getByRole('alert').getByText('This is no session of the shop'));
  await page.getByRole('navigation', { name: 'Machines' }).getByRole('link', { name: 'payment', exact: true }).click();
  await page.getByRole('region', { name: 'Shop' }).getByText('checkout/payment is editing.').waitFor();
  expect(await page.getByRole('alert').count()).toBe(0);
});

test('a shop that does not come into its frame is told of after eight seconds, and comes when it is asked for again', async ({
  openShop,
}) => {
  const page = await openShop({ path: '/404', width: 'phone', now: '2026-03-02T10:00:00' });
  await page.route('**/Statecharts/Stage', (route) => route.abort());
  await page.goto('/Statecharts?machine=payment&state=declined');
  await see(page.getByTitle('The shop, 390 px wide'));
  await page.clock.runFor(8_000);
  const told = page.getByRole('alert').getByText('The shop did not load');
  await see(told);
  await page.getByRole('link', { name: 'Statecharts', exact: true }).click();
  await page.goBack();
  await see(page.getByTitle('The shop, 390 px wide'));
  await page.clock.runFor(8_000);
  await see(told);
  await page.unroute('**/Statecharts/Stage');
  await page.getByRole('button', { name: 'Load it again' }).press('Enter');
  await see(page.getByRole('group', { name: 'Clock and timeline' }).getByText('checkout/payment is declined.'));
  expect(await told.count()).toBe(0);
  expect(await page.evaluate(() => document.activeElement?.localName)).toBe('iframe');
});

test('a state that another width shows is refused beside the page as it opens, and led to at that width', async ({
  openShop,
}) => {
  const page = await openShop({ path: '/404', width: 'desktop' });
  const { shop } = await openStage(page, 'machine=product&state=preview.open');
  const refusal = page.getByRole('alert').getByText('product.preview.open is seen from 1024 px on only.');
  await see(refusal);
  await see(shop.getByRole('button', { name: 'Add to Cart' }));
  await page.getByRole('button', { name: 'Desk 1280' }).click();
  await see(shop.getByRole('dialog').getByRole('heading', { level: 2 }));
  expect(await refusal.count()).toBe(0);
});

test('panes are as wide as they were left, by keyboard and by pointer, and the window does not scroll', async ({
  openShop,
}) => {
  const page = await openShop({ width: 1280, path: '/404' });
  await openStage(page, 'machine=toast&state=visible.passing');
  const charts = page.getByRole('region', { name: 'Charts' });
  const width = async () => Math.round((await charts.boundingBox())?.width ?? 0);
  const splitter = page.getByRole('separator', { name: 'Width of the charts' });
  const before = await width();
  await splitter.press('ArrowLeft');
  await expect.poll(width).toBeLessThan(before);
  const box = await splitter.boundingBox();
  await page.mouse.move((box?.x ?? 0) + 6, 400);
  await page.mouse.down();
  await page.mouse.move(440, 400);
  await page.mouse.up();
  await expect.poll(async () => Math.abs((await width()) - 440)).toBeLessThan(16);
  const left = await width();
  await page.reload();
  await expect.poll(width).toBe(left);
  expect(
    await page.evaluate(() => [document.documentElement.scrollHeight, document.documentElement.scrollWidth]),
  ).toEqual([900, 1280]);

  await charts.getByRole('button', { name: 'Board' }).click();
  const picture = (state: string) => charts.locator(`[data-picture="toast.${state}"]`);
  await picture('visible.passing').and(charts.locator('[data-lit]')).locator('iframe').waitFor();
  await charts.getByRole('button', { name: /^Hidden\b/ }).click();
  await page.getByRole('region', { name: 'Shop' }).getByText('cartToast is hidden.').waitFor();
  await see(picture('hidden').and(charts.locator('[data-lit]')));
  expect(await violations(page)).toEqual([]);
  const ways = charts.getByRole('region', { name: 'Ways taken so far' });
  await see(ways.getByRole('button', { name: /^The shopper adds pieces/ }));
});
