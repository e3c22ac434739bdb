import type { BrowserContext, Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';

import { settled, VIEWPORTS } from '../support/browser';
import { recordPageErrors } from '../support/page-errors';
import { BLANK_PATH, openContext } from '../support/page-pool';
import { isWhole } from '../support/trust';
import { productPath, THE } from './pages/facts';
import { onProduct } from './pages/product';
import { inShop } from './pages/shop';

/** What a page may find as its own in the history, in JavaScript: not all of it is JSON. */
const STATES = [
  '"garbage"',
  '42',
  '[]',
  '{ key: {}, __TSR_key: {}, __TSR_index: "x" }',
  '{ __TSR_index: 1e300, __TSR_key: null, preview: "yes", productId: "5" }',
  '{ __TSR_index: NaN, preview: {}, productId: -1, blogId: 1e300 }',
  '{ text: "y".repeat(3_000_000) }',
  'new Map([[1, 2]])',
  'new Date(NaN)',
];

const SESSION_ITEMS = ['{', 'null', '[]', '"x"', '{"a":{"b":1}}', 'y'.repeat(2_000_000)];

describe.runIf(isWhole)('what the browser keeps for a page', () => {
  let context: BrowserContext;
  let takeErrors: ReturnType<typeof recordPageErrors>;

  beforeEach(async () => {
    const origin = inject('shopUrl');
    context = await openContext({ baseURL: origin, viewport: VIEWPORTS.desktop, serviceWorkers: 'block' });
    takeErrors = recordPageErrors(context, origin);
  });

  afterEach(async () => {
    await context.close();
    expect(takeErrors().map(({ message }) => message)).toEqual([]);
  });

  async function opened(path: string): Promise<Page> {
    const page = await context.newPage();
    await page.goto(path);
    await settled(page);
    return page;
  }

  test('is full in two tabs at once: both go on, say so, and keep everything when there is room again', async () => {
    const blank = await context.newPage();
    await blank.goto(BLANK_PATH);
    await blank.evaluate(() => {
      for (let size = 2 ** 20; size >= 1; size /= 2) {
        try {
          for (let number = 0; number < 100; number += 1) {
            localStorage.setItem(`filling-${size}-${number}`, 'y'.repeat(size));
          }
        } catch {
          // Full: smaller ones may still fit.
        }
      }
    });
    const tabs = [onProduct(await opened(productPath(THE.lamp))), onProduct(await opened(productPath(46)))] as const;
    for (const tab of tabs) {
      await tab.addToCart();
      await tab.seeInCart(6);
      await tab.page.getByText('This browser is not saving anything for the shop').first().waitFor();
    }
    await blank.evaluate(() => {
      Object.keys(localStorage).forEach((key) => key.startsWith('filling-') && localStorage.removeItem(key));
    });
    for (const tab of tabs) {
      await tab.addToCart();
    }
    for (const tab of tabs) {
      await tab.seeInCart(9);
    }
    await tabs[0].page.reload();
    await settled(tabs[0].page);
    await tabs[0].seeInCart(9);
    const cart = await tabs[0].page.evaluate(() => localStorage.getItem('larkwood.cart'));
    expect(JSON.parse(cart ?? '{}')).toMatchObject({
      data: expect.arrayContaining([
        { productId: THE.lamp, qty: 3 },
        { productId: 46, qty: 2 },
      ]),
    });
  });

  test('in history and session may be anything: a page opens, goes on and comes back', async () => {
    const page = await opened('/Products');
    const I = inShop(page);
    for (const state of STATES) {
      await page.evaluate(`history.replaceState(${state}, '')`);
      await page.reload();
      await settled(page);
      await I.seeHeading('Products');
      await page.evaluate(
        `history.pushState(${state}, '', '${productPath(THE.lamp)}'); dispatchEvent(new PopStateEvent('popstate', { state: history.state }))`,
      );
      await I.seeHeading('Pebble Ceramic Table Lamp');
      await I.goBack();
      await I.seeHeading('Products');
    }
    for (const item of SESSION_ITEMS) {
      await I.follow('Blog', I.header);
      await I.seeHeading('Blog');
      await page.evaluate(
        (text) => Object.keys(sessionStorage).forEach((key) => sessionStorage.setItem(key, text)),
        item,
      );
      await page.reload();
      await settled(page);
      await I.goBack();
      await I.seeHeading('Products');
    }
  }, 240_000);
});
