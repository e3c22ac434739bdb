import { describe, expect } from 'vitest';

import { resize, test, VIEWPORT_NAMES } from '../support/browser';
import { productPath, THE } from './pages/facts';
import { inShop, scrollsByWheel, see, seeNot } from './pages/shop';

const MENU = [
  ['Home', '/'],
  ['Products', '/Products'],
  ['Contact Us', '/ContactUs'],
  ['Blog', '/Blog'],
] as const;

const QUICK_LINKS = [
  ['My Account', '/MyAccount'],
  ['Cart', '/Cart'],
  ['Wishlist', '/MyAccount/Wishlist'],
  ['Track My Order', '/MyAccount/TrackOrder'],
] as const;

describe.each(VIEWPORT_NAMES)('the layout on a %s', (width) => {
  test('the footer holds a newsletter box, policy links, payment-method logos, social links and © 2025', async ({
    openShop,
  }) => {
    const { footer } = inShop(await openShop({ width }));
    await see(footer.getByRole('textbox', { name: /email/i }));
    await expect(footer.locator('a[href^="/PrivacyPolicy/"]').count()).resolves.toBe(4);
    for (const brand of ['Visa', 'Mastercard']) {
      await see(
        footer
          .getByRole('img', { name: new RegExp(brand, 'i') })
          .or(footer.getByText(brand))
          .first(),
      );
    }
    for (const network of ['Instagram', 'Pinterest', 'YouTube', 'Facebook']) {
      const link = footer.getByRole('link', { name: new RegExp(network, 'i') });
      await expect(link.getAttribute('rel')).resolves.toContain('noopener');
      await expect(link.getAttribute('rel')).resolves.toContain('noreferrer');
    }
    await see(footer.getByText(/© ?2025/));
  });

  test('free worldwide shipping over $100 and 3-7 working days are advertised', async ({ openShop }) => {
    const I = inShop(await openShop({ width }));
    await I.see(/free worldwide shipping on orders over \$100/i, I.header);
    const product = inShop(await openShop({ width, path: productPath(THE.lamp) }));
    await product.see(/free worldwide shipping on orders over \$100/i);
    await product.see('Delivered in 3-7 working days');
  });

  test('the quick links lead where they say, and Location is an external maps link', async ({ openShop }) => {
    const I = inShop(await openShop({ width }));
    for (const [name, path] of QUICK_LINKS) {
      await I.follow(name, I.footer);
      await I.seePath(path);
    }
    const location = I.footer.getByRole('link', { name: /^Location/ });
    await expect(location.getAttribute('href')).resolves.toMatch(/^https:\/\/.*map/);
    await expect(location.getAttribute('rel')).resolves.toContain('noopener');
  });

  test('the icons link to LogIn and Cart, and the cart says how many pieces are in it', async ({ openShop }) => {
    const I = inShop(await openShop({ width, path: '/Blog' }));
    await I.seeInCart(5);
    await I.header.locator('a[href="/LogIn"]').click();
    await I.seePath('/LogIn');
    await I.header.locator('a[href="/Cart"]').click();
    await I.seePath('/Cart');
  });

  test('a link moves focus to the heading of the page it leads to, at the top', async ({ openShop }) => {
    const I = inShop(await openShop({ width, path: '/ContactUs' }));
    await I.follow('Wishlist', I.footer);
    await I.seePath('/MyAccount/Wishlist');
    await I.seeFocusOn(I.page.getByRole('heading', { level: 1 }));
    await I.seeScrolledTo(0);
  });

  test('Back to a place in the listing restores it', async ({ openShop }) => {
    const I = inShop(await openShop({ width, path: '/Products' }));
    const card = I.main.locator('a[href^="/Products/ProductDetail/"]').nth(20);
    // As far as a click scrolls: a card that was not drawn yet is scrolled to once more.
    await card.click({ trial: true });
    const place = await I.page.evaluate(() => Math.round(scrollY));
    expect(place).toBeGreaterThan(300);
    await card.click();
    await expect.poll(() => I.page.url()).toContain('/ProductDetail/');
    await I.seeScrolledTo(0);
    await I.goBack();
    await I.seePath('/Products');
    await expect.poll(async () => Math.abs((await I.page.evaluate(() => scrollY)) - place)).toBeLessThan(50);
  });
});

test('on a desktop the menu has Home, Products, Contact Us and Blog and marks where one is', async ({ openShop }) => {
  const I = inShop(await openShop({ path: '/Cart' }));
  const menu = I.header.getByRole('navigation');
  for (const [name, path] of MENU) {
    await I.follow(name, menu);
    await I.seePath(path);
    await expect.poll(() => menu.getByRole('link', { name, exact: true }).getAttribute('aria-current')).toBe('page');
  }
});

test('the phone menu takes focus, locks scrolling, keeps Tab inside, and Esc gives everything back', async ({
  openShop,
}) => {
  const I = inShop(await openShop({ width: 'phone' }));
  const opener = I.header.getByRole('button', { name: /menu/i });
  const menu = I.page.getByRole('dialog', { name: /menu/i });
  await expect(opener.getAttribute('aria-expanded')).resolves.toBe('false');
  await opener.click();
  await see(menu);
  await I.seeFocusIn(menu);
  for (let presses = 0; presses < 15; presses += 1) {
    await I.page.keyboard.press('Tab');
    await expect(I.page.evaluate(() => document.activeElement?.closest('main, footer'))).resolves.toBeNull();
  }
  await expect(scrollsByWheel(I.page)).resolves.toBe(false);
  await I.page.keyboard.press('Escape');
  await seeNot(menu);
  await I.seeFocusOn(opener);
  await expect(opener.getAttribute('aria-expanded')).resolves.toBe('false');
  await expect.poll(() => scrollsByWheel(I.page)).toBe(true);
});

test('the links of the phone menu stand apart from the buttons above them', async ({ openShop }) => {
  const I = inShop(await openShop({ width: 'phone' }));
  await I.header.getByRole('button', { name: /menu/i }).click();
  const menu = I.page.getByRole('dialog', { name: /menu/i });
  const button = await menu.getByRole('button', { name: 'View cart' }).boundingBox();
  const link = await menu.getByRole('link', { name: 'Home' }).boundingBox();
  expect((link?.y ?? 0) - (button?.y ?? 0) - (button?.height ?? 0)).toBe(16);
});

test('each line of the phone menu leads to its page, closes the menu and frees the page', async ({ openShop }) => {
  const I = inShop(await openShop({ width: 'phone', path: '/Cart' }));
  const menu = I.page.getByRole('dialog', { name: /menu/i });
  for (const [name, path] of MENU) {
    await I.header.getByRole('button', { name: /menu/i }).click();
    await I.follow(name, menu);
    await seeNot(menu);
    await I.seePath(path);
  }
  await expect.poll(() => scrollsByWheel(I.page)).toBe(true);
});

test('Back while the phone menu is open closes it, the next one leaves, and the page scrolls', async ({ openShop }) => {
  const I = inShop(await openShop({ width: 'phone', path: '/Blog' }));
  await I.follow('Wishlist', I.footer);
  await I.seePath('/MyAccount/Wishlist');
  await I.seeFocusOn(I.page.getByRole('heading', { level: 1, name: 'Wishlist' }));
  await I.header.getByRole('button', { name: /menu/i }).click();
  await see(I.page.getByRole('dialog', { name: /menu/i }));
  await I.page.evaluate(() => history.back());
  await seeNot(I.page.getByRole('dialog', { name: /menu/i }));
  await I.seePath('/MyAccount/Wishlist');
  await expect.poll(() => scrollsByWheel(I.page)).toBe(true);
  await I.goBack();
  await I.seePath('/Blog');
  await expect.poll(() => scrollsByWheel(I.page)).toBe(true);
});

test('an open phone menu that is turned to a desktop leaves a page that scrolls', async ({ openShop }) => {
  const I = inShop(await openShop({ width: 'phone' }));
  await I.header.getByRole('button', { name: /menu/i }).click();
  await see(I.page.getByRole('dialog', { name: /menu/i }));
  await resize(I.page, { width: 1440, height: 900 });
  await seeNot(I.page.getByRole('dialog', { name: /menu/i }));
  await expect.poll(() => scrollsByWheel(I.page)).toBe(true);
});

test('the newsletter keeps a valid address, knows it the second time, and answers a bad one at the field', async ({
  openShop,
}) => {
  const I = inShop(await openShop());
  const field = I.footer.getByRole('textbox', { name: /email/i });
  const submit = I.footer.getByRole('button', { name: /subscribe/i });
  await expect(field.getAttribute('type')).resolves.toBe('email');
  await field.fill('nobody');
  await submit.click();
  await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true');
  await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true);
  await expect(field.inputValue()).resolves.toBe('nobody');
  await field.fill('ada@example.com');
  await submit.click();
  await I.see('Thank you. Your address is saved on this device.', I.footer.getByRole('status'));
  await I.page.reload();
  await field.fill('ADA@example.com');
  await submit.click();
  await see(I.footer.getByText(/already on your list/i));
});

test.for([
  { what: 'the menu', opener: /menu/i },
  { what: 'the search', opener: /^Search/ },
  { what: 'the mini cart', opener: /^View/ },
] as const)('on a phone Back closes $what before it leaves the page', async ({ opener }, { openShop }) => {
  const page = await openShop({ width: 'phone', path: '/' });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Track My Order' }).click();
  const I = inShop(page);
  await I.seePath('/MyAccount/TrackOrder');
  await I.header.getByRole('button', { name: opener }).click();
  await see(page.locator('dialog[open]'));
  await page.evaluate(() => window.history.back());
  await expect.poll(() => page.locator('dialog[open]').count()).toBe(0);
  expect(new URL(page.url()).pathname).toBe('/MyAccount/TrackOrder');
  await page.evaluate(() => window.history.back());
  await I.seePath('/');
});

test('a printed product is itself alone: no tab, no empty field, no other products', async ({ openShop }) => {
  const { page, main } = inShop(await openShop({ path: productPath(THE.lamp) }));
  const onScreen = [
    main.getByRole('tab', { name: 'Reviews' }),
    main.getByRole('textbox', { name: 'Room width in cm' }),
    main.getByRole('heading', { name: 'Similar Products' }),
  ];
  await main.getByRole('heading', { name: 'Similar Products' }).scrollIntoViewIfNeeded();
  for (const part of onScreen) {
    await see(part);
  }
  await page.emulateMedia({ media: 'print' });
  for (const part of onScreen) {
    await seeNot(part);
  }
  await see(main.getByText('Materials'));
  await page.emulateMedia({ media: 'screen' });
});

test.for([
  { path: productPath(THE.lamp), pressed: ['Add to Cart', /wishlist$/, /^Show sizes/] },
  { path: productPath(THE.soldOut), pressed: [/wishlist$/] },
  { path: '/Products', pressed: [/^Add Haven Oak Platform Bed to wishlist/] },
  { path: '/Checkout', pressed: ['Continue to Billing'] },
  { path: '/LogIn', pressed: ['Log In'] },
])('on paper $path has nothing to press', async ({ path, pressed }, { openShop }) => {
  const { page, main } = inShop(await openShop({ path }));
  const buttons = pressed.map((name) => main.getByRole('button', { name }).first());
  for (const button of buttons) {
    await see(button);
  }
  await page.emulateMedia({ media: 'print' });
  for (const button of buttons) {
    await seeNot(button);
  }
});
