import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';

import { test, VIEWPORT_NAMES } from '../support/browser';
import { inShop } from './pages/shop';

describe.each(VIEWPORT_NAMES)('from page to page on a %s', (width) => {
  test('a pressed card has a view transition, a new query and a link without a picture have none', async ({
    openShop,
  }) => {
    const page = await openShop({ width, path: '/Products' });
    const I = inShop(page);
    const transitions = await countViewTransitions(page);
    await I.main.getByRole('combobox', { name: /sort/i }).selectOption({ label: 'Price: low to high' });
    await I.seeQuery({ sort: 'price-low' });
    await I.follow('Cart', I.footer);
    await I.seeFocusOn(page.getByRole('heading', { level: 1, name: 'Cart' }));
    await page.goBack();
    await I.seeHeading('Products');
    await expect(transitions()).resolves.toBe(0);
    await I.main.locator('a[data-card]').first().click();
    await I.seeFocusOn(page.getByRole('heading', { level: 1 }));
    await expect(transitions()).resolves.toBe(1);
  });

  test('the picture of the pressed card moves to its product, and only that one', async ({ openShop }) => {
    const page = await openShop({ width, path: '/Products' });
    const card = page.locator('a[data-card]').nth(1);
    await card.focus();
    const animated = await animatedParts(page);
    await card.press('Enter');
    await inShop(page).seeFocusOn(page.getByRole('heading', { level: 1 }));
    await expect.poll(animated).toContain('::view-transition-group(product-picture)');
    expect((await animated()).filter((part) => part?.includes('root'))).toEqual([]);
    await expect(namedPictures(page)).resolves.toHaveLength(1);
  });

  test('pages that follow each other quickly, and a window that changes meanwhile, leave the console silent', async ({
    openShop,
  }) => {
    const page = await openShop({ width });
    const I = inShop(page);
    await page.evaluate(async () => {
      const frame = () => new Promise((done) => requestAnimationFrame(done));
      for (const path of ['/Cart', '/MyAccount', '/ContactUs', '/MyAccount/Wishlist', '/Cart']) {
        document.querySelector<HTMLElement>(`footer a[href="${path}"], header a[href="${path}"]`)?.click();
        await frame();
      }
    });
    await page.setViewportSize({ width: 700, height: 700 });
    await I.seeHeading('Cart');
    await page.evaluate(() => history.back());
    await page.evaluate(() => history.forward());
    await I.follow('Contact Us', I.footer);
    await I.seeHeading(/./);
    await I.seePath('/ContactUs');
  });

  test('with reduced motion pages change at once', async ({ openShop }) => {
    const page = await openShop({ width, reducedMotion: true });
    const I = inShop(page);
    const transitions = await countViewTransitions(page);
    await I.follow('Cart', I.footer);
    await I.seeFocusOn(page.getByRole('heading', { level: 1, name: 'Cart' }));
    await expect(transitions()).resolves.toBe(0);
  });
});

/** Counts the view transitions of this document from now on. */
async function countViewTransitions(page: Page): Promise<() => Promise<number>> {
  const count = await page.evaluateHandle(() => {
    const transitions: unknown[] = [];
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      transitions.push(update);
      return start(update);
    };
    return transitions;
  });
  return () => count.evaluate((transitions) => transitions.length);
}

/** The pseudo-elements that the next view transition animates, on a device that is never too slow for it. */
async function animatedParts(page: Page): Promise<() => Promise<readonly (string | null | undefined)[]>> {
  const parts = await page.evaluateHandle(() => {
    const animated: (string | null | undefined)[] = [];
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const transition = start(update);
      transition.skipTransition = () => undefined;
      void transition.ready.then(() =>
        animated.push(
          ...document.getAnimations().map(({ effect }) => (effect as KeyframeEffect | null)?.pseudoElement),
        ),
      );
      return transition;
    };
    return animated;
  });
  return () => parts.evaluate((animated) => animated);
}

/** The pictures that have a view-transition name now. */
function namedPictures(page: Page) {
  return page.evaluate(() =>
    [...document.querySelectorAll('[data-travels]')]
      .filter((place) => getComputedStyle(place).viewTransitionName === 'product-picture')
      .map((place) => place.querySelector('img')?.getAttribute('src')),
  );
}
