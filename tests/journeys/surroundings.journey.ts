import { describe, expect } from 'vitest';

import { violations } from '../support/axe';
import { test, VIEWPORT_NAMES, VIEWPORTS } from '../support/browser';
import { isWhole } from '../support/trust';
import { see } from './pages/shop';
import { storyboardOf, SURFACES } from './pages/statecharts';

/** In the dark only colours are others: what else axe asks has been asked in the light. */
const PAPERS = [
  { colorScheme: 'light', paper: 'rgb(250, 247, 242)', rules: {} },
  { colorScheme: 'dark', paper: 'rgb(25, 22, 19)', rules: { only: ['color-contrast', 'link-in-text-block'] } },
] as const;

describe.each(VIEWPORT_NAMES)('axe finds nothing on a %s', (width) => {
  // `npm test` visits each surface at one of the widths.
  const visited = SURFACES.filter((_, place) => isWhole || VIEWPORT_NAMES[place % VIEWPORT_NAMES.length] === width);

  test.for(visited)('in light and in dark surroundings: $surface', async ({ query, open }, { openShop }) => {
    const page = await openShop({ width, path: `/Statecharts${query}` });
    await open(page, width);
    for (const { colorScheme, paper, rules } of PAPERS) {
      await page.emulateMedia({ colorScheme });
      await expect.poll(() => page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(paper);
      await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
      expect({ colorScheme, found: await violations(page, rules) }).toEqual({ colorScheme, found: [] });
    }
  });

  test('on a storyboard, which is light everywhere', async ({ openShop }) => {
    const page = await openShop({ width, path: '/404', context: { colorScheme: 'dark' } });
    await page.goto('about:blank');
    await page.setContent(await storyboardOf('payment', VIEWPORTS[width].width));
    await page.evaluate(() => document.querySelectorAll('details').forEach((fold) => (fold.open = true)));
    expect(await violations(page)).toEqual([]);
  });
});

test('what is pressed on the page of a machine is 24 px high and wide, and panes have a line between them in forced colours', async ({
  openShop,
}) => {
  const page = await openShop({ width: 1280, path: '/404' });
  const targets = page.getByRole('main').locator('a, button, summary, input, select').filter({ visible: true });
  for (const query of ['view=outline', 'view=table', 'state=declined']) {
    await page.goto(`/Statecharts?machine=payment&${query}`);
    await see(targets.first());
    if (query === 'state=declined') {
      await see(page.getByRole('link', { name: 'Link to this' }));
      await page.getByText('All states of payment').click();
      await see(page.getByRole('link', { name: 'approved', exact: true }));
    }
    const small = await targets.evaluateAll((all) =>
      all.flatMap((target) => {
        const { width, height } = target.getBoundingClientRect();
        return width < 24 || height < 24 ? [target.textContent] : [];
      }),
    );
    expect(small).toEqual([]);
  }
  await page.emulateMedia({ forcedColors: 'active' });
  const splitter = page.getByRole('separator', { name: 'Width of the charts' });
  expect(await splitter.evaluate((line) => getComputedStyle(line, '::before').borderInlineStartStyle)).toBe('solid');
});
