import { describe, expect } from 'vitest';

import type { Order } from '#domain/order';
import { sampleNow, sampleRecipient } from '#machines/samples';
import { ownOrders } from '#machines/tracking/tracking.cases';

import { keyOf, wrapped } from '../paths/kept-slices';
import { settled, test, VIEWPORT_NAMES } from '../support/browser';
import type { OpenShop, ViewportName } from '../support/browser';
import { inAccount } from './pages/account';
import { product } from './pages/facts';
import { see, seeNot } from './pages/shop';

const STATUSES = [
  ['In Progress', 'LW-10427', 'orange'],
  ['Succeed', 'LW-10388', 'green'],
  ['Failed', 'LW-10362', 'red'],
] as const;

const unpacked = { ...ownOrders.Ordered, recipient: sampleRecipient };

/** The page of an order placed on this device, the only one. */
const openOrder = (openShop: OpenShop, width: ViewportName, own: Order) =>
  openShop({
    width,
    now: sampleNow().toISOString(),
    storage: { [keyOf('orders')]: wrapped([own]) },
    path: `/MyAccount/TrackOrder/TrackOrderDetail?order=${own.orderid}`,
  });

describe.each(VIEWPORT_NAMES)('orders on a %s', (width) => {
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

  test('the facts of an order whose address stays are one list, without a gap', async ({ openShop }) => {
    const I = inAccount(await openShop({ width, path: '/MyAccount/TrackOrder/TrackOrderDetail' }));
    const facts = I.main.getByRole('region', { name: 'Delivery' }).locator('dl > div');
    const places = await facts.evaluateAll((rows) =>
      rows.map((row) => row.getBoundingClientRect().toJSON() as DOMRect),
    );
    expect(places).toHaveLength(5);
    expect(places.map(({ top }) => top).slice(1)).toEqual(places.map(({ bottom }) => bottom).slice(0, -1));
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

  test('an unknown order keeps the entries, after a reload too, and offers a sample order', async ({ openShop }) => {
    const I = inAccount(await openShop({ width, path: '/MyAccount/TrackOrder' }));
    await I.track('LW-1', 'nobody@example.com');
    await I.seePath('/MyAccount/TrackOrder');
    await see(I.main.getByRole('alert').first());
    const seeEntries = async () => {
      await expect.poll(() => I.main.getByRole('textbox', { name: /order id/i }).inputValue()).toBe('LW-1');
      await expect.poll(() => I.main.getByRole('textbox', { name: /email/i }).inputValue()).toBe('nobody@example.com');
    };
    await seeEntries();
    await I.page.reload();
    await settled(I.page);
    await seeEntries();
    await I.track('LW-1', 'nobody@example.com');
    await I.main.getByRole('button', { name: /sample order/i }).click();
    await I.main.getByRole('button', { name: /^track/i }).click();
    await I.seePath('/MyAccount/TrackOrder/TrackOrderDetail');
    await I.see(/LW-10427/);
  });

  test('until it is packed an order goes to another address: kept, seen in other tabs, undone; then no more', async ({
    openShop,
  }) => {
    const page = await openOrder(openShop, width, unpacked);
    const main = page.getByRole('main');
    const change = main.getByRole('button', { name: 'Change the address' });
    const town = main.getByRole('textbox', { name: 'Town/City' });
    const sentTo = () => main.locator('address').innerText();
    await change.press('Enter');
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Delivery');
    await town.fill('');
    await main.getByRole('button', { name: 'Save address' }).press('Enter');
    await see(main.getByRole('link', { name: 'Enter your town or city.' }));
    await town.fill('Truro');
    await page.reload();
    await settled(page);
    await change.press('Enter');
    await expect.poll(() => town.inputValue()).toBe('Truro');
    await main.getByRole('button', { name: 'Save address' }).press('Enter');
    await expect.poll(sentTo).toContain('Truro');
    await page.reload();
    await settled(page);
    await expect.poll(sentTo).toContain('Truro');
    const other = await page.context().newPage();
    await other.goto(page.url());
    await settled(other);
    await change.press('Enter');
    await main.getByRole('textbox', { name: 'First name' }).fill('Grace');
    await main.getByRole('button', { name: 'Save address' }).press('Enter');
    await see(main.getByText(`Order ${unpacked.orderid} has a new address`));
    await expect.poll(() => other.getByRole('main').locator('address').innerText()).toContain('Grace');
    await page.getByRole('button', { name: 'Undo' }).press('Enter');
    await expect.poll(sentTo).toContain('Ada');
    await change.press('Enter');
    await see(town);
    await page.clock.fastForward('01:00:00');
    await see(main.getByText('Your order has been packed, so it goes to the address above.'));
    await seeNot(town);
    await seeNot(change);
  });

  test('an order that is sent to another country comes by its working days, on a page that is left open too', async ({
    openShop,
  }) => {
    const page = await openOrder(openShop, width, unpacked);
    const main = page.getByRole('main');
    const stage = (name: string) => main.getByRole('listitem').filter({ hasText: new RegExp(`^${name}\\s*Now`) });
    await see(main.getByText(/Arrives by Tue 24 Jun/));
    await main.getByRole('button', { name: 'Change the address' }).press('Enter');
    await main.getByRole('combobox', { name: 'Country' }).fill('India');
    await main.getByRole('textbox', { name: 'Postcode/Zip' }).fill('110001');
    await main.getByRole('button', { name: 'Save address' }).press('Enter');
    await see(main.getByText(/Arrives by Mon 23 Jun/));
    await page.clock.fastForward('24:00:00');
    await see(stage('Packaging'));
    await page.clock.fastForward('24:00:00');
    await see(stage('Delivery'));
    await page.clock.fastForward(145 * 60 * 60 * 1000);
    await see(stage('Delivered'));
  });

  test('an order placed here arrives by the clock, and is done when the shopper says so', async ({ openShop }) => {
    const { orderid } = ownOrders.Delivery;
    const page = await openOrder(openShop, width, ownOrders.Delivery);
    const I = inAccount(page);
    const received = I.main.getByRole('button', { name: 'I have received it' });
    await see(I.main.getByRole('listitem').filter({ hasText: /^Delivery\s*Now/ }));
    await seeNot(received);
    await page.clock.fastForward('24:00:00');
    await see(I.main.getByRole('listitem').filter({ hasText: /^Delivered\s*Now/ }));
    await received.press('Enter');
    await see(I.main.getByRole('listitem').filter({ hasText: /^Received\s*Reached/ }));
    await expect(page.evaluate(() => document.activeElement?.textContent)).resolves.toBe('Where your order is');
    await page.reload();
    await settled(page);
    await seeNot(received);
    await I.follow('My Account', I.footer);
    await see(I.order(orderid).getByText('Succeed', { exact: true }));
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
