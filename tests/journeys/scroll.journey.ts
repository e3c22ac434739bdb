import type { Page } from 'playwright-core';
import { expect } from 'vitest';

import { settled, test } from '../support/browser';
import { inShop, twoFrames } from './pages/shop';

/** A window so low that every page scrolls. */
const LOW = { context: { viewport: { width: 390, height: 300 } } } as const;

test('a link lands at the top on the heading, Back and Forward restore the place', async ({ openShop }) => {
  const page = await openShop({ ...LOW, path: '/Products' });
  await scrollDown(page, 240);
  await follow(page, '/Blog');
  await seePlace(page, 0);
  await expect(page.evaluate(() => document.activeElement?.tagName)).resolves.toBe('H1');
  await scrollDown(page, 120);
  await page.goBack();
  await seePlace(page, 240);
  await page.goForward();
  await seePlace(page, 120);
});

test('Back shows the list before the cards below its first screen are drawn', async ({ openShop }) => {
  const page = await openShop({ context: { viewport: { width: 390, height: 844 } }, path: '/Products' });
  await page.locator('main a[data-card]').first().click();
  await page.waitForURL(/ProductDetail/);
  await page.locator('#quantity').waitFor();
  const inFirstFrame = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const look = () => {
          if (document.querySelector('#result-count')) {
            resolve(document.querySelectorAll('main a[data-card]').length);
          } else {
            requestAnimationFrame(look);
          }
        };
        requestAnimationFrame(look);
        setTimeout(() => history.back());
      }),
  );
  expect(inFirstFrame).toBeGreaterThan(0);
  expect(inFirstFrame).toBeLessThan(20);
  await expect.poll(() => page.locator('main a[data-card]').count()).toBe(50);
});

test('another query never moves the page, either way', async ({ openShop }) => {
  const page = await openShop({ ...LOW, path: '/MyAccount' });
  await scrollDown(page, 200);
  await page.evaluate(() => history.pushState({}, '', '?q=oak'));
  await seePlace(page, 200);
  await scrollDown(page, 260);
  await page.goBack();
  await inShop(page).seePath('/MyAccount');
  await seePlace(page, 260);
});

test('a page that is opened with a query keeps its place on Back and on reload', async ({ openShop }) => {
  const page = await openShop({ ...LOW, path: '/MyAccount?q=oak' });
  await scrollDown(page, 220);
  await follow(page, '/Blog');
  await seePlace(page, 0);
  await page.goBack();
  await page.waitForURL(/q=oak$/);
  await seePlace(page, 220);
  await page.reload();
  await settled(page);
  await seePlace(page, 220);
});

test('a page that is scrolled before its scripts have come stays where it is', async ({ openShop }) => {
  const page = await openShop({ ...LOW, path: '/404' });
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/Products', { waitUntil: 'domcontentloaded' });
  // Fonts that arrive later make lines longer or shorter, and a browser then moves with what is read.
  await page.evaluate(async () => {
    await document.fonts.ready;
  });
  await scrollDown(page, 240);
  release();
  await settled(page);
  await seePlace(page, 240);
});

test('Back from a product far down the list finds its card where it was', async ({ openShop }) => {
  const page = await openShop({ width: 'phone', path: '/Products' });
  const card = page.locator('a[data-card]').nth(33);
  await card.scrollIntoViewIfNeeded();
  await expect.poll(async () => (await card.boundingBox())?.y).toBeGreaterThan(0);
  // Cards that come into view take their real height.
  await twoFrames(page);
  const top = (await card.boundingBox())?.y ?? 0;
  await card.dispatchEvent('click');
  await page.waitForURL('**/ProductDetail/**');
  await seePlace(page, 0);
  await page.goBack();
  await expect.poll(async () => Math.abs(((await card.boundingBox())?.y ?? 0) - top)).toBeLessThan(2);
});

test.for(['phone', 'desktop'] as const)(
  'Back to a product stands where it was left, with everything above drawn: on a %s',
  async (width, { openShop }) => {
    const page = await openShop({ width, path: '/Products' });
    await page.locator('main a[data-card]').nth(2).click();
    await page.waitForURL(/ProductDetail/);
    const similar = page.locator('#similar-heading');
    await similar.scrollIntoViewIfNeeded();
    // What is drawn when it comes near has its height by then.
    await page.locator('#will-it-fit').getByRole('img').first().waitFor();
    await scrollDown(page, 1000);
    await follow(page, '/Blog');
    await page.goBack();
    await similar.waitFor();
    await twoFrames(page);
    await seePlace(page, 1000);
  },
);

test.for([390, 800, 1440])(
  'once the browser is idle, the list is as high as its cards; those far below are drawn until the page is used: at %i px',
  async (width, { openShop }) => {
    const page = await openShop({ width, path: '/Products' });
    const cards = page.locator('main li:has([data-card])');
    // In one task: a frame with all of them drawn would give each its height.
    const state = () =>
      cards.evaluateAll((items) => {
        const { documentElement: page } = document;
        const isLastDrawn = items.at(-1)?.firstElementChild?.checkVisibility({ contentVisibilityAuto: true });
        const height = page.scrollHeight;
        items.forEach((item) => item.style.setProperty('content-visibility', 'visible'));
        const missing = page.scrollHeight - height;
        items.forEach((item) => item.style.removeProperty('content-visibility'));
        return { isLastDrawn, missing };
      });
    await expect.poll(state).toEqual({ isLastDrawn: true, missing: 0 });
    await page.mouse.move(100, 100);
    await expect.poll(state).toEqual({ isLastDrawn: false, missing: 0 });
  },
);

test('without scripts all cards of the list are drawn, as a picture of the whole page shows', async ({ openShop }) => {
  const page = await openShop({ path: '/Products', scripts: false });
  const areDrawn = await page
    .locator('main li > article')
    .evaluateAll((cards) => cards.map((card) => card.checkVisibility({ contentVisibilityAuto: true })));
  expect(areDrawn).toEqual(Array(50).fill(true));
});

async function scrollDown(page: Page, place: number) {
  await page.evaluate(
    (top) =>
      new Promise((done) => {
        addEventListener('scroll', done, { once: true });
        window.scrollTo(0, top);
      }),
    place,
  );
}

/** Clicks by script: a real click would scroll to the link first. */
async function follow(page: Page, path: string) {
  await page.locator(`a[href="${path}"]`).first().dispatchEvent('click');
  await inShop(page).seePath(path);
}

async function seePlace(page: Page, place: number) {
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(place);
}
