import { describe, expect } from 'vitest';

import { sampleNow } from '#machines/samples';
import { ownOrders } from '#machines/tracking/tracking.cases';

import { keyOf, wrapped } from '../paths/kept-slices';
import { settled, test, VIEWPORT_NAMES } from '../support/browser';
import { inAccount } from './pages/account';
import { product, productPath, THE } from './pages/facts';
import { onProduct } from './pages/product';
import { MORNING, see, seeNot } from './pages/shop';

const STATUSES = [
  ['In Progress', 'LW-10427', 'orange'],
  ['Succeed', 'LW-10388', 'green'],
  ['Failed', 'LW-10362', 'red'],
] as const;

describe.each(VIEWPORT_NAMES)('the account on a %s', (width) => {
  test('it shows order history and billing methods without signing in', async ({ openShop }) => {
    const I = inAccount(await openShop({ width, path: '/MyAccount' }));
    for (const fact of [
      'LW-10427',
      product(41).name,
      'LWT-4827-3190',
      /4 Dec(ember)? 2025|Dec(ember)? 4, 2025|04 Dec 2025/,
    ]) {
      await I.see(fact, I.order('LW-10427'));
    }
    await expect(
      I.order('LW-10427')
        .getByText(/\$[\d,]+\.\d{2}/)
        .first()
        .isVisible(),
    ).resolves.toBe(true);
    await see(I.billing.getByText('Default', { exact: true }));
  });

  test.for(STATUSES)(
    'an order that is %s is told by word, icon and a colour of at least 4.5:1',
    async ([word, id, hue], { openShop }) => {
      const I = inAccount(await openShop({ width, path: '/MyAccount' }));
      const tag = I.order(id).getByText(word, { exact: true });
      await see(tag);
      await expect(tag.locator('svg').count()).resolves.toBe(1);
      const { colour, ground } = await tag.evaluate((element) => {
        let behind: Element | null = element;
        while (behind && getComputedStyle(behind).backgroundColor === 'rgba(0, 0, 0, 0)') {
          behind = behind.parentElement;
        }
        return {
          colour: getComputedStyle(element).color,
          ground: behind ? getComputedStyle(behind).backgroundColor : 'rgb(255, 255, 255)',
        };
      });
      expect(contrast(colour, ground)).toBeGreaterThanOrEqual(4.5);
      expect(hueName(colour)).toBe(hue);
    },
  );

  test('tracking has five stages, the first two reached', async ({ openShop }) => {
    const I = inAccount(await openShop({ width, path: '/MyAccount/TrackOrder/TrackOrderDetail' }));
    const stages = I.main.getByRole('list', { name: /stages/i }).getByRole('listitem');
    const texts = await stages.allTextContents();
    expect(texts.map((text) => /[A-Z][a-z]+/.exec(text)?.[0])).toEqual([
      'Ordered',
      'Packaging',
      'Delivery',
      'Delivered',
      'Received',
    ]);
    expect(texts.map((text) => !/still to come/i.test(text))).toEqual([true, true, false, false, false]);
    await expect(stages.nth(1).getAttribute('aria-current')).resolves.toBe('step');
  });

  test('the lines of an order are name, quantity and amount; a quantity under 10 shows a leading zero, read without it', async ({
    openShop,
  }) => {
    const I = inAccount(await openShop({ width, path: '/MyAccount/TrackOrder/TrackOrderDetail?order=LW-10305' }));
    const row = (name: string) => I.main.getByRole('row').filter({ hasText: name });
    const mugs = row(product(30).name);
    await see(mugs);
    await expect(mugs.locator('th, td').count()).resolves.toBe(3);
    await expect(mugs.locator('[aria-hidden]').textContent()).resolves.toBe('01');
    await I.see('$36.00', mugs);
    // Quantity times price minus discount: 10 × 44, no discount.
    await I.see('$440.00', row(product(47).name));
    await I.see(/^10$/, row(product(47).name));
  });

  test('the tracking detail links to the policies with underscores', async ({ openShop }) => {
    const I = inAccount(await openShop({ width, path: '/MyAccount/TrackOrder/TrackOrderDetail' }));
    const links = I.main.locator('a[href^="/PrivacyPolicy/"]');
    const paths = await links.evaluateAll((all) =>
      all.map((link) => decodeURIComponent(link.getAttribute('href') ?? '')),
    );
    expect(paths.length).toBeGreaterThan(0);
    expect(paths.filter((path) => path.includes('-') || !path.includes('_'))).toEqual([]);
    await links.first().click();
    await see(
      I.page.getByRole('heading', {
        level: 1,
        name: (paths[0] ?? '').replace('/PrivacyPolicy/', '').replaceAll('_', ' '),
      }),
    );
  });

  test('an order is found by its id and billing email, with a # and in any capitals', async ({ openShop }) => {
    const I = inAccount(await openShop({ width, path: '/MyAccount/TrackOrder' }));
    await I.track(' #lw-10388 ', 'Sample@Larkwood.example');
    await I.seePath('/MyAccount/TrackOrder/TrackOrderDetail');
    await I.see(/LW-10388/);
    await I.see('Succeed');
  });

  test('an unknown order keeps the entries and offers a sample order', async ({ openShop }) => {
    const I = inAccount(await openShop({ width, path: '/MyAccount/TrackOrder' }));
    await I.track('LW-1', 'nobody@example.com');
    await I.seePath('/MyAccount/TrackOrder');
    await see(I.main.getByRole('alert').first());
    await expect(I.main.getByRole('textbox', { name: /order id/i }).inputValue()).resolves.toBe('LW-1');
    await expect(I.main.getByRole('textbox', { name: /email/i }).inputValue()).resolves.toBe('nobody@example.com');
    await I.main.getByRole('button', { name: /sample order/i }).click();
    await I.main.getByRole('button', { name: /^track/i }).click();
    await I.seePath('/MyAccount/TrackOrder/TrackOrderDetail');
    await I.see(/LW-10427/);
  });

  test('saved cards show brand, name, last four digits, masked cvv, expiry and one Default', async ({ openShop }) => {
    const I = inAccount(await openShop({ width, path: '/MyAccount/PaymentAndBilling' }));
    const cards = I.section('Saved cards').locator('li');
    await expect(cards.count()).resolves.toBe(3);
    const text = ((await I.section('Saved cards').textContent()) ?? '').replaceAll(/\s+/g, ' ');
    for (const fact of ['Visa', 'Nora Ellery', '1881', '09/29', '•••', 'Mastercard', '5100', '11/28']) {
      expect(text).toContain(fact);
    }
    expect(text).not.toMatch(/\d{5}/);
    const marks = cards.locator('use');
    await expect(marks.evaluateAll((all) => all.map((use) => use.getAttribute('href')))).resolves.toEqual([
      '/marks.svg#visa',
      '/marks.svg#mastercard',
      '/marks.svg#americanexpress',
    ]);
    await expect(marks.evaluateAll((all) => all.map((use) => use.getBoundingClientRect().width > 10))).resolves.toEqual(
      [true, true, true],
    );
    await expect(I.main.getByText('Default', { exact: true }).count()).resolves.toBe(1);
  });

  test('a card can be added, become the Default, and be removed; one is always the Default', async ({ openShop }) => {
    const I = inAccount(await openShop({ width, path: '/MyAccount/PaymentAndBilling', now: MORNING }));
    const cards = I.section('Saved cards').locator('li');
    await I.main.getByRole('button', { name: /add.*card/i }).click();
    const dialog = I.page.getByRole('dialog');
    await dialog.getByLabel(/name on card/i).fill('Mei Castellane');
    await dialog.getByLabel(/card number/i).fill('6011 1111 1111 1117');
    await dialog.getByLabel(/valid through/i).fill('08/31');
    await dialog.getByLabel(/cvv/i).fill('123');
    await dialog
      .getByRole('button', { name: /add|save/i })
      .last()
      .click();
    await seeNot(dialog);
    await expect.poll(() => cards.count()).toBe(4);
    const added = cards.filter({ hasText: '1117' });
    await added.getByRole('button', { name: /default/i }).click();
    await see(added.getByText('Default', { exact: true }));
    await expect(I.main.getByText('Default', { exact: true }).count()).resolves.toBe(1);
    await added.getByRole('button', { name: /^remove/i }).click();
    await expect.poll(() => cards.count()).toBe(3);
    await expect.poll(() => I.main.getByText('Default', { exact: true }).count()).toBe(1);
    expect(await I.page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toMatch(/6011|"123"/);
  });

  test('the wishlist shows the sample items; adding to the cart keeps them and shows the cart toast', async ({
    openShop,
  }) => {
    const I = inAccount(await openShop({ width, path: '/MyAccount/Wishlist' }));
    await expect(I.wishes.count()).resolves.toBe(5);
    const soldOut = I.main.getByRole('listitem').filter({ hasText: product(THE.soldOut).name });
    await I.see('Sold Out', soldOut);
    await expect(soldOut.getByRole('button', { name: 'Add to Cart' }).count()).resolves.toBe(0);
    const rug = I.main.getByRole('listitem').filter({ hasText: product(35).name });
    await I.press('Add to Cart', rug);
    await see(I.cartToast);
    await I.seeInCart(6);
    await expect(I.wishes.count()).resolves.toBe(5);
  });

  test('Remove and Clear wishlist act at once, and Undo takes them back', async ({ openShop }) => {
    const I = inAccount(await openShop({ width, path: '/MyAccount/Wishlist' }));
    const rug = I.main.getByRole('listitem').filter({ hasText: product(35).name });
    await rug.getByRole('button', { name: /^Remove/ }).click();
    await expect.poll(() => I.wishes.count()).toBe(4);
    await see(I.removalAlert);
    await expect(I.page.evaluate(() => document.activeElement === document.body)).resolves.toBe(false);
    await I.undo();
    await expect.poll(() => I.wishes.count()).toBe(5);
    await I.press('Clear wishlist');
    await expect.poll(() => I.wishes.count()).toBe(0);
    await I.undo();
    await expect.poll(() => I.wishes.count()).toBe(5);
    await I.press('Clear wishlist');
    await I.page.reload();
    await settled(I.page);
    await expect(I.wishes.count()).resolves.toBe(0);
  });

  test('the heart of a product page is the same on the wishlist and after a reload', async ({ openShop }) => {
    const I = onProduct(await openShop({ width, path: productPath(THE.lamp) }));
    await I.seeHeart(false);
    await I.toggleHeart();
    await I.seeHeart(true);
    await I.page.reload();
    await I.seeHeart(true);
    await I.follow('Wishlist', I.footer);
    await see(I.main.getByRole('link', { name: new RegExp(product(THE.lamp).name) }));
  });

  test('an order placed here arrives by the clock, and is done when the shopper says so', async ({ openShop }) => {
    const { orderid } = ownOrders.Delivery;
    const page = await openShop({
      width,
      now: sampleNow().toISOString(),
      storage: { [keyOf('orders')]: wrapped([ownOrders.Delivery]) },
      path: `/MyAccount/TrackOrder/TrackOrderDetail?order=${orderid}`,
    });
    const I = inAccount(page);
    const received = I.main.getByRole('button', { name: 'I have received it' });
    await see(I.main.getByRole('listitem').filter({ hasText: /^Delivery\s*Now/ }));
    await seeNot(received);
    await page.clock.fastForward('24:00:00');
    await see(I.main.getByRole('listitem').filter({ hasText: /^Delivered\s*Now/ }));
    await received.press('Enter');
    await see(I.main.getByRole('listitem').filter({ hasText: /^Received\s*Reached/ }));
    await expect(page.evaluate(() => document.activeElement?.textContent)).resolves.toBe(`Order ${orderid}`);
    await page.reload();
    await settled(page);
    await seeNot(received);
    await I.follow('My Account', I.footer);
    await see(I.order(orderid).getByText('Succeed', { exact: true }));
  });

  test('Reset sample data brings back the first visit', async ({ openShop }) => {
    const I = inAccount(await openShop({ width, path: '/MyAccount/Wishlist' }));
    await I.press('Clear wishlist');
    await expect.poll(() => I.wishes.count()).toBe(0);
    await I.follow('My Account', I.footer);
    await I.resetSampleData();
    await I.follow('Wishlist', I.footer);
    await expect.poll(() => I.wishes.count()).toBe(5);
  });
});

/** WCAG 2.2, contrast ratio of two `rgb()` colours. */
function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channels(colour).map((value) =>
    value / 255 <= 0.040_45 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function channels(colour: string): number[] {
  return (colour.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number);
}

function hueName(colour: string): string {
  const [red = 0, green = 0, blue = 0] = channels(colour);
  if (green > red) {
    return 'green';
  }
  return green - blue > 30 ? 'orange' : 'red';
}
