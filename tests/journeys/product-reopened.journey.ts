import { describe, expect } from 'vitest';

import { settled, test, VIEWPORT_NAMES } from '../support/browser';
import { product, productPath, THE } from './pages/facts';
import { onProduct } from './pages/product';
import { see, seeNot } from './pages/shop';

describe.each(VIEWPORT_NAMES)('a product on a %s', (width) => {
  test('Reviews are open again after a reload and after Back; a choice of tab adds no step to the history', async ({
    openShop,
  }) => {
    const I = onProduct(await openShop({ width, path: productPath(THE.lamp) }));
    const steps = await I.page.evaluate(() => history.length);
    await I.chooseTab('Reviews');
    await see(I.reviews.first());
    await I.page.reload();
    await settled(I.page);
    await see(I.reviews.first());
    await expect(I.page.evaluate(() => history.length)).resolves.toBe(steps);
    await I.similar.getByRole('link').first().click();
    await seeNot(I.page.getByRole('heading', { level: 1, name: product(THE.lamp).name }));
    await I.goBack();
    await see(I.reviews.first());
    await I.chooseTab('Description');
    // The history takes it once it is painted.
    await expect.poll(() => I.page.evaluate(() => history.state.reading)).toBe(false);
    await I.page.reload();
    await settled(I.page);
    await I.see(product(THE.lamp).description, I.panel);
  });
});

test('a tab that is chosen while the address still takes the one before stays chosen', async ({ openShop }) => {
  const I = onProduct(await openShop({ width: 'desktop', path: productPath(THE.lamp) }));
  await I.page.evaluate(() => {
    const { replaceState } = history;
    history.replaceState = (state, ...address) => {
      replaceState.call(history, state, ...address);
      if (state?.reading === true) {
        history.replaceState = replaceState;
        document.querySelector<HTMLElement>('[role=tab]')?.click();
      }
    };
  });
  await I.chooseTab('Reviews');
  await expect.poll(() => I.page.evaluate(() => history.state?.reading)).toBe(false);
  await I.see(product(THE.lamp).description, I.panel);
  await I.page.reload();
  await settled(I.page);
  await I.see(product(THE.lamp).description, I.panel);
});

test('of the tabs that are chosen within a frame the history keeps the last', async ({ openShop }) => {
  const I = onProduct(await openShop({ width: 'phone', path: productPath(THE.lamp) }));
  for (let round = 0; round < 10; round += 1) {
    await I.page.evaluate(async () => {
      await new Promise(requestAnimationFrame);
      for (let choice = 0; choice < 3; choice += 1) {
        document.querySelector<HTMLElement>('[role=tab][aria-selected=false]')?.click();
        // React draws before the next one.
        await new Promise<void>((drawn) => queueMicrotask(() => queueMicrotask(drawn)));
      }
      await new Promise((resolve) => setTimeout(resolve, 200));
    });
    const isReading = round % 2 === 0;
    await see(I.page.getByRole('tab', { selected: true, name: isReading ? 'Reviews' : 'Description' }));
    await expect.poll(() => I.page.evaluate(() => history.state.reading)).toBe(isReading);
  }
});

test('a preview that a reload has opened gives focus to the heading when it is closed', async ({ openShop }) => {
  const I = onProduct(await openShop({ width: 'desktop', path: productPath(THE.lamp) }));
  await I.press('Enlarge picture 1');
  await see(I.preview);
  await I.page.reload();
  await settled(I.page);
  await I.press('Close', I.preview);
  await seeNot(I.preview);
  await expect.poll(() => I.page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
});

test('a browser that cannot tell what is in view shows the page whole, and it answers', async ({ openShop }) => {
  const page = await openShop({ path: '/PrivacyPolicy/Terms-of-Service' });
  await page.addInitScript(() => Reflect.deleteProperty(window, 'IntersectionObserver'));
  await page.goto(productPath(THE.lamp));
  await settled(page);
  const I = onProduct(page);
  await I.seeHeading(product(THE.lamp).name);
  await see(I.main.getByRole('heading', { name: 'Will it fit?' }));
  await I.press('Add to Cart');
  await see(I.cartToast);
  await page.goto('/Products');
  await settled(page);
  await page
    .getByRole('searchbox')
    .or(page.getByRole('combobox', { name: 'Search products' }))
    .first()
    .fill('lamp');
  await expect.poll(() => new URL(page.url()).search).toContain('q=lamp');
});
