import type { Locator, Page } from 'playwright-core';
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

  /** A toast that comes up at the edge of the window would take the press there, or wait for the pointer. */
  async function pressInTheMiddle(control: Locator) {
    await control.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await control.click();
    await page.mouse.move(2, 2);
  }

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

    addToCart: () => pressInTheMiddle(main.getByRole('button', { name: 'Add to Cart', exact: true })),
    toggleHeart: () => pressInTheMiddle(heart),
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
