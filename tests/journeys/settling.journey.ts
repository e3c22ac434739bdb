import type { Page } from 'playwright-core';
import { expect } from 'vitest';

import { test } from '../support/browser';
import { productPath, THE } from './pages/facts';

/** Records every value of <html data-settling>; an empty text means it was removed. */
async function recordSettling(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    new MutationObserver(() => said.push(document.documentElement.dataset['settling'] ?? '')).observe(document, {
      attributes: true,
      attributeFilter: ['data-settling'],
      subtree: true,
    });
  });
  return () => page.evaluate(() => (window as unknown as { said: string[] }).said);
}

test('a first visit waits for clock and randomness alone', async ({ openShop }) => {
  const page = await openShop();
  const said = await recordSettling(page);
  await page.goto('/Cart');
  await expect.poll(said).toEqual(['random clock', '']);
});

test('a later visit waits for what this device keeps as well, and a query for itself', async ({ openShop }) => {
  const page = await openShop({ storage: { 'larkwood.cart': { v: 1, data: [] } } });
  const said = await recordSettling(page);
  await page.goto('/Products?q=oak');
  await expect.poll(said).toEqual(['random clock query stored emptied', '']);
});

test('words of a campaign hide nothing of the list, which stays as it was rendered', async ({ openShop }) => {
  const page = await openShop();
  const said = await recordSettling(page);
  await page.goto('/Products?utm_source=letter&gclid=1');
  await expect.poll(said).toEqual(['random clock', '']);
  expect(new URL(page.url()).search).toBe('?utm_source=letter&gclid=1');
  await expect(page.getByRole('main').getByRole('article').count()).resolves.toBe(50);
});

test('what was viewed, searched or removed hides nothing: no rendered page shows it', async ({ openShop }) => {
  const page = await openShop({ path: productPath(THE.lamp) });
  await page.goto('/Cart');
  const kept = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('larkwood.')));
  expect(await kept()).toEqual(['larkwood.recentlyViewed']);
  const said = await recordSettling(page);
  await page.reload();
  await expect.poll(said).toEqual(['random clock', '']);
});

test('garbage in storage counts as nothing stored', async ({ openShop }) => {
  const page = await openShop({ storage: { 'larkwood.cart': 'nonsense', 'larkwood.orders': { v: 99 } } });
  const said = await recordSettling(page);
  await page.goto('/Cart');
  await expect.poll(said).toEqual(['random clock stored', '']);
});
