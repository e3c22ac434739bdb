import type { Locator } from 'playwright-core';
import { expect } from 'vitest';

import { test } from '../support/browser';
import { see } from './pages/shop';

test('a board on paper has a picture of every state in its box, also of what is out of sight', async ({ openShop }) => {
  const page = await openShop({ width: 1280, path: '/404' });
  await page.goto('/Statecharts?machine=payment&state=declined&labels=pictures');
  const board = page.getByRole('region', { name: /^Drawing of payment/ });
  const prints = board.locator('foreignObject img');
  const areLoaded = () => prints.evaluateAll((all) => all.map((img) => (img as HTMLImageElement).naturalWidth));
  await expect.poll(areLoaded).toEqual([390, 390, 390, 390]);
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  const outside: string[] = [];
  for (const id of ['editing.changed', 'editing.agreed', 'approved', 'declined']) {
    const box = await board.locator(`[data-state="payment.${id}"]`).boundingBox();
    const picture = await board.locator(`foreignObject img[alt*="payment.${id} "]`).boundingBox();
    outside.push(...(isWithin(picture, box) ? [] : [id]));
  }
  expect(outside).toEqual([]);
});

test.for([794, 1587])('a machine in a state is on paper, on a sheet of %s px', async (width, { openShop }) => {
  const page = await openShop({ width: 1280, path: '/404' });
  await page.goto('/Statecharts?machine=payment&state=declined');
  const drawing = page.getByRole('region', { name: /^Drawing of payment/ });
  await see(drawing);
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width, height: 1123 });
  await see(drawing);
  await expect
    .poll(() => drawing.evaluate((element) => element.closest('[data-side] > *')?.clientHeight ?? 0))
    .toBeGreaterThan(200);
});

function isWithin(inner: Box, outer: Box): boolean {
  return (
    inner !== null &&
    outer !== null &&
    inner.x >= outer.x &&
    inner.y >= outer.y &&
    inner.x + inner.width <= outer.x + outer.width &&
    inner.y + inner.height <= outer.y + outer.height
  );
}

type Box = Awaited<ReturnType<Locator['boundingBox']>>;
