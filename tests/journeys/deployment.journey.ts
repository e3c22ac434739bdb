import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { BrowserContext, Page } from 'playwright-core';

import { settled, untilPrecached, VIEWPORTS } from '../support/browser';
import { openContext } from '../support/page-pool';
import { installed, NEXT_BUILD, openDeployableServer, workerStates, writeNextBuild } from '../support/next-build';
import { isWhole } from '../support/trust';
import { onCatalogue } from './pages/catalogue';
import { countOf, productPath, THE } from './pages/facts';
import { onProduct } from './pages/product';
import { inShop, see } from './pages/shop';

/** One that was looked at in the older build. */
const PICTURE = '/pictures/seen.0a1b-1.jpg';

let folder: string;
let server: Awaited<ReturnType<typeof openDeployableServer>>;
let context: BrowserContext;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'next-build-'));
  writeNextBuild('dist', folder);
  server = await openDeployableServer('dist');
  context = await openContext({ baseURL: server.url, viewport: VIEWPORTS.desktop });
});

afterEach(async () => {
  await context.close();
  server.close();
  rmSync(folder, { recursive: true });
});

test('a later build takes over whole: open pages keep theirs, new ones are all new, old files go', async () => {
  const open = await opened('/');
  await untilPrecached(open);
  await open.evaluate(async (path) => (await caches.open('larkwood-pictures-/')).put(path, new Response()), PICTURE);

  await server.deploy(folder);
  const next = await opened(productPath(THE.lamp));
  await expect(buildOf(next)).resolves.toBe('next');
  await expect(scriptsOf(next)).resolves.toEqual({ next: true, before: false });
  await onProduct(next).addToCart();
  await onProduct(next).seeInCart(6);
  await inShop(open).follow('Contact Us', inShop(open).footer);
  await inShop(open).seePath('/ContactUs');
  await inShop(open).seeHeading(/./);
  await expect(scriptsOf(open)).resolves.toEqual({ next: false, before: true });

  await expect
    .poll(() => next.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting?.state))
    .toBe('installed');
  // A page of the new build, and the worker of the one before: without a network it has a whole shop all the same.
  const cart = await cartOf(next);
  await context.setOffline(true);
  await next.goto('/Cart');
  await settled(next);
  await inShop(next).seeInCart(6);
  await expect(scriptsOf(next)).resolves.toEqual({ next: false, before: true });
  await context.setOffline(false);
  const workers = await workerStates(context);
  await expect.poll(workers).toEqual(new Set(['activated', 'installed']));
  await Promise.all([open.close(), next.close()]);
  // A page that is opened before the browser has noticed that the others are gone keeps the older worker.
  await expect.poll(workers).toEqual(new Set(['activated']));
  const later = await opened('/Cart');
  await expect(builds(later)).resolves.toEqual([`/${NEXT_BUILD}`]);
  await expect(later.evaluate(async (path) => (await caches.match(path))?.ok, PICTURE)).resolves.toBe(true);
  await context.setOffline(true);
  await later.goto('/MyAccount');
  await settled(later);
  await expect(buildOf(later)).resolves.toBe('next');
  await expect(scriptsOf(later)).resolves.toEqual({ next: true, before: false });
  await expect(cartOf(later)).resolves.toBe(cart);
});

test.runIf(isWhole)(
  'a build of which a file came empty or cut short is not kept on the device, until it is whole',
  async () => {
    const open = await opened('/');
    await untilPrecached(open);
    const [name = ''] = readdirSync(join(folder, 'assets')).filter((file) => file.startsWith('mini-cart'));
    const file = join(folder, 'assets', name);
    const whole = readFileSync(file);
    const outcomes: unknown[] = [];
    for (const content of [whole.subarray(0, 0), whole.subarray(0, 100), whole]) {
      writeFileSync(file, content);
      await server.deploy(folder);
      outcomes.push(await installed(open));
    }
    expect(outcomes).toEqual(['redundant', 'redundant', 'installed']);
  },
  240_000,
);

describe('without a service worker', () => {
  beforeEach(async () => {
    await context.close();
    context = await openContext({ baseURL: server.url, viewport: VIEWPORTS.desktop, serviceWorkers: 'block' });
  });

  test('a tab that was open changes over at the next link; cart, draft and scroll position stay', async () => {
    await context.clock.install();
    const page = await opened(productPath(THE.lamp));
    const I = onProduct(page);
    await I.addToCart();
    await I.seeInCart(6);
    await I.follow('Contact Us', I.header);
    await I.main.getByLabel('Name', { exact: true }).fill('Ada Quill');
    const cart = await cartOf(page);
    await I.follow('Products', I.header);
    await I.seeHeading('Products');
    await page.evaluate(() => scrollTo(0, 900));

    await server.deploy(folder);
    await page.clock.fastForward('05:00');
    const answer = page.waitForResponse(/edition-names\.txt$/);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await answer;
    await expect(buildOf(page)).resolves.toBeUndefined();
    // A click of Playwright would scroll.
    await I.main
      .locator('a[data-card]')
      .nth(5)
      .evaluate((card: HTMLElement) => card.click());
    await expect.poll(() => buildOf(page).catch(() => undefined)).toBe('next');
    await settled(page);
    await expect(cartOf(page)).resolves.toBe(cart);
    await page.goBack();
    await I.seeHeading('Products');
    await settled(page);
    await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(900);
    await I.follow('Contact Us', I.header);
    await I.seeHeading('Contact Us');
    await expect(I.main.getByLabel('Name', { exact: true }).inputValue()).resolves.toBe('Ada Quill');
  });

  test('a page of the older build whose files are gone says so, and loaded again is whole, with cart and draft', async () => {
    const page = await opened('/ContactUs');
    const I = onProduct(page);
    await I.main.getByLabel('Name', { exact: true }).fill('Ada Quill');
    await I.follow('Products', I.header);
    await I.main
      .locator(`a[href="${productPath(THE.lamp)}"]`)
      .first()
      .click();
    await I.addToCart();
    await I.seeInCart(6);
    const cart = await cartOf(page);
    await server.deploy(folder);
    // A cache on the way, or the browser with its tabs of yesterday, still has the page.
    const older = readFileSync('dist/ContactUs.html', 'utf8');
    await page.route('**/ContactUs', (route) => route.fulfill({ contentType: 'text/html', body: older }));
    await page.goto('/ContactUs');
    await see(page.getByText('Part of this page did not load.'));
    await expect(buildOf(page)).resolves.toBeUndefined();
    await I.seeHeading('Contact Us');
    await page.unroute('**/ContactUs');
    await page.getByRole('link', { name: 'Load it again' }).click();
    await expect.poll(() => buildOf(page).catch(() => undefined)).toBe('next');
    await settled(page);
    await I.seeInCart(6);
    await expect(cartOf(page)).resolves.toBe(cart);
    await expect(I.main.getByLabel('Name', { exact: true }).inputValue()).resolves.toBe('Ada Quill');
  });

  test.each([
    ['a page', '/ContactUs'],
    ['an address that was not rendered', '/Nowhere'],
  ])('after %s, a page whose script has gone with the older build is opened again by itself', async (_, path) => {
    // With data saver no script is loaded before it is wanted.
    await context.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
    const page = await opened(path);
    const I = inShop(page);
    await server.deploy(folder);
    await I.follow('Blog', I.header);
    await expect.poll(() => buildOf(page).catch(() => undefined)).toBe('next');
    await I.seeHeading('Blog');
    await I.seePath('/Blog');
    await settled(page);
    await expect(scriptsOf(page)).resolves.toEqual({ next: true, before: false });
  });

  test('a filter and a panel whose script has gone with the older build open their page again, with the choice', async () => {
    await context.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
    const page = await opened('/Products');
    const other = await opened(productPath(THE.lamp));
    // What comes into view with the tabs is there before: its missing script would open the page again too, maybe below the click.
    const reviews = other.getByRole('tab', { name: /Reviews/ });
    await reviews.scrollIntoViewIfNeeded();
    await see(other.getByRole('heading', { name: 'Will it fit?' }));
    await server.deploy(folder);
    await onCatalogue(page).choose('Kitchen');
    await expect.poll(() => buildOf(page).catch(() => undefined)).toBe('next');
    await onCatalogue(page).seeChosen('Kitchen');
    await onCatalogue(page).seeCount(countOf(({ category }) => category === 'Kitchen'));
    await reviews.click();
    await expect.poll(() => buildOf(other).catch(() => undefined)).toBe('next');
    await see(other.getByRole('button', { name: 'Post Review' }));
  });
});

function cartOf(page: Page) {
  return page.evaluate(() => JSON.stringify(JSON.parse(localStorage.getItem('larkwood.cart') ?? '{}').data));
}

async function opened(path: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(path);
  await settled(page);
  return page;
}

function buildOf(page: Page) {
  return page.evaluate(() => document.documentElement.dataset['build']);
}

/** The builds in the service worker's caches; pictures are of all builds. */
function builds(page: Page) {
  return page.evaluate(async () => {
    const names = await caches.keys();
    const ofBuilds = names.filter((name) => !name.startsWith('larkwood-pictures-'));
    return [...new Set(ofBuilds.map((name) => name.replace(/^larkwood-\w+-/, '')))];
  });
}

/** The build whose scripts this page has loaded. */
function scriptsOf(page: Page) {
  return page.evaluate(() => {
    const scripts = performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.includes('/assets/') && name.endsWith('.js'));
    return {
      next: scripts.some(({ name }) => name.endsWith('-next.js')),
      before: scripts.some(({ name }) => !name.endsWith('-next.js')),
    };
  });
}
