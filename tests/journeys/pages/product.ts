import type { Page } from 'playwright-core';
import { expect } from 'vitest';

import { inShop, see, seeNot } from './shop';

/** Page object of a product's page. */
export function onProduct(page: Page) {
  const shop = inShop(page);
  const { main } = shop;
  const quantity = main.getByRole('spinbutton', { name: /quantity/i });
  const thumbnails = main.getByRole('list', { name: /pictures/i }).getByRole('button');
  const preview = page.getByRole('dialog');
  const previewOpener = main.getByRole('button', { name: /preview/i });
  const heart = main.getByRole('button', { name: /wishlist/i }).first();
  const panel = main.getByRole('tabpanel');
  const reviews = panel.getByRole('list', { name: 'Reviews' }).getByRole('listitem');

  return {
    ...shop,
    quantity,
    thumbnails,
    preview,
    previewOpener,
    heart,
    panel,
    reviews,
    similar: shop.section('Similar Products'),
    tab: (name: 'Description' | 'Reviews') => main.getByRole('tab', { name }),

    addToCart: async () => {
      await shop.press('Add to Cart');
      await page.mouse.move(2, 2);
    },
    /** The pointer moves on: a toast that comes up below it would wait for it. */
    toggleHeart: async () => {
      await heart.click();
      await page.mouse.move(2, 2);
    },
    closeToast: () => shop.press('Close', page.getByRole('status')),
    increase: () => shop.press('Increase quantity'),
    decrease: () => shop.press('Decrease quantity'),
    typeQuantity: (typed: string) => quantity.fill(typed),
    leaveQuantity: () => quantity.blur(),
    chooseTab: (name: 'Description' | 'Reviews') => main.getByRole('tab', { name }).click(),
    postReview: async (words: { name?: string; email?: string; text?: string }) => {
      await panel.getByRole('textbox', { name: /name/i }).fill(words.name ?? '');
      await panel.getByRole('textbox', { name: /email/i }).fill(words.email ?? '');
      await panel.getByRole('textbox', { name: /review/i }).fill(words.text ?? '');
      await panel.getByRole('button', { name: /review/i }).click();
    },

    /** The main picture, by its file. */
    mainPicture: () =>
      main
        .getByRole('img')
        .first()
        .evaluate((image: HTMLImageElement) => image.currentSrc),
    seeQuantity: (value: string) => expect.poll(() => quantity.inputValue()).toBe(value),
    seeCartToast: () => see(shop.cartToast),
    seeNoCartToast: () => seeNot(shop.cartToast),
    seeWishlistToast: () => see(shop.wishlistToast),
    seeNoWishlistToast: () => seeNot(shop.wishlistToast),
    seeRemovalAlert: () => see(shop.removalAlert),
    seeNoRemovalAlert: () => seeNot(shop.removalAlert),
    seeHeart: (isWished: boolean) => expect.poll(() => heart.getAttribute('aria-pressed')).toBe(String(isWished)),
  };
}
