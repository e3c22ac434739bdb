import { expect } from 'vitest';

import { test } from '../support/browser';
import { product } from './pages/facts';
import { inShop, see, seeNot } from './pages/shop';

const BED = product(1).name;
const UPHOLSTERED = product(2).name;

test('two beds chosen from the list stand side by side; one is removed, and Back brings it back', async ({
  openShop,
}) => {
  const I = inShop(await openShop({ path: '/Products', width: 320 }));
  await I.main.getByRole('button', { name: `Compare ${BED}` }).click();
  await I.see('Pick another');
  await I.main.getByRole('button', { name: `Compare ${UPHOLSTERED}` }).click();
  await I.seeNo('Pick another');
  await I.main.getByRole('link', { name: 'See all 2 products', exact: true }).first().click();
  await I.page.waitForURL('/Compare?ids=*');

  const weights = I.main.getByRole('row', { name: /^Weight ?, differs/ });
  await see(weights);
  expect(await weights.getByRole('cell').allTextContents()).toEqual(['58 kg, the lighter', '84 kg']);
  expect(await I.page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);

  await I.main.getByRole('button', { name: `Remove ${BED}` }).click();
  await seeNot(I.main.getByRole('button', { name: `Remove ${BED}` }));
  await I.page.goBack();
  await see(I.main.getByRole('button', { name: `Remove ${BED}` }));
  await I.press('Keep as my comparison', I.main);

  await I.press('Clear', I.main);
  await see(I.page.getByText('Nothing to compare yet'));
  await see(I.page.getByText('Comparison cleared'));
  await I.press('Undo', I.page.locator('body'));
  await see(I.page.getByText('Your comparison is still here'));
  await I.main.getByRole('link', { name: 'See my comparison' }).click();
  await see(I.main.getByRole('button', { name: `Remove ${BED}` }));
});

test('a comparison that comes late takes the focus that its place had', async ({ openShop }) => {
  const page = await openShop({ path: '/Compare' });
  let deliver = () => {};
  const isDelivered = new Promise<void>((resolve) => {
    deliver = resolve;
  });
  await page.route('**/data/product/1.*', async (route) => {
    await isDelivered;
    await route.continue();
  });
  await page.goto('/Compare?ids=1');
  const I = inShop(page);
  await I.seeHeading('One moment');
  deliver();
  await I.seeHeading('Compare');
  await I.seeFocusOn(I.main.getByRole('heading', { level: 1 }));
});

test('a name that is one long word stays in its column', async ({ openShop }) => {
  const { main } = inShop(await openShop({ path: '/Compare?ids=1,2', width: 390 }));
  const name = main.getByRole('columnheader').getByRole('link', { name: BED });
  const widths = await name.evaluate((link, word) => {
    const text = document.createRange();
    link.replaceChildren(word);
    text.selectNodeContents(link);
    return [text.getBoundingClientRect().width, link.closest('th')?.clientWidth ?? 0];
  }, 'W'.repeat(80));
  expect(widths[0]).toBeLessThan(widths[1] ?? 0);
});
