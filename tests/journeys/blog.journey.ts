import { describe, expect } from 'vitest';

import { test, VIEWPORT_NAMES } from '../support/browser';
import { inShop, see, seeNot } from './pages/shop';

const FEATURED = {
  author: 'Maren Solberg',
  path: '/Blog/BlogDetail/Maren-Solberg',
  headline: /A reading corner/,
} as const;

describe.each(VIEWPORT_NAMES)('the blog on a %s', (width) => {
  test('a featured post, 3 posts, and Latest Posts with 3 of 6', async ({ openShop }) => {
    const I = inShop(await openShop({ width, path: '/Blog' }));
    const cards = I.main.locator('a[href^="/Blog/BlogDetail/"]');
    await expect(cards.count()).resolves.toBe(1 + 3 + 3);
    await expect(cards.first().getAttribute('href')).resolves.toBe(FEATURED.path);
    await expect(I.section('Latest Posts').locator('a[href^="/Blog/BlogDetail/"]').count()).resolves.toBe(3);
  });

  test('Load More Blogs replaces the 3 latest posts with all 6 and moves focus to the first new one', async ({
    openShop,
  }) => {
    const I = inShop(await openShop({ width, path: '/Blog' }));
    const latest = I.section('Latest Posts').locator('a[href^="/Blog/BlogDetail/"]');
    const first = await latest.allTextContents();
    await I.press('Load More Blogs');
    await expect.poll(() => latest.count()).toBe(6);
    await expect(latest.allTextContents()).resolves.toEqual(expect.arrayContaining(first));
    await seeNot(I.main.getByRole('button', { name: 'Load More Blogs' }));
    await I.seeFocusOn(latest.nth(3));
  });

  test('a card shows the author name, a bullet separator, then the date', async ({ openShop }) => {
    const I = inShop(await openShop({ width, path: '/Blog' }));
    for (const text of await I.main.locator('a[href^="/Blog/BlogDetail/"]').allInnerTexts()) {
      expect(text.replaceAll(/\s+/g, ' ')).toMatch(/\p{L}+ \p{L}+ ?• ?\d{2} [A-Z][a-z]{2} 2025/u);
    }
  });

  test('the featured post, id 0, opens by its card, by a reload and in a new tab', async ({ openShop }) => {
    const I = inShop(await openShop({ width, path: '/Blog' }));
    await I.main.locator('a[href^="/Blog/BlogDetail/"]').first().click();
    await I.seePath(FEATURED.path);
    await I.seeHeading(FEATURED.headline);
    await expect(I.page.evaluate(() => JSON.stringify(history.state))).resolves.toContain('"blogId":0');
    await I.page.reload();
    await I.seeHeading(FEATURED.headline);
    const shared = inShop(await openShop({ width, path: FEATURED.path }));
    await shared.seeHeading(FEATURED.headline);
    await shared.see(FEATURED.author);
    await shared.see('01 Jun 2025');
  });

  test('the id in the navigation state decides, not the path', async ({ openShop }) => {
    const page = await openShop({ width, path: '/Blog' });
    await page.evaluate(() => history.replaceState({ ...history.state, blogId: 0 }, '', '/Blog/BlogDetail/Anybody'));
    await page.reload();
    await inShop(page).seeHeading(FEATURED.headline);
  });

  test('a post suggests 3 others', async ({ openShop }) => {
    const I = inShop(await openShop({ width, path: FEATURED.path }));
    const suggested = I.main.locator('a[href^="/Blog/BlogDetail/"]');
    await expect(suggested.count()).resolves.toBe(3);
    const paths = await suggested.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(new Set(paths).size).toBe(3);
    expect(paths).not.toContain(FEATURED.path);
    await suggested.first().click();
    await I.seePath(decodeURI(paths[0] ?? ''));
    await I.seeScrolledTo(0);
    await see(I.page.getByRole('heading', { level: 1 }));
  });
});
