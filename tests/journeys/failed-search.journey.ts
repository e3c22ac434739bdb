import { afterEach, describe, expect, test } from 'vitest';

import { settled } from '../support/browser';
import { FAULT_NAMES, openWithFaults } from '../support/script-faults';
import { isWhole } from '../support/trust';
import { inShop, see, seeNot } from './pages/shop';

let faulty: Awaited<ReturnType<typeof openWithFaults>>;

afterEach(() => faulty.context.close());

describe('a search whose files are missing', () => {
  const SEARCH = '**/data/search.*';

  test('says so whatever failed, keeps the frame, and Try Again finds once they are there', async () => {
    faulty = await openWithFaults();
    const { page, breakScript, restoreScript } = faulty;
    const I = inShop(page);
    await page.goto('/Nowhere');
    await settled(page);
    await breakScript(SEARCH, 'not found');
    await go('/Products?q=lamp');
    for (const fault of FAULT_NAMES) {
      await I.see('Products could not be loaded.');
      await restoreScript(SEARCH);
      await breakScript(SEARCH, fault);
      const asked = page.waitForRequest(SEARCH);
      await I.press('Try Again');
      await asked;
    }
    await I.see('Products could not be loaded.');
    await I.seeHeading('Products');
    await see(I.header);
    await see(I.footer);
    await restoreScript(SEARCH);
    await I.press('Try Again');
    await I.see('6 products');
  });

  test('or the facts of what it found, shows what is known, and Try Again or another choice the rest', async () => {
    const SHARDS = '**/data/shard/**';
    faulty = await openWithFaults({ width: 'phone' });
    const { page, breakScript, restoreScript } = faulty;
    const I = inShop(page);
    // Of a large catalogue a page of the list has only some products.
    await page.route('**/data/catalogue/1.*', async (route) => {
      const whole = await (await route.fetch()).json();
      await route.fulfill({ json: { ...whole, products: whole.products.filter(isInBedroom) } });
    });
    await page.goto('/Nowhere');
    await settled(page);
    await breakScript(SHARDS, 'not found');
    await go('/Products?q=lamp');
    await I.see('Products could not be loaded.');
    await see(I.main.getByRole('article').filter({ hasText: 'Pebble Ceramic Table Lamp' }));
    await go('/Products?category=Bedroom');
    await I.see('10 products');
    await seeNot(I.main.getByText('Products could not be loaded.'));
    await go('/Products?category=Kitchen');
    await I.see('Products could not be loaded.');
    await restoreScript(SHARDS);
    await I.press('Try Again');
    await I.see('10 products');
    await expect.poll(() => I.main.getByRole('article').count()).toBe(10);
  });

  test.runIf(isWhole)(
    'and hang says that it takes long, then that it failed, and Try Again finds once they are there',
    async () => {
      faulty = await openWithFaults();
      const { page, delayScript, restoreScript } = faulty;
      const I = inShop(page);
      await page.goto('/Nowhere');
      await settled(page);
      await delayScript(SEARCH);
      await go('/Products?q=lamp');
      await I.see('The search is taking longer than it should.');
      await I.see('Products could not be loaded.');
      await restoreScript(SEARCH);
      await I.press('Try Again');
      await I.see('6 products');
    },
    240_000,
  );
});

function isInBedroom({ category }: { category: string }): boolean {
  return category === 'Bedroom';
}

function go(path: string): Promise<void> {
  return faulty.page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, path);
}
