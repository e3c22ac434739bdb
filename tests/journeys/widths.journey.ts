import { describe, expect } from 'vitest';

import { violations } from '../support/axe';
import { settled, test, VIEWPORT_NAMES, VIEWPORTS } from '../support/browser';
import { productPath, THE } from './pages/facts';
import { ROUTES } from './pages/routes';
import { inShop, see } from './pages/shop';

const WIDTHS = [320, 390, 768, 1280, 1920] as const;

test.for(ROUTES)(
  '%s never scrolls sideways, has one heading, and its first Tab is the skip link',
  async (path, { openShop }) => {
    const page = await openShop({ path, width: 320 });
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      const { scroll, client } = await page.evaluate(() => ({
        scroll: document.documentElement.scrollWidth,
        client: document.documentElement.clientWidth,
      }));
      expect.soft(scroll, `at ${width} px`).toBeLessThanOrEqual(client);
      await expect.soft(page.getByRole('heading', { level: 1 }).count()).resolves.toBe(1);
    }
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await expect.poll(() => skip.evaluate((link) => link === document.activeElement)).toBe(true);
    await see(skip);
    await page.keyboard.press('Enter');
    await expect.poll(() => page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
  },
);

test('every route has a title of its own', async ({ openShop }) => {
  const page = await openShop({ scripts: false });
  const titles: string[] = [];
  for (const path of ROUTES) {
    await page.goto(path);
    titles.push(await page.title());
  }
  expect(titles.filter((title, place) => title === '' || titles.indexOf(title) !== place)).toEqual([]);
});

test.for(ROUTES)('a check of accessibility finds nothing wrong on %s', async (path, { openShop }) => {
  const page = await openShop({ path, reducedMotion: true });
  for (const width of VIEWPORT_NAMES) {
    await page.setViewportSize(VIEWPORTS[width]);
    await expect.soft(violations(page), `on a ${width}`).resolves.toEqual([]);
  }
});

describe.each(VIEWPORT_NAMES)('a check of accessibility on a %s', (width) => {
  test('finds nothing wrong with an empty result, reported forms, toasts and dialogs', async ({ openShop }) => {
    const I = inShop(await openShop({ path: '/Products?q=nothing-like-it', width, reducedMotion: true }));
    await I.see('No products were found matching your selection.');
    await expect.soft(violations(I.page)).resolves.toEqual([]);
    await I.page.goto('/ContactUs');
    await settled(I.page);
    await I.main.getByRole('button', { name: /send/i }).click();
    await I.see('There is a problem');
    await expect.soft(violations(I.page)).resolves.toEqual([]);
    await I.page.goto(productPath(THE.lamp));
    await settled(I.page);
    await I.press('Add to Cart');
    await see(I.cartToast);
    await I.main.getByRole('tab', { name: 'Reviews' }).click();
    await expect.soft(violations(I.page)).resolves.toEqual([]);
    await I.page.goto('/Checkout/Payment');
    await settled(I.page);
    await I.press('Fill in a sample card');
    await I.main.getByLabel(/^name on card/i).fill('Nobody Known');
    await I.main.getByLabel(/^valid through/i).fill('12/39');
    await I.main.getByRole('button', { name: /^pay/i }).click();
    await see(I.page.getByRole('button', { name: 'Try Again' }));
    await expect.soft(violations(I.page)).resolves.toEqual([]);
  });
});
