import type { Locator } from 'playwright-core';
import { describe, expect } from 'vitest';

import { resize, test } from '../support/browser';
import { productPath } from './pages/facts';
import { onProduct } from './pages/product';
import { inShop, see, seeNot } from './pages/shop';

const LAMP = 5;
const SOFA = 31;

describe('looking closer', () => {
  test('on a phone a press on the picture enlarges it there, a drag and a press move it, and its largest file is shown', async ({
    openShop,
  }) => {
    const page = await openShop({ width: 'phone', path: productPath(LAMP) });
    const { main, mainPicture } = onProduct(page);
    const { enlarged, shift } = zoomOn(main);
    const box = await main.getByRole('button', { name: 'Enlarge picture 1' }).boundingBox();
    if (box === null) {
      throw new Error('The picture cannot be seen.');
    }
    await page.mouse.click(box.x + box.width / 4, box.y + box.height / 4);
    await expect.poll(shift).toEqual({ scale: 2, x: -0.25, y: -0.25 });
    await expect.poll(mainPicture).toMatch(/-(900|1200)\.avif$/);
    // A press brings what was pressed to the middle, as far as the edge allows. Later than a double press.
    await page.waitForTimeout(500);
    await page.mouse.click(box.x + box.width * 0.75, box.y + box.height / 2);
    await expect.poll(shift).toEqual({ scale: 2, x: -0.5, y: -0.25 });
    await page.mouse.move(box.x + 60, box.y + 60);
    await page.mouse.down();
    await page.mouse.move(box.x + 60 + box.width / 4, box.y + 60, { steps: 5 });
    await page.mouse.up();
    await expect.poll(shift).toEqual({ scale: 2, x: -0.25, y: -0.25 });
    await main.getByRole('button', { name: 'Whole picture' }).click();
    await seeNot(enlarged);
    await see(main.getByRole('button', { name: 'Look closer' }));
  });

  test('two fingers enlarge it on a phone, and a double press shows it whole again', async ({ openShop }) => {
    const page = await openShop({ width: 'phone', path: productPath(LAMP) });
    const { main } = onProduct(page);
    const { enlarged, shift } = zoomOn(main);
    const box = await main.getByRole('button', { name: 'Enlarge picture 1' }).boundingBox();
    if (box === null) {
      throw new Error('The picture cannot be seen.');
    }
    const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const fingers = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', apart?: number) =>
      fingers.send('Input.dispatchTouchEvent', {
        type,
        touchPoints:
          apart === undefined ? [] : [-1, 1].map((side, id) => ({ x: middle.x + (side * apart) / 2, y: middle.y, id })),
      });
    await touch('touchStart', 40);
    for (const apart of [60, 80, 100, 120]) {
      await touch('touchMove', apart);
    }
    await touch('touchEnd');
    await expect.poll(async () => Math.round((await shift()).scale * 10) / 10).toBe(3);
    await page.mouse.dblclick(middle.x, middle.y);
    await seeNot(enlarged);
  });

  test('in the preview wheel, keys and presses enlarge it, arrows move it, and another picture is whole', async ({
    openShop,
  }) => {
    const page = await openShop({ width: 'desktop', path: productPath(LAMP) });
    const { previewOpener, preview } = onProduct(page);
    const { enlarged, shift } = zoomOn(preview);
    await previewOpener.click();
    const picture = preview.getByRole('img');
    await see(picture);
    const box = await picture.boundingBox();
    if (box === null) {
      throw new Error('The picture cannot be seen.');
    }
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.wheel(0, -200);
    await expect.poll(async () => (await shift()).scale).toBeCloseTo(Math.exp(0.4), 1);
    await page.mouse.wheel(0, 4000);
    await seeNot(enlarged);
    await page.keyboard.press('+');
    await page.keyboard.press('ArrowRight');
    await expect.poll(shift).toEqual({ scale: 2, x: -0.75, y: -0.5 });
    await see(preview.getByText('Picture 1 of 3, 2×'));
    await page.keyboard.press('-');
    await seeNot(enlarged);
    await preview.getByRole('button', { name: 'Zoom in' }).click();
    await see(enlarged);
    await preview.getByRole('button', { name: 'Next picture' }).click();
    await see(preview.getByText('Picture 2 of 3', { exact: true }));
    await seeNot(enlarged);
  });
});

describe('the pictures', () => {
  test('are swiped on a phone; the lines below say which one is shown, and lead to it', async ({ openShop }) => {
    const page = await openShop({ width: 'phone', path: productPath(LAMP) });
    const { main, mainPicture, thumbnails } = onProduct(page);
    const first = await mainPicture();
    const strip = main.getByRole('group', { name: /^Pictures of / });
    await strip.evaluate((element) => element.scrollTo({ left: element.clientWidth }));
    await expect.poll(() => thumbnails.nth(1).getAttribute('aria-current')).toBe('true');
    await expect.poll(mainPicture).not.toBe(first);
    await thumbnails.nth(0).click();
    await expect.poll(() => strip.evaluate((element) => element.scrollLeft)).toBe(0);
    await expect.poll(mainPicture).toBe(first);
  });

  test('are all shown on a desk, the chosen one first and large; a press on another opens the preview with it', async ({
    openShop,
  }) => {
    const page = await openShop({ width: 'desktop', path: productPath(LAMP) });
    const { main, preview } = onProduct(page);
    const pictures = main.getByRole('button', { name: /^Enlarge picture / });
    const widths = () => pictures.evaluateAll((all) => all.map((each) => Math.round(each.clientWidth / 100)));
    const [first = 0, second = 0, third = 0] = await widths();
    expect([second, third]).toEqual([Math.floor(first / 2), Math.floor(first / 2)]);
    await main.getByRole('button', { name: 'Enlarge picture 3' }).click();
    await see(preview.getByText('Picture 3 of 3'));
    await page.keyboard.press('Escape');
    await seeNot(preview);
    await expect(pictures.first().getAttribute('aria-label')).resolves.toBe('Enlarge picture 3');
    await inShop(page).seeFocusOn(pictures.first());
  });
});

test('on a phone Add to Cart is in the first screen, however low that is, and follows below it, as far as the footer', async ({
  openShop,
}) => {
  const page = await openShop({ width: 'phone', path: productPath(3) });
  const { main, footer } = onProduct(page);
  const add = main.getByRole('button', { name: 'Add to Cart', exact: true });
  const bottom = () => add.evaluate((element) => element.getBoundingClientRect().bottom / innerHeight);
  expect(await bottom()).toBeLessThan(1);
  await resize(page, { width: 390, height: 560 });
  await expect.poll(bottom).toBeGreaterThan(0.9);
  await expect.poll(bottom).toBeLessThan(1);
  await main.getByRole('heading', { name: 'Similar Products' }).scrollIntoViewIfNeeded();
  await expect.poll(bottom).toBeGreaterThan(0.9);
  await expect.poll(bottom).toBeLessThan(1);
  await footer.getByRole('link').last().scrollIntoViewIfNeeded();
  await expect.poll(bottom).toBeLessThan(0);
});

test('another colour has its own pictures and goes to the cart by its own name; Back leads to the first', async ({
  openShop,
}) => {
  const page = await openShop({ width: 'phone', path: productPath(SOFA) });
  const { main, mainPicture, addToCart } = onProduct(page);
  const oat = await mainPicture();
  await main
    .getByRole('navigation', { name: 'Colour: Oat' })
    .getByRole('link', { name: /^Charcoal/ })
    .click();
  await see(main.getByRole('heading', { level: 1, name: 'Larkwood Three-Seat Sofa, Charcoal' }));
  await expect.poll(mainPicture).not.toBe(oat);
  await addToCart();
  await page.goBack();
  await see(main.getByRole('navigation', { name: 'Colour: Oat' }));
  await expect.poll(mainPicture).toBe(oat);
  await page.goto('/Cart');
  await see(main.getByRole('link', { name: 'Larkwood Three-Seat Sofa, Charcoal' }).first());
});

/** How a picture is enlarged. */
function zoomOn(within: Locator) {
  const enlarged = within.getByRole('group', { name: /enlarged/i });
  return {
    enlarged,
    /** Times, and fractions of the frame by which it is shifted to the left and up. */
    shift: () =>
      enlarged.evaluate((frame) => {
        const inside = frame.querySelector('img')?.getBoundingClientRect();
        const outside = frame.getBoundingClientRect();
        const part = (px = 0) => Math.round((px / outside.width) * 100) / 100;
        return {
          scale: part(inside?.width),
          x: part((inside?.left ?? 0) - outside.left),
          y: part((inside?.top ?? 0) - outside.top),
        };
      }),
  };
}
