import { expect } from 'vitest';

import { test } from '../support/browser';

test('the other variants of a product that is open are read before one of them is pressed', async ({ openShop }) => {
  const page = await openShop({ path: '/Products/ProductDetail/Harbour-Enamel-Kettle' });
  await page.getByRole('link', { name: /^Moss/ }).scrollIntoViewIfNeeded();
  const read = () =>
    page.evaluate(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('/data/product/118.')),
    );
  await expect.poll(read).toBe(true);
});

test('the post of a card in view, the list and the cart are read before one of them is pressed', async ({
  openShop,
}) => {
  const page = await openShop({ width: 'phone', path: '/Blog' });
  const read = () =>
    page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => /data\/(.+)\.[^.]+\.json/.exec(name)?.[1]),
    );
  await expect.poll(read).toEqual(expect.arrayContaining(['post/0', 'catalogue/1', 'cart']));
});

test('a page that is not at hand is told of below the header, until it comes', async ({ openShop }) => {
  const page = await openShop({ width: 'phone' });
  const line = () => page.evaluate(() => getComputedStyle(document.querySelector('header') ?? document.body).boxShadow);
  expect(await line()).toBe('none');
  let arrive = () => undefined as void;
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route('**/ContactUs-*.js', (route) => arrived.then(() => route.continue()));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }).click();
  await expect.poll(line).not.toBe('none');
  arrive();
  await expect.poll(line).toBe('none');
  await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toBe('Contact Us');
});
