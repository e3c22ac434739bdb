import { basename, dirname } from 'node:path';

import { afterEach, describe, expect, test } from 'vitest';

import { settled } from '../support/browser';
import { FAULT_NAMES, openWithFaults } from '../support/script-faults';
import { isWhole, seed } from '../support/trust';
import { productPath, THE } from './pages/facts';
import { PAGES, servedHeading } from './pages/routes';
import { inShop, twoFrames } from './pages/shop';

/** Scripts of routes with a parameter are named after it. */
const PARAMETERS: Readonly<Record<string, string>> = {
  '/Blog/BlogDetail': '_blogid',
  '/PrivacyPolicy': '_privacypolicy',
  '/Products/ProductDetail': '_productid',
};

/** Every page and the script of its route; and a product's own content, which is a file as well. */
const FILES: readonly { readonly path: string; readonly file: string }[] = [
  ...PAGES.filter((path) => path !== '/').map((path) => ({
    path,
    file: PARAMETERS[dirname(path)] ?? basename(path),
  })),
  { path: productPath(42), file: '**/data/product/**' },
];

/** Every fault in turn for every file under `npm run trust`; in `npm test` a third of the files, each with another. */
const ROUNDS = isWhole ? FAULT_NAMES.map((_, round) => round) : [seed % FAULT_NAMES.length];
const isTried = (index: number) => isWhole || index % 3 === seed % 3;

let faulty: Awaited<ReturnType<typeof openWithFaults>>;

afterEach(() => faulty.context.close());

describe('a page whose script is missing', () => {
  test.each(ROUNDS)(
    'leaves header and footer usable and is fetched again, whatever failed',
    async (round) => {
      faulty = await openWithFaults();
      const { page, breakScript, restoreScript } = faulty;
      const I = inShop(page);
      const told: string[] = [];
      page.on('console', (message) => told.push(message.text()));
      await page.goto('/Nowhere');
      await settled(page);
      for (const [index, { path, file }] of [...FILES.entries()].filter(([index]) => isTried(index))) {
        const fault = FAULT_NAMES[(index + round) % FAULT_NAMES.length] ?? 'not found';
        const heading = await servedHeading(path);
        await breakScript(file, fault);
        await go(path);
        await I.seeHeading('This page did not load');
        expect.soft(await frame(), `${path}: ${file} ${fault}`).toEqual({
          title: expect.stringMatching(/^Error: (?:.+ · )?Larkwood$/),
          lang: 'en',
          headings: ['This page did not load'],
          focus: 'This page did not load',
          parts: ['Skip to content', 'header', 'footer'],
        });
        await restoreScript(file);
        await I.press('Try again');
        await I.seeHeading(heading);
        await settled(page);
      }
      // The browser tells of the file that it did not get; the shop adds nothing.
      expect(told.filter((text) => !/^Failed to load (?:resource|module script)/.test(text))).toEqual([]);
    },
    240_000,
  );

  test('says so without a network too, and with the menu open, and the shop goes on', async () => {
    faulty = await openWithFaults({ width: 'phone' });
    const { page, context } = faulty;
    const I = inShop(page);
    await page.goto('/');
    await settled(page);
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Open menu' }).click();
    await I.follow('Blog', page.getByRole('dialog'));
    await I.seeHeading('This page did not load');
    expect(await page.evaluate(() => document.documentElement.dataset['scroll'])).toBe('free');
    await I.press('Try again');
    await I.seeHeading('This page still does not load');
    await I.goBack();
    await I.seePath('/');
    await I.seeHeading(/calm room/);
    await context.setOffline(false);
    await page.goForward();
    await I.seeHeading('Blog');
    await context.setOffline(true);
    await I.follow('Contact Us', I.footer);
    await I.seeHeading('This page did not load');
    await context.setOffline(false);
    await I.seeHeading('Contact Us');
  });

  test.runIf(isWhole)(
    'and hangs leaves header and footer, says so, and is shown when it comes',
    async () => {
      faulty = await openWithFaults();
      const { page, delayScript } = faulty;
      const I = inShop(page);
      await page.goto('/Nowhere');
      await settled(page);
      for (const { path, file } of FILES) {
        const release = await delayScript(file);
        await go(path);
        await I.seeHeading('One moment');
        expect.soft(await frame(), path).toMatchObject({ parts: ['Skip to content', 'header', 'footer'] });
        release();
        await I.seeHeading(await servedHeading(path));
      }
    },
    240_000,
  );

  test('and slow is announced after a second, between header and footer', async () => {
    faulty = await openWithFaults();
    const { page, delayScript } = faulty;
    const I = inShop(page);
    await page.goto('/Products');
    await settled(page);
    const release = await delayScript('_productid');
    await page
      .locator(`a[href="${productPath(THE.lamp)}"]`)
      .first()
      .click();
    await I.seeHeading('One moment');
    expect(await frame()).toMatchObject({ focus: 'One moment', parts: ['Skip to content', 'header', 'footer'] });
    expect(new URL(page.url()).pathname).toBe(productPath(THE.lamp));
    release();
    await I.seeHeading('Pebble Ceramic Table Lamp');
    await expect.poll(frame).toMatchObject({ focus: 'Pebble Ceramic Table Lamp' });
  });
});

test('a panel whose script hangs or comes empty leads to the page that does the same, and nothing stands still', async () => {
  faulty = await openWithFaults();
  const { page, breakScript, delayScript } = faulty;
  const I = inShop(page);
  await page.clock.install();
  await page.goto('/Blog');
  await settled(page);
  await delayScript('mini-cart');
  await breakScript('search-panel', 'empty');
  await I.press('View cart', I.header);
  await expect.poll(scrolling).toBe('locked');
  await page.clock.runFor(3000);
  await I.seePath('/Cart');
  await I.seeHeading('Cart');
  await expect.poll(scrolling).toBe('free');
  await I.press('Search', I.header);
  await I.seePath('/Products');
  await I.seeFocusOn(I.page.locator('#catalogue-search'));
  await expect.poll(scrolling).toBe('free');
});

test('Escape closes a panel whose script is on its way; the script opens nothing then, and is there for the next time', async () => {
  faulty = await openWithFaults();
  const { page, delayScript } = faulty;
  const I = inShop(page);
  // The panel is not given up.
  await page.clock.install();
  await page.goto('/Blog');
  await settled(page);
  const release = await delayScript('mini-cart');
  await I.press('View cart', I.header);
  await expect.poll(scrolling).toBe('locked');
  await page.keyboard.press('Escape');
  await expect.poll(scrolling).toBe('free');
  release();
  await page.clock.runFor(3000);
  await I.seePath('/Blog');
  expect(await scrolling()).toBe('free');
  await I.press('View cart', I.header);
  await expect.poll(() => page.getByRole('dialog').count()).toBe(1);
});

test('what is typed behind the key of a search whose script does not come is searched for on the list', async () => {
  faulty = await openWithFaults();
  const { page, delayScript } = faulty;
  await page.goto('/Blog');
  await settled(page);
  await delayScript('search-panel');
  // Chrome takes no keys before a page's first frame, and typing waits for none.
  await twoFrames(page);
  await page.keyboard.type('/lamp');
  const listed = page.getByRole('combobox', { name: 'Search products' });
  await expect.poll(() => listed.inputValue()).toBe('lamp');
  await inShop(page).seeQuery({ q: 'lamp' });
});

test.runIf(isWhole)(
  'a product waits twenty seconds for a file that hangs, then says that it did not load and can be asked for again',
  async () => {
    const hanging = ['catalogue.json', 'shard/**', 'product/**'].map(async (name) => {
      faulty = await openWithFaults();
      const { page, context, delayScript, restoreScript } = faulty;
      const file = `**/data/${name}`;
      const I = inShop(page);
      await page.goto('/Nowhere');
      await settled(page);
      await delayScript(file);
      await page.evaluate(goTo, productPath(THE.lamp));
      await I.seeHeading('One moment');
      await I.seeHeading('This page did not load');
      await restoreScript(file);
      await I.press('Try again');
      await I.seeHeading('Pebble Ceramic Table Lamp');
      await context.close();
    });
    await Promise.all(hanging);
  },
  240_000,
);

/** Whether the page can be scrolled: `locked` under a panel. */
function scrolling() {
  return faulty.page.evaluate(() => document.documentElement.dataset['scroll']);
}

function go(path: string): Promise<void> {
  return faulty.page.evaluate(goTo, path);
}

/** Goes to a path in the same document, as Forward does. */
function goTo(path: string): void {
  history.pushState({}, '', path);
  dispatchEvent(new PopStateEvent('popstate', { state: {} }));
}

function frame() {
  return faulty.page.evaluate(() => ({
    title: document.title,
    lang: document.documentElement.lang,
    headings: [...document.querySelectorAll('h1')].map((heading) => heading.textContent),
    focus: document.activeElement?.textContent,
    parts: [...document.querySelectorAll<HTMLElement>('a[href="#content"], body > div > :is(header, footer)')].map(
      (part) => (part.localName === 'a' ? part.textContent : part.localName),
    ),
  }));
}
