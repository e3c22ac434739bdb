import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

import { test } from '../support/browser';

/** Opens a state of a machine on the stage, as on a phone. */
async function openScreenshot(page: Page, machine: string, state: string) {
  await page.goto(`/Statecharts?machine=${machine}&state=${state}&width=390&pane=stage`);
  return page.frameLocator('iframe');
}

function edgesOf(text: Locator) {
  return text.evaluate((element) => {
    const { left, top, bottom } = element.getBoundingClientRect();
    return { left, top: top / window.innerHeight, bottom: bottom / window.innerHeight };
  });
}

test('the part that a machine owns is in the middle of its screenshot', async ({ openShop }) => {
  const page = await openShop({ path: '/404', width: 'desktop' });
  const shop = await openScreenshot(page, 'faq-item', 'expanded');
  const answer = shop.getByText('Delivery takes 3-7 working days', { exact: false });
  await expect.poll(async () => (await edgesOf(answer)).bottom).toBeLessThan(0.9);
  expect((await edgesOf(answer)).top).toBeGreaterThan(0.1);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('a machine that asks for a page is shown on that page', async ({ openShop }) => {
  const page = await openShop({ path: '/404', width: 'desktop' });
  const shop = await openScreenshot(page, 'track-order', 'found');
  await shop.getByRole('heading', { name: 'Order LW-10427' }).waitFor();
  await page.getByRole('region', { name: 'Shop' }).getByText('track-order is found.').waitFor();
});

test('on a phone, words under a picture that reaches the edges of the screen do not', async ({ openShop }) => {
  const page = await openShop({ path: '/404', width: 'desktop' });
  const shop = await openScreenshot(page, 'viewer', 'failed');
  const said = shop.getByText('The other sides could not be fetched', { exact: false });
  await said.waitFor();
  expect((await edgesOf(said)).left).toBe((await edgesOf(shop.getByRole('heading', { level: 1 }))).left);
});
