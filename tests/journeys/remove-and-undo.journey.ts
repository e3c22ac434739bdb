import { describe, expect } from 'vitest';

import { settled, test } from '../support/browser';
import { onCart } from './pages/cart';
import { product, productPath, THE } from './pages/facts';
import { onProduct } from './pages/product';
import { MORNING, inShop, seeNot } from './pages/shop';

const CHAIRS = product(42).name;
const LAMP = product(THE.lamp).name;
const TOWELS = product(38).name;
const JARS = product(30).name;

const CARD = { name: 'Ada Sample', brand: 'Visa', expiry: '09/39' };
const ADDRESS = { street: '1 Sample Lane', city: 'Halifax', postcode: 'B3H 1A1', country: 'Canada' };
const MESSAGE = { name: 'Ada', email: 'ada@larkwood.example', phone: '0123', message: 'Does it dim?' };

/** Every list with a Remove button, with three or more items. */
const LISTS = [
  { path: '/Cart', kept: {}, left: 3 },
  {
    path: '/Cart',
    kept: { cart: [], savedForLater: [5, 6, 7].map((productId) => ({ productId, qty: 1 })) },
    left: 2,
  },
  { path: '/MyAccount/Wishlist', kept: { wishlist: [5, 6, 7, 8] }, left: 3 },
  {
    path: '/MyAccount/PaymentAndBilling',
    kept: {
      savedCards: ['1111', '2222', '3333'].map((last4, n) => ({ ...CARD, id: last4, last4, isDefault: n === 0 })),
    },
    left: 2,
  },
  {
    path: '/MyAccount',
    kept: {
      profile: {
        person: {
          name: 'Ada Sample',
          email: 'ada@larkwood.example',
          addresses: ['Home', 'Studio', 'Barn'].map((label, n) => ({
            ...ADDRESS,
            id: label,
            label,
            isDefault: n === 0,
          })),
        },
        signedIn: true,
      },
    },
    left: 2,
  },
  {
    path: '/ContactUs',
    kept: {
      outbox: ['Oak', 'Linen', 'Clay'].map((subject, id) => ({ id, keptAt: 1_000, values: { ...MESSAGE, subject } })),
    },
    left: 2,
  },
] as const;

function stored(kept: Readonly<Record<string, unknown>>) {
  return Object.fromEntries(Object.entries(kept).map(([slice, data]) => [`larkwood.${slice}`, { v: 1, data }]));
}

describe.each(LISTS)('of what can be removed at $path', ({ path, kept, left }) => {
  test('a double click, two quick taps, Enter twice or held down take one, two slow presses two', async ({
    openShop,
  }) => {
    const page = await openShop({ path, storage: stored(kept), context: { hasTouch: true } });
    const buttons = inShop(page).main.getByRole('button', { name: /^Remove/ });
    const atFirst = async () => {
      await page.evaluate((slices) => {
        localStorage.clear();
        Object.entries(slices).forEach(([key, value]) => localStorage.setItem(key, JSON.stringify(value)));
      }, stored(kept));
      await page.reload();
      await settled(page);
      await expect.poll(() => buttons.count()).toBe(left + 1);
      await buttons.first().scrollIntoViewIfNeeded();
    };
    const middle = async () => {
      const box = (await buttons.first().boundingBox()) ?? expect.unreachable();
      return [box.x + box.width / 2, box.y + box.height / 2] as const;
    };

    await buttons.first().dblclick();
    await expect.poll(() => buttons.count()).toBe(left);
    await page.keyboard.press('Enter');
    await expect.poll(() => buttons.count()).toBe(left);

    await atFirst();
    const place = await middle();
    await page.touchscreen.tap(...place);
    await page.touchscreen.tap(...place);
    await expect.poll(() => buttons.count()).toBe(left);

    await atFirst();
    await buttons.first().focus();
    await page.keyboard.down('Enter');
    await page.keyboard.down('Enter');
    await page.keyboard.down('Enter');
    await page.keyboard.up('Enter');
    await expect.poll(() => buttons.count()).toBe(left);

    await buttons.first().click();
    await expect.poll(() => buttons.count()).toBe(left - 1);
  });
});

test('three removals of the cart are taken back one by one, an hour later, each to its place and quantity', async ({
  openShop,
}) => {
  const I = onCart(await openShop({ path: '/Cart', now: MORNING }));
  await I.stopClock();
  const names = () => I.lines.getByRole('link').filter({ hasText: /./ }).allTextContents();
  await I.setQuantity(LAMP, '3');
  await I.remove(CHAIRS);
  await I.remove(LAMP);
  await I.line(TOWELS)
    .getByRole('button', { name: /^Save for later/ })
    .click();
  await expect.poll(names).toEqual([JARS]);
  await I.letPass(3_600_000);
  await I.see(`${TOWELS} saved for later`);
  await I.undo();
  await expect.poll(names).toEqual([TOWELS, JARS]);
  await I.see(`${LAMP} removed from cart`);
  await I.page.getByRole('button', { name: 'Undo', exact: true }).dblclick();
  await expect.poll(names).toEqual([LAMP, TOWELS, JARS]);
  await expect(I.quantityOf(LAMP).inputValue()).resolves.toBe('3');
  await I.undo();
  await expect.poll(names).toEqual([CHAIRS, LAMP, TOWELS, JARS]);
  await expect(I.quantityOf(CHAIRS).inputValue()).resolves.toBe('2');
  await expect(I.page.getByRole('button', { name: 'Undo', exact: true }).count()).resolves.toBe(0);
});

test('liking and unliking shows one message', async ({ openShop }) => {
  const I = onProduct(await openShop({ path: productPath(THE.lamp), now: MORNING }));
  await I.stopClock();
  await I.toggleHeart();
  await I.seeWishlistToast();
  await I.toggleHeart();
  await I.seeRemovalAlert();
  await I.seeNoWishlistToast();
  await I.toggleHeart();
  await I.seeWishlistToast();
  await I.seeNoRemovalAlert();
});

test('adding to the cart and removing again shows one message', async ({ openShop }) => {
  const page = await openShop({ path: productPath(6), now: MORNING });
  const I = onProduct(page);
  await I.stopClock();
  await I.addToCart();
  await I.seeCartToast();
  await I.follow('Checkout', I.cartToast);
  const cart = onCart(page);
  await cart.remove(product(6).name);
  await cart.see(`${product(6).name} removed from cart`);
  await seeNot(I.cartToast);
});
