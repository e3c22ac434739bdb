import type { Locator, Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';

import { ownOrders } from '#machines/tracking/tracking.cases';

import { keyOf, wrapped } from '../paths/kept-slices';
import { violations } from '../support/axe';
import { resize, settled, test, VIEWPORT_NAMES, VIEWPORTS } from '../support/browser';
import { product, productPath, THE } from './pages/facts';
import { ROUTES } from './pages/routes';
import { inShop, see } from './pages/shop';

/** Pieces with a hyphen in their names. */
const HYPHENED = [3, 4, 31, 39] as const;

const WIDTHS = [320, 390, 768, 1280, 1920] as const;

test.for(ROUTES)(
  '%s opens with one heading, never scrolls sideways, passes a check of accessibility, and its first Tab is the skip link',
  async (path, { openShop }) => {
    const page = await openShop({ path, reducedMotion: true });
    expect.soft(new URL(page.url()).pathname).toBe(path);
    for (const width of VIEWPORT_NAMES) {
      await resize(page, VIEWPORTS[width]);
      await expect.soft(violations(page), `found by axe on a ${width}`).resolves.toEqual([]);
    }
    for (const width of WIDTHS) {
      await resize(page, { width, height: 900 });
      const { scroll, client } = await page.evaluate(() => ({
        scroll: document.documentElement.scrollWidth,
        client: document.documentElement.clientWidth,
      }));
      expect.soft(scroll, `at ${width} px`).toBeLessThanOrEqual(client);
      await expect.soft(page.getByRole('heading', { level: 1 }).count()).resolves.toBe(1);
    }
    await resize(page, { width: 320, height: 900 });
    await expect.soft(cutOffWithWideText(page), 'with wide text').resolves.toEqual([]);
    await page.evaluate(() => document.adoptedStyleSheets.splice(0));
    await expect
      .soft(fieldsWithoutPurpose(page), 'fields that do not say what of the shopper they ask for')
      .resolves.toEqual([]);
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await expect.poll(() => skip.evaluate((link) => link === document.activeElement)).toBe(true);
    await see(skip);
    await page.keyboard.press('Enter');
    await expect.poll(() => page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
  },
);

test('names of products keep words with a hyphen whole; with text of twice the size they break, and the page never scrolls sideways', async ({
  openShop,
}) => {
  const page = await openShop({ path: '/Products' });
  for (const width of WIDTHS) {
    await resize(page, { width, height: 900 });
    await expect.soft(brokenNames(page.locator('article h2')), `at ${width} px`).resolves.toEqual([]);
  }
  await resize(page, { width: 390, height: 900 });
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('html { font-size: 200% !important }');
    document.adoptedStyleSheets = [sheet];
  });
  await expect.poll(() => brokenNames(page.locator('article h2'))).toContain('Alder Two-Drawer Nightstand');
  await expect(page.evaluate(() => document.documentElement.scrollWidth)).resolves.toBe(390);
});

test.for([
  { path: '/Products', words: 'article h2' },
  { path: '/MyAccount/Wishlist', words: 'article h2' },
  { path: '/Checkout', words: '[aria-label="Checkout steps"] li' },
  { path: productPath(THE.lamp), words: '[role=tab]' },
  { path: '/Compare?ids=1,2', words: 'tbody th' },
  { path: '/Checkout', words: 'tbody th, dt', width: 320 },
  { path: '/MyAccount/TrackOrder/TrackOrderDetail?order=LW-10427', words: 'tbody th, dt, address', width: 320 },
])(
  'on a phone whose text is twice the size each word of $words stays whole and in sight: $path',
  async ({ path, words, width = 390 }, { openShop }) => {
    const page = await openShop({ path, width });
    const session = await page.context().newCDPSession(page);
    /** As a shopper sets it in the browser: media queries count by it too. */
    const setTextSize = (standard: number) => session.send('Page.setFontSizes', { fontSizes: { standard } });
    await setTextSize(32);
    await expect.poll(() => page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
    await expect(splitWords(page.locator('main').locator(words))).resolves.toEqual([]);
    await expect(page.evaluate(() => document.documentElement.scrollWidth)).resolves.toBe(width);
    // Other tests take over the page.
    await setTextSize(16);
  },
);

/** Words on two lines, and those cut off at the side; throws where there is no word. */
function splitWords(texts: Locator): Promise<readonly string[]> {
  return texts.evaluateAll((elements) => {
    const words = elements.flatMap((element) => {
      const nodes = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const edge = element.parentElement?.getBoundingClientRect().right ?? 0;
      const found: { readonly word: string; readonly isWhole: boolean }[] = [];
      while (nodes.nextNode()) {
        for (const { 0: word, index } of (nodes.currentNode.textContent ?? '').matchAll(/\p{L}+/gu)) {
          const range = document.createRange();
          range.setStart(nodes.currentNode, index);
          range.setEnd(nodes.currentNode, index + word.length);
          const lines = range.getClientRects();
          found.push({ word, isWhole: lines.length === 1 && (lines[0]?.right ?? Infinity) <= edge + 1 });
        }
      }
      return found;
    });
    if (words.length === 0) {
      throw new Error('There is no word.');
    }
    return words.filter(({ isWhole }) => !isWhole).map(({ word }) => word);
  });
}

const { orderid } = ownOrders.Ordered;

test.for([
  { path: `/MyAccount/TrackOrder/TrackOrderDetail?order=${orderid}`, names: 'tbody th' },
  { path: '/MyAccount', names: 'article h3' },
  { path: '/Cart', names: 'section[aria-labelledby=saved-for-later] li' },
  { path: '/Checkout', names: 'tbody th' },
])('names of ordered and of saved pieces keep them whole too: $path', async ({ path, names }, { openShop }) => {
  const lines = HYPHENED.map((productId) => ({ productId, qty: 1 }));
  const orders = HYPHENED.map((productId, place) => {
    const line = { productId, name: product(productId).name, qty: 1, price: 50, discount: 0 };
    return {
      ...ownOrders.Ordered,
      orderid: place === 0 ? orderid : `LW-3000${place}`,
      name: line.name,
      lines: place === 0 ? HYPHENED.map((id) => ({ ...line, productId: id, name: product(id).name })) : [line],
    };
  });
  const storage = { cart: lines, savedForLater: lines, orders };
  const page = await openShop({
    path,
    storage: Object.fromEntries(Object.entries(storage).map(([key, kept]) => [keyOf(key), wrapped(kept)])),
  });
  await expect
    .poll(() => page.locator(names).allTextContents())
    .toEqual(expect.arrayContaining(HYPHENED.map((id) => expect.stringContaining(product(id).name) as string)));
  for (const width of WIDTHS) {
    await resize(page, { width, height: 900 });
    await expect.soft(brokenNames(page.locator(names)), `at ${width} px`).resolves.toEqual([]);
  }
});

/** Those that break behind a hyphen. */
function brokenNames(names: Locator): Promise<readonly string[]> {
  return names.evaluateAll((elements) =>
    elements
      .filter((name) => {
        const texts = document.createTreeWalker(name, NodeFilter.SHOW_TEXT);
        const topOf = (at: number) => {
          const range = document.createRange();
          range.setStart(texts.currentNode, at);
          range.setEnd(texts.currentNode, at + 1);
          return range.getBoundingClientRect().top;
        };
        while (texts.nextNode()) {
          const at = texts.currentNode.textContent?.search(/-\p{L}/u) ?? -1;
          if (at >= 0 && topOf(at + 1) > topOf(at)) {
            return true;
          }
        }
        return false;
      })
      .map(({ textContent }) => textContent ?? ''),
  );
}

/** Fields about the shopper without `autocomplete` (WCAG 1.3.5). */
function fieldsWithoutPurpose(page: Page): Promise<readonly string[]> {
  return page
    .locator('input:not([type=checkbox], [type=radio], [type=hidden])')
    .evaluateAll((fields: readonly HTMLInputElement[]) =>
      fields
        .filter(({ name }) => /name|mail|phone|city|postcode|country|card|cvv|expiry|password/i.test(name))
        .filter(({ autocomplete }) => autocomplete === '')
        .map(({ name }) => name),
    );
}

/** What is cut off or makes the page scroll sideways once letters, words and lines stand apart (WCAG 1.4.12). */
function cutOffWithWideText(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`* {
      line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important;
    } p { margin-bottom: 2em !important; }`);
    document.adoptedStyleSheets.push(sheet);
    const root = document.documentElement;
    const hidesText = (element: Element) => {
      const { overflowX, overflowY, position, clip, clipPath } = getComputedStyle(element);
      const isForReadersOnly = position === 'absolute' && (clip !== 'auto' || clipPath !== 'none');
      const isCut =
        (overflowX === 'hidden' && element.scrollWidth > element.clientWidth + 1) ||
        (overflowY === 'hidden' && element.scrollHeight > element.clientHeight + 1);
      return !isForReadersOnly && isCut && element.checkVisibility({ visibilityProperty: true });
    };
    const hasText = (element: Element) => (element.textContent ?? '').trim() !== '';
    return [
      ...(root.scrollWidth > root.clientWidth ? [`the page, ${root.scrollWidth} px`] : []),
      ...[...document.querySelectorAll('body *')]
        .filter((element) => hasText(element) && hidesText(element))
        .map((element) => element.outerHTML.slice(0, 160)),
    ];
  });
}

test('every route has a title of its own', async () => {
  const titles = await Promise.all(
    ROUTES.map(async (path) => {
      const html = await (await fetch(new URL(path, inject('shopUrl')))).text();
      return /<title>(.*?)<\/title>/.exec(html)?.[1] ?? '';
    }),
  );
  expect(titles.filter((title) => !/\bLarkwood$/.test(title))).toEqual([]);
  expect(titles.filter((title, place) => titles.indexOf(title) !== place)).toEqual([]);
});

describe.each(VIEWPORT_NAMES)('a check of accessibility on a %s', (width) => {
  test('finds nothing wrong with an empty result, reported forms, toasts and dialogs', async ({ openShop }) => {
    const I = inShop(await openShop({ path: '/Products?q=nothing-like-it', width, reducedMotion: true }));
    await I.see('No products were found matching your selection.');
    await expect.soft(violations(I.page)).resolves.toEqual([]);
    await I.page.goto('/ContactUs');
    await settled(I.page);
    await I.main.getByRole('button', { name: /send/i }).click();
    await I.see('There is a problem');
    await expect.soft(violations(I.page)).resolves.toEqual([]);
    await I.page.goto(productPath(THE.lamp));
    await settled(I.page);
    await I.press('Add to Cart');
    await see(I.cartToast);
    await I.main.getByRole('tab', { name: 'Reviews' }).click();
    await expect.soft(violations(I.page)).resolves.toEqual([]);
    await I.page.goto('/Checkout/Payment');
    await settled(I.page);
    await I.press('Fill in a sample card');
    await I.main.getByLabel(/^name on card/i).fill('Nobody Known');
    await I.main.getByLabel(/^valid through/i).fill('12/39');
    await I.main.getByRole('button', { name: /^pay/i }).click();
    await see(I.page.getByRole('button', { name: 'Try Again' }));
    await expect.soft(violations(I.page)).resolves.toEqual([]);
  });
});
