import type { Page } from 'playwright-core';
import { expect } from 'vitest';

import { inShop, see, seeNot } from './shop';

/** Page object of the catalogue. */
export function onCatalogue(page: Page) {
  const shop = inShop(page);
  const { main } = shop;
  const cards = main.locator('a[href^="/Products/ProductDetail/"]');
  const drawer = page.getByRole('dialog', { name: /filter/i });
  const drawerOpener = main.getByRole('button', { name: /^filter/i });
  const radio = (name: string | RegExp) => page.getByRole('radio', { name, exact: true });
  const search = main.getByRole('searchbox').or(main.getByRole('combobox', { name: /search/i }));
  const choose = async (name: string) => {
    if (await drawerOpener.isVisible()) {
      await drawerOpener.click();
      await radio(name).check();
      await drawer.getByRole('button', { name: /^show/i }).click();
      await seeNot(drawer);
    } else {
      await radio(name).check();
    }
  };

  return {
    ...shop,
    cards,
    drawer,
    drawerOpener,
    radio,
    search,
    choose,
    openDrawer: () => drawerOpener.click(),
    clearFilter: () => shop.press('Clear Filter'),
    removeChip: (name: string) => shop.press(`Remove ${name}`),
    searchFor: async (words: string) => {
      await search.fill(words);
      await search.press('Enter');
    },
    seeCount: async (count: number) => {
      await see(main.getByText(count === 1 ? '1 product' : `${count} products`, { exact: true }).first());
      await expect.poll(() => cards.count()).toBe(count);
    },
    seeNothingFound: async () => {
      await see(main.getByText('No products were found matching your selection.', { exact: true }));
      await see(main.getByRole('button', { name: 'Clear Filter', exact: true }));
    },
    seeChosen: async (name: string) => {
      if (await drawerOpener.isVisible()) {
        await drawerOpener.click();
        await expect.poll(() => radio(name).isChecked()).toBe(true);
        await page.keyboard.press('Escape');
        await seeNot(drawer);
      } else {
        await expect.poll(() => radio(name).isChecked()).toBe(true);
      }
    },
  };
}
