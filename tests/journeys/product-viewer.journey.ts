import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';

import { test, VIEWPORT_NAMES } from '../support/browser';
import { productPath } from './pages/facts';
import { onProduct } from './pages/product';
import { see, seeNot } from './pages/shop';

/** Photographed from all sides. */
const KETTLE = 27;
/** Not photographed from all sides. */
const LAMP = 5;

const FRAMES = 24;

describe.each(VIEWPORT_NAMES)('looking at a product on a %s', (width) => {
  test('it turns by drag and by arrow keys, its sides are fetched on first use only', async ({ openShop }) => {
    const page = await openShop({ width, path: productPath(KETTLE) });
    const { main, slider, turn, stop, degrees } = turning(page);
    const fetched = new Set<string>();
    page.on('request', (request) => {
      if (request.url().includes('/turn-')) {
        fetched.add(request.url());
      }
    });
    await see(main.getByRole('img').first());
    expect(fetched.size).toBe(0);

    await turn.click();
    await see(stop);
    expect(fetched.size).toBe(FRAMES);
    await slider.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(degrees).toBe('15 degrees');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await expect.poll(degrees).toBe('345 degrees');

    const box = await slider.boundingBox();
    if (box === null) {
      throw new Error('The product cannot be seen.');
    }
    // Slightly more than a quarter of the width, so that rounding does not matter.
    const from = { x: box.x + box.width / 2, y: box.y + 60 };
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x + box.width * 0.26, from.y + 20, { steps: 4 });
    await page.mouse.up();
    await expect.poll(degrees).toBe('75 degrees');

    // Without dragging: each press turns an eighth, and Home and End reach the ends.
    const right = main.getByRole('button', { name: 'Turn right', exact: true });
    await right.click();
    await expect.poll(degrees).toBe('120 degrees');
    await main.getByRole('button', { name: 'Turn left', exact: true }).click({ clickCount: 2 });
    await expect.poll(degrees).toBe('30 degrees');
    const size = await right.boundingBox();
    expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(44);
    await slider.press('End');
    await expect.poll(degrees).toBe('345 degrees');
    await slider.press('Home');
    await expect.poll(degrees).toBe('0 degrees');

    await stop.click();
    await seeNot(slider);
    await seeNot(right);
  });

  test('another picture ends the turning', async ({ openShop }) => {
    const page = await openShop({ width, path: productPath(KETTLE) });
    const { slider, turn, stop } = turning(page);
    await turn.click();
    await see(stop);
    await onProduct(page).thumbnails.nth(1).click();
    await seeNot(slider);
    await see(turn);
  });

  test('when a side cannot be fetched the picture stays, and the page says so', async ({ openShop }) => {
    const page = await openShop({ width, path: productPath(KETTLE) });
    const { main, slider, turn } = turning(page);
    await page.route('**/turn-*', (route) => route.fulfill({ contentType: 'image/avif', body: 'garbage' }));
    await turn.click();
    await see(main.getByText('The other sides could not be fetched. Try again in a moment.'));
    await seeNot(slider);
    await see(turn);
  });

  test('with reduced motion the picture does not turn', async ({ openShop }) => {
    const page = await openShop({ width, path: productPath(KETTLE), reducedMotion: true });
    const { main, turn } = turning(page);
    await see(main.getByRole('img').first());
    await seeNot(turn);
  });

  test('a product that was not photographed from all sides does not offer it', async ({ openShop }) => {
    const page = await openShop({ width, path: productPath(LAMP) });
    await see(onProduct(page).main.getByRole('img').first());
    await seeNot(turning(page).turn);
  });
});

function turning(page: Page) {
  const { main } = onProduct(page);
  const slider = main.getByRole('slider', { name: /^Turn / });
  return {
    main,
    slider,
    turn: main.getByRole('button', { name: 'Turn it' }),
    stop: main.getByRole('button', { name: 'Stop turning' }),
    degrees: () => slider.getAttribute('aria-valuetext'),
  };
}
