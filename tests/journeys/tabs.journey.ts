import type { Page } from 'playwright-core';
import { expect } from 'vitest';

import { settled, test } from '../support/browser';
import { onCheckout } from './pages/checkout';
import { money, productPath, THE } from './pages/facts';
import { see } from './pages/shop';

/** Another tab of the same browser, on a page of its own. */
async function anotherTab(page: Page, path: string): Promise<Page> {
  const tab = await page.context().newPage();
  await tab.goto(path);
  await settled(tab);
  return tab;
}

/**
 * Presses buttons of several tabs, by how their names begin, all at the same moment, once they have told one another all
 * from before. Until every tab has pressed, none hears what another has written: a tab that is slow to start would
 * otherwise have no such button any more.
 */
async function pressSimultaneously(
  ...presses: readonly (readonly [tab: Page, first: string, ...others: string[]])[]
): Promise<void> {
  const tabs = presses.map(([tab]) => tab);
  await Promise.all(
    presses.map(([tab, name]) => see(tab.getByRole('button', { name: new RegExp(`^${name}`) }).first())),
  );
  await expect.poll(async () => new Set(await Promise.all(tabs.map(stored))).size).toBe(1);
  const release = await Promise.all(tabs.map(holdStorageEvents));
  const at = Date.now() + 300;
  const pressed = await Promise.all(
    presses.map(([tab, ...names]) =>
      tab.evaluate(
        ([moment, wanted]) => {
          while (Date.now() < moment) {
            // All tabs wait for the same time.
          }
          return wanted.map((name) => {
            const button = [...document.querySelectorAll<HTMLElement>('button')].find((each) =>
              (each.ariaLabel ?? each.innerText).startsWith(name),
            );
            button?.click();
            return button === undefined ? `no ${name}` : name;
          });
        },
        [at, names] as const,
      ),
    ),
  );
  await Promise.all(release.map((each) => each()));
  expect(pressed).toEqual(presses.map(([, ...names]) => names));
}

/** Keeps what other tabs tell this one, until the returned function passes it on in its order. */
async function holdStorageEvents(tab: Page): Promise<() => Promise<void>> {
  const held = await tab.evaluateHandle(() => {
    const events: StorageEvent[] = [];
    const hold = (event: StorageEvent) => {
      event.stopImmediatePropagation();
      events.push(event);
    };
    window.addEventListener('storage', hold, { capture: true });
    return () => {
      window.removeEventListener('storage', hold, { capture: true });
      for (const { key, oldValue, newValue, storageArea, url } of events) {
        window.dispatchEvent(new StorageEvent('storage', { key, oldValue, newValue, storageArea, url }));
      }
    };
  });
  return () => held.evaluate((passOn) => passOn());
}

/** All that a tab reads from storage: each has a copy of its own, to which others' writes come later. */
const stored = (page: Page) => page.evaluate(() => JSON.stringify(Object.entries(localStorage).toSorted()));

const pieces = (page: Page, slice = 'cart') =>
  page.evaluate((name) => {
    const { data } = JSON.parse(localStorage.getItem(`larkwood.${name}`) ?? '{"data":[]}') as {
      data: { qty: number }[];
    };
    return data.reduce((sum, { qty }) => sum + qty, 0);
  }, slice);

test('two tabs that add in the same moment keep both pieces, and both show them', async ({ openShop }) => {
  const page = await openShop({
    path: productPath(THE.lamp),
    storage: { 'larkwood.cart': { v: 1, data: [] } },
  });
  const other = await anotherTab(page, productPath(42));
  for (const wanted of [2, 4, 6]) {
    await pressSimultaneously([page, 'Add to Cart'], [other, 'Add to Cart']);
    for (const tab of [page, other]) {
      await expect.poll(() => pieces(tab)).toBe(wanted);
      await tab
        .getByRole('link', { name: `Cart, ${wanted} items` })
        .first()
        .waitFor();
    }
  }
});

test('what two tabs save for later, add to and put back in the same moment is neither lost nor there twice', async ({
  openShop,
}) => {
  const page = await openShop({
    path: '/Cart',
    storage: { 'larkwood.cart': { v: 1, data: [{ productId: 42, qty: 2 }] } },
  });
  const other = await anotherTab(page, '/Cart');
  const seeInBoth = async (...wanted: readonly [cart: number, saved: number]) => {
    for (const tab of [page, other]) {
      await expect.poll(async () => [await pieces(tab), await pieces(tab, 'savedForLater')]).toEqual(wanted);
    }
  };
  await pressSimultaneously([page, 'Save for later'], [other, 'Increase quantity', 'Save for later']);
  await seeInBoth(0, 3);
  await pressSimultaneously([page, 'Move to cart'], [other, 'Move to cart']);
  await seeInBoth(3, 0);
  await pressSimultaneously([page, 'Remove']);
  // A message that is pointed at stays: on a slow machine its five seconds would pass.
  await page.getByRole('button', { name: 'Undo' }).hover();
  await seeInBoth(0, 0);
  await pressSimultaneously([page, 'Undo'], [other, 'Put back']);
  await seeInBoth(3, 0);
});

test('what two tabs remove, move and lower in the same moment is one line, and is not offered beside a list that has it', async ({
  openShop,
}) => {
  const page = await openShop({
    path: '/Cart',
    storage: { 'larkwood.cart': { v: 1, data: [{ productId: 42, qty: 3 }] } },
  });
  const other = await anotherTab(page, '/Cart');
  const seeInBoth = async (...wanted: readonly [cart: number, saved: number, offered: number]) => {
    for (const tab of [page, other]) {
      const offered = () => tab.getByRole('button', { name: /^Put back/ }).count();
      await expect
        .poll(async () => [await pieces(tab), await pieces(tab, 'savedForLater'), await offered()])
        .toEqual(wanted);
    }
  };
  await pressSimultaneously([page, 'Remove'], [other, 'Remove']);
  await seeInBoth(0, 0, 1);
  await pressSimultaneously([page, 'Put back'], [other, 'Put back']);
  await seeInBoth(3, 0, 0);
  await pressSimultaneously([page, 'Decrease quantity'], [other, 'Save for later']);
  await seeInBoth(0, 2, 0);
  await pressSimultaneously([page, 'Move to cart']);
  await seeInBoth(2, 0, 0);
  await pressSimultaneously([page, 'Remove'], [other, 'Save for later']);
  await seeInBoth(0, 2, 0);
});

test('what another tab puts into the cart is told at the payment, before it is paid', async ({ openShop }) => {
  const page = await openShop({
    path: '/Checkout/Payment',
    storage: { 'larkwood.cart': { v: 1, data: [{ productId: THE.lamp, qty: 1 }] } },
  });
  const I = onCheckout(page);
  await I.press('Fill in a sample card');
  const before = await I.pay.innerText();
  const other = await anotherTab(page, productPath(42));
  await other.getByRole('main').getByRole('button', { name: 'Add to Cart' }).first().click();
  const told = I.main.getByRole('status').filter({ hasText: 'Your cart has changed.' });
  await see(told);
  const [now, earlier] = (await told.innerText()).match(/\$[\d,.]+\d/g) ?? [];
  expect(before).toBe(`Pay ${earlier}`);
  expect(await I.pay.innerText()).toBe(`Pay ${now}`);
  await page.waitForTimeout(1000);
  await I.payNow();
  await I.seeSuccess();
  const paid = await page.evaluate(() => {
    const { data } = JSON.parse(localStorage.getItem('larkwood.orders') ?? '') as { data: { price: number }[] };
    return data[0]?.price;
  });
  expect(money((paid ?? 0) / 100)).toBe(now);
});

test('a product that is opened in a new tab has the ratings of its card', async ({ openShop }) => {
  const page = await openShop({ path: '/Products' });
  const ratings = (tab: Page, within: string) =>
    tab
      .locator(within)
      .first()
      .getByText(/\(\d+\)/)
      .first()
      .innerText();
  const card = page
    .getByRole('listitem')
    .filter({ has: page.locator('a[href^="/Products/ProductDetail/"]') })
    .first();
  const path = await card.locator('a[href^="/Products/ProductDetail/"]').first().getAttribute('href');
  const tab = await anotherTab(page, path ?? '');
  const onCard = /\(\d+\)/.exec(await card.innerText())?.[0];
  expect(onCard).toMatch(/\(\d+\)/);
  await expect(ratings(tab, 'main')).resolves.toContain(onCard);
});
