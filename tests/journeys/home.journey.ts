import { describe, expect } from 'vitest';

import { test, VIEWPORT_NAMES } from '../support/browser';
import { onCatalogue } from './pages/catalogue';
import { inShop, see, seeNot } from './pages/shop';

describe.each(VIEWPORT_NAMES)('the home page on a %s', (width) => {
  test('it opens with a hero and a search box that leads to the listing', async ({ openShop }) => {
    const I = onCatalogue(await openShop({ width }));
    await see(I.page.getByRole('heading', { level: 1 }));
    await see(I.main.getByRole('search'));
    await I.searchFor('oak bed');
    await I.seePath('/Products');
    await I.seeQuery({ q: 'oak bed' });
    await see(I.main.getByRole('link', { name: /Haven Oak Platform Bed/ }));
  });

  test('Feature Products are 4 items, Most Popular Products 4 items with a View All link', async ({ openShop }) => {
    const I = inShop(await openShop({ width }));
    for (const name of ['Feature Products', 'Most Popular Products']) {
      await expect(I.section(name).locator('a[href^="/Products/ProductDetail/"]').count()).resolves.toBe(4);
    }
    await I.follow('View All', I.section('Most Popular Products'));
    await I.seePath('/Products');
  });

  test.for(['Bedroom', 'Living Room', 'Dining Room'])(
    'the %s tile leads to the listing',
    async (category, { openShop }) => {
      const I = onCatalogue(await openShop({ width }));
      await I.main
        .getByRole('link', { name: new RegExp(`^${category}`) })
        .first()
        .click();
      await I.seePath('/Products');
      await I.seeCount(10);
      await I.seeChosen(category);
    },
  );

  test('a statistics banner shows numbers', async ({ openShop }) => {
    const I = inShop(await openShop({ width }));
    const banner = I.main.locator('dl').filter({ hasText: 'pieces in the catalogue' });
    await expect(banner.getByRole('definition').allInnerTexts()).resolves.toEqual(['50', '5', '3-7', '0']);
    await expect(banner.getByRole('term').allInnerTexts()).resolves.toEqual([
      'pieces in the catalogue',
      'rooms to furnish',
      'working days for delivery',
      'trackers on any page',
    ]);
  });

  test('Latest Ongoings are 3 blog cards and a Read All Blogs link', async ({ openShop }) => {
    const I = inShop(await openShop({ width }));
    const latest = I.section('Latest Ongoings');
    await expect(latest.locator('a[href^="/Blog/BlogDetail/"]').count()).resolves.toBe(3);
    await I.follow('Read All Blogs', latest);
    await I.seePath('/Blog');
  });

  test('5 questions expand and collapse on click, Enter and Space', async ({ openShop }) => {
    const I = inShop(await openShop({ width }));
    const questions = I.main.locator('h3').getByRole('button');
    await expect(questions.count()).resolves.toBe(5);
    const first = questions.first();
    const answer = I.main.getByText(/Weekends do not count/);
    await expect(first.getAttribute('aria-expanded')).resolves.toBe('false');
    await seeNot(answer);
    await first.click();
    await see(answer);
    await expect(first.getAttribute('aria-expanded')).resolves.toBe('true');
    await first.click();
    await seeNot(answer);
    await first.press('Enter');
    await see(answer);
    await first.press('Space');
    await seeNot(answer);
  });
});

test('on a phone held sideways three rooms, and three posts, stand side by side, their words under their pictures', async ({
  openShop,
}) => {
  const I = inShop(await openShop({ width: 600, reducedMotion: true }));
  for (const [name, words] of [
    ['Furniture by room', 'a h3'],
    ['Latest Ongoings', 'article h3'],
  ] as const) {
    const boxes = await Promise.all((await I.section(name).locator(words).all()).map((item) => item.boundingBox()));
    expect.soft(boxes).toHaveLength(3);
    expect.soft(new Set(boxes.map((box) => box && Math.round(box.y))).size, name).toBe(1);
  }
});
