import { expect } from 'vitest';

import { test } from '../support/browser';
import { linkTo, openStage } from './pages/stage';

test('a link keeps the time, and Back goes over a timer one moment at a time', async ({ openShop }) => {
  const page = await openShop({ path: '/404', width: 'desktop' });
  const { live } = await openStage(page, 'machine=toast&state=visible.passing&pane=stage');
  const reads = async (where: string, time: string) => {
    await live.getByText(`cartToast is ${where}.`).waitFor();
    await live.getByText(time, { exact: true }).first().waitFor();
  };
  await reads('visible.passing', '0.1 s');
  await live.getByRole('button', { name: 'Just before the next timer' }).click();
  await reads('visible.passing', '5.099 s');
  await live.getByRole('button', { name: '+0.001 s', exact: true }).click();
  await reads('hidden', '5.1 s');
  const href = await linkTo(live, 'Link to this');
  const fresh = await openShop({ path: '/404', width: 'desktop' });
  const linked = await openStage(fresh, href.replace(/^[^?]*\?/, ''));
  await linked.live.getByText('cartToast is hidden.').waitFor();
  await linked.live.getByText('5.1 s', { exact: true }).first().waitFor();
  await live.getByRole('button', { name: 'Back' }).click();
  await reads('visible.passing', '5.099 s');
  await live.getByRole('button', { name: 'Back' }).click();
  await reads('visible.passing', '0.1 s');
  await live.getByRole('button', { name: 'Step', exact: true }).click();
  await live.getByRole('button', { name: 'Step', exact: true }).click();
  await reads('hidden', '5.1 s');
});

test('the statecharts stay usable after 5,000 characters are typed in the shop', async ({ openShop }) => {
  const page = await openShop({ path: '/404', width: 'desktop' });
  const { shop, live } = await openStage(page, 'machine=contact&pane=stage');
  const message = shop.getByRole('textbox', { name: 'Message' });
  await message.click();
  await message.evaluate((field: HTMLTextAreaElement) => {
    const write = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set;
    const Typed = field.ownerDocument.defaultView?.Event ?? Event;
    for (let length = 1; length <= 5_000; length += 1) {
      write?.call(field, 'a'.repeat(length));
      field.dispatchEvent(new Typed('input', { bubbles: true }));
    }
  });
  await live.getByText('(5000 characters)', { exact: false }).first().waitFor({ state: 'attached' });
  const href = await linkTo(live, 'Link to this');
  expect(href.length).toBeLessThan(2_000);
  await expect.poll(() => page.url()).toContain(href);
  await page.reload();
  await expect.poll(async () => (await message.inputValue()).length).toBe(5_000);
});

test('the address bar follows the shop: a reload leads there, Back to what was asked for', async ({ openShop }) => {
  const page = await openShop({ path: '/404', width: 'desktop' });
  const { shop, live } = await openStage(page, 'machine=payment&state=declined&pane=stage');
  const where = (words: string) => live.getByText(words).waitFor();
  await where('checkout/payment is declined.');
  await shop.getByRole('button', { name: 'Try Again' }).click();
  await where('checkout/payment is editing.');
  await expect.poll(() => page.url()).toContain('#session=');
  await page.reload();
  await where('checkout/payment is editing.');

  // An address that only names a machine asks for nothing: the bar has the session that goes on.
  await page.getByRole('navigation', { name: 'Machines' }).getByRole('link', { name: 'cart', exact: true }).click();
  await where('cart is filled.');
  await expect.poll(() => page.url()).toMatch(/machine=cart.*#session=/);
  await live.getByRole('button', { name: 'Back' }).click();
  await expect.poll(() => page.url()).toMatch(/step=\d+.*#session=/);
  await page.reload();
  await live.getByRole('button', { name: 'Step', exact: true }).and(live.locator('[aria-disabled=false]')).waitFor();

  await openStage(page, 'machine=payment&state=declined&pane=stage');
  await where('checkout/payment is declined.');
  await shop.getByRole('button', { name: 'Try Again' }).click();
  await expect.poll(() => page.url()).toContain('#session=');
  await page.getByRole('navigation', { name: 'Machines' }).getByRole('link', { name: 'cart', exact: true }).click();
  await where('cart is filled.');
  await page.goBack();
  await where('checkout/payment is declined.');
  await expect.poll(() => page.url()).not.toContain('#session=');

  // What joins by being drawn, such as the search panel, is nothing that was done.
  await openStage(page, 'machine=search-key&state=off&pane=stage');
  await live.getByRole('button', { name: 'go to right after page.entered' }).nth(1).waitFor();
  await page.waitForTimeout(1_000);
  expect(page.url()).not.toContain('#session=');
});

test('a link that is none says so in the tab it opens', async ({ openShop }) => {
  const page = await openShop({ path: '/404' });
  await page.goto('/Statecharts/Stage#zGarbage');
  await page.getByRole('alert').getByText('This is no session of the shop').waitFor();
});
