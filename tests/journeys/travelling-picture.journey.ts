import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';

import { resize, test, VIEWPORT_NAMES } from '../support/browser';
import { inShop } from './pages/shop';

describe.each(VIEWPORT_NAMES)('from page to page on a %s', (width) => {
  test('the picture of the pressed card moves from its place to its product; no other change of page moves one', async ({
    openShop,
  }) => {
    const page = await openShop({ width, path: '/Products' });
    const I = inShop(page);
    const travels = await recordTravels(page);
    await I.main.getByRole('combobox', { name: /sort/i }).selectOption({ label: 'Price: low to high' });
    await I.seeQuery({ sort: 'price-low' });
    await I.follow('Cart', I.footer);
    await I.seeFocusOn(page.getByRole('heading', { level: 1, name: 'Cart' }));
    await page.goBack();
    await I.seeHeading('Products');
    await expect(travels()).resolves.toEqual([]);

    const card = page.locator('a[data-card]').nth(1);
    await card.focus();
    const place = await card.locator('[data-travels]').boundingBox();
    await card.press('Enter');
    await I.seeFocusOn(page.getByRole('heading', { level: 1 }));
    const boxes = await travels();
    expect(boxes).toHaveLength(1);
    for (const side of ['x', 'y', 'width', 'height'] as const) {
      expect(boxes[0]?.[side]).toBeCloseTo(place?.[side] ?? 0, 0);
    }
  });

  test('pages that follow each other quickly, and a window that changes meanwhile, leave the console silent', async ({
    openShop,
  }) => {
    const page = await openShop({ width });
    const I = inShop(page);
    await page.evaluate(async () => {
      const frame = () => new Promise((done) => requestAnimationFrame(done));
      for (const path of ['/Cart', '/MyAccount', '/ContactUs', '/MyAccount/Wishlist', '/Cart']) {
        document.querySelector<HTMLElement>(`footer a[href="${path}"], header a[href="${path}"]`)?.click();
        await frame();
      }
    });
    await resize(page, { width: 700, height: 700 });
    await I.seeHeading('Cart');
    await page.evaluate(() => history.back());
    await page.evaluate(() => history.forward());
    await I.follow('Contact Us', I.footer);
    await I.seeHeading(/./);
    await I.seePath('/ContactUs');
  });

  test('with reduced motion pages change at once', async ({ openShop }) => {
    const page = await openShop({ width, reducedMotion: true, path: '/Products' });
    const travels = await recordTravels(page);
    const card = page.locator('a[data-card]').nth(1);
    await card.focus();
    await card.press('Enter');
    await inShop(page).seeFocusOn(page.getByRole('heading', { level: 1 }));
    await page.locator('[data-travels=onPage]').first().waitFor();
    await expect(travels()).resolves.toEqual([]);
  });
});

/** The boxes from which pictures travel from now on. */
async function recordTravels(page: Page) {
  const boxes = await page.evaluateHandle(() => {
    const recorded: { x: number; y: number; width: number; height: number }[] = [];
    const animate = Element.prototype.animate;
    Element.prototype.animate = function recording(...options) {
      const animation = animate.apply(this, options);
      if (this.matches('[data-travels=onPage]')) {
        const { x, y, width, height } = this.getBoundingClientRect();
        recorded.push({ x, y, width, height });
      }
      return animation;
    };
    return recorded;
  });
  return () => boxes.evaluate((recorded) => recorded);
}
