import { createServer } from 'node:http';
import type { RequestListener, Server } from 'node:http';

import type { Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect } from 'vitest';

import { createShopServer, onFreePort } from '../../scripts/shop-server.mjs';
import { settled, test, untilPrecached, VIEWPORT_NAMES } from '../support/browser';
import { recordPageErrors } from '../support/page-errors';
import { openContext } from '../support/page-pool';
import { inAccount } from './pages/account';
import { onCart } from './pages/cart';
import { onCheckout } from './pages/checkout';
import { CARD_THAT_PAYS, PERSON, productPath, THE } from './pages/facts';
import { ROUTES, servedHeading } from './pages/routes';
import { onProduct } from './pages/product';
import { inShop, see } from './pages/shop';
import { openStage } from './pages/stage';

describe.each(VIEWPORT_NAMES)('without a network, on a %s', (width) => {
  test('after the first load a shopper goes from home to a product, pays, and finds the order', async ({
    openShop,
  }) => {
    const page = await openShop({ width, allowsServiceWorker: true });
    await untilPrecached(page);
    await page.context().setOffline(true);

    await inShop(page).follow('Products', inShop(page).footer);
    await inShop(page).seeHeading(/./);
    await page
      .locator(`a[href="${productPath(THE.lamp)}"]`)
      .first()
      .click();
    const product = onProduct(page);
    await product.seeHeading('Pebble Ceramic Table Lamp');
    await product.addToCart();
    await product.seeInCart(6);
    await product.follow('Checkout', product.cartToast);
    await onCart(page).checkOut();
    const checkout = onCheckout(page);
    await checkout.fillPersonal(PERSON);
    await checkout.goOn();
    await checkout.fillCard(CARD_THAT_PAYS);
    await checkout.payNow();
    await checkout.seeSuccess();
    const [id = ''] = /LW-[\w-]*\d/.exec((await checkout.success.textContent()) ?? '') ?? [];
    await checkout.follow('Check Order Details', checkout.success);
    const account = inAccount(page);
    await see(account.history);
    await page.reload();
    await settled(page);
    await account.seeOrder(id);
  });
});

test('every page opens without a network by its address, seen before or not', async ({ openShop }) => {
  const page = await openShop({ allowsServiceWorker: true });
  await untilPrecached(page);
  const titles = new Map<string, string>();
  await page.context().setOffline(true);
  for (const path of ROUTES) {
    await page.goto(path);
    await settled(page);
    titles.set(path, (await page.getByRole('heading', { level: 1 }).textContent()) ?? '');
  }
  // A picture that was never seen: the drawing in its place is of the build.
  const failed = page.locator('main img[data-failed]').first();
  const drawn = await failed.evaluate(async (image) => {
    const [url = ''] = /\/pictures\/[\w.-]+/.exec(getComputedStyle(image).content) ?? [];
    return (await fetch(url)).status;
  });
  expect(drawn).toBe(200);
  const served = await Promise.all(ROUTES.map(async (path) => [path, await servedHeading(path)] as const));
  expect([...titles]).toEqual(served);
});

test('the first visit asks for nothing that is only for later before the shop has arrived', async ({ openShop }) => {
  const page = await openShop({ allowsServiceWorker: true });
  const registered = await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    const [worker] = performance.getEntriesByName(new URL('/offline.js', location.href).href);
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    return { worker: worker?.startTime, paint: paint?.startTime };
  });
  expect(registered.worker ?? Number.POSITIVE_INFINITY).toBeGreaterThan(registered.paint ?? 0);
});

describe('with a network that is there and answers badly', () => {
  const answerWith =
    (status: number, body: string, type = 'text/html'): RequestListener =>
    (_, response) =>
      response.writeHead(status, { 'Content-Type': type }).end(body);
  const FAULTS: Readonly<Record<string, RequestListener>> = {
    'never answers': () => undefined,
    'begins to answer and stops': (_, response) => response.writeHead(200, { 'Content-Type': 'text/html' }).write('<'),
    'breaks off': (request) => request.socket.destroy(),
    'answers 500': answerWith(500, 'Internal Server Error', 'text/plain'),
    'answers 503 with a page': answerWith(503, '<!doctype html><html lang="en"><h1>Back soon</h1></html>'),
    'answers 404 as no shop of ours does': answerWith(404, '<html><h1>Not Found</h1></html>'),
    'is that of a hotel': answerWith(200, '<!doctype html><html><h1>Welcome, please log in</h1></html>'),
    'leads to that of a hotel': (request, response) =>
      request.url === '/login'
        ? answerWith(200, '<!doctype html><html><h1>Welcome, please log in</h1></html>')(request, response)
        : response.writeHead(302, { Location: '/login' }).end(),
  };
  let answer: RequestListener;
  let server: Server;
  let close: () => void;
  let page: Page;

  beforeEach(async () => {
    const shop = await createShopServer();
    answer = (request, response) => shop.emit('request', request, response);
    server = createServer((request, response) => answer(request, response));
    const { origin, close: end } = await onFreePort(server);
    const context = await openContext({ baseURL: origin });
    page = await context.newPage();
    close = end;
    await page.goto('/');
    await untilPrecached(page);
  });

  afterEach(async () => {
    await page.context().close();
    close();
  });

  test('a page opens from this device and says so, whatever is wrong, opened before or not', async () => {
    const said: Record<string, unknown> = {};
    for (const [fault, listener] of Object.entries(FAULTS)) {
      answer = listener;
      server.closeAllConnections();
      const path = /never|500/.test(fault) ? productPath(THE.lamp) : '/ContactUs';
      await page.goto(path, { waitUntil: 'commit' });
      await settled(page);
      await expect.poll(() => page.title()).toMatch(/^(?:Contact Us|Pebble Ceramic Table Lamp)/);
      said[fault] = (await offlineNote(page)).replace(/\d.*/, '…');
    }
    expect(said).toEqual(
      Object.fromEntries(Object.keys(FAULTS).map((fault) => [fault, '"Shown from this device, as it was on …'])),
    );
  });

  test('where nothing is kept it is shown what comes, and a network that is well is shown as it is', async () => {
    const opened = async (path: string) => {
      const response = await page.goto(path);
      return [response?.status(), new URL(page.url()).pathname, await offlineNote(page)];
    };
    expect(await opened('/Cart')).toEqual([200, '/Cart', 'none']);
    expect(await opened('/cart/')).toEqual([200, '/Cart', 'none']);
    expect(await opened('/Nowhere')).toEqual([404, '/Nowhere', 'none']);
    expect(await opened('/licences.txt')).toEqual([200, '/licences.txt', 'none']);
    answer = answerWith(200, '<h1>Please log in</h1>');
    await page.evaluate(() => fetch('/data/opened.json'));
    expect(await page.evaluate(() => caches.match('/data/opened.json'))).toBeUndefined();
    answer = answerWith(503, '<h1>Back soon</h1>');
    expect(await opened('/licences.txt')).toEqual([503, '/licences.txt', 'none']);
  });

  test('statecharts that were never opened are waited for three seconds, then said not to come; Try again brings them', async () => {
    const well = answer;
    answer = () => undefined;
    server.closeAllConnections();
    const begin = performance.now();
    await page.goto('/Statecharts');
    await see(page.getByRole('heading', { name: 'This page did not load' }));
    expect(performance.now() - begin).toBeLessThan(6000);
    answer = well;
    await page.getByRole('link', { name: 'Try again' }).click();
    await see(page.getByRole('heading', { level: 1 }).filter({ hasNotText: 'did not load' }));
  });

  test('the statecharts and their stage open from this device once they were opened', async () => {
    await page.goto('/Statecharts');
    const missing = () =>
      page.evaluate(async () => {
        const files = (await (await fetch('/Statecharts/files.json')).json()) as Record<string, number | null>;
        const kept = await Promise.all(Object.keys(files).map((path) => caches.match(path)));
        return kept.filter((response) => response === undefined).length;
      });
    await expect.poll(missing).toBe(0);
    answer = answerWith(503, '<h1>Back soon</h1>');
    server.closeAllConnections();
    const takeErrors = recordPageErrors(page.context(), new URL(page.url()).origin);
    const { shop } = await openStage(page, 'machine=payment&state=declined&width=390&pane=stage');
    await see(shop.getByRole('button', { name: 'Try Again' }));
    expect(await offlineNote(page)).toMatch(/^"Shown from this device/);
    expect(takeErrors().filter(({ url = '' }) => !url.includes('/pictures/'))).toEqual([]);
  });

  test('where the browser can keep nothing any more, a network that is well is shown all the same', async () => {
    const takeErrors = recordPageErrors(page.context(), new URL(page.url()).origin);
    const [worker] = page.context().serviceWorkers();
    await worker?.evaluate(() => {
      CacheStorage.prototype.open = () => Promise.reject(new DOMException('Internal error.', 'UnknownError'));
    });
    await page.goto(productPath(THE.lamp));
    await settled(page);
    await inShop(page).seeHeading('Pebble Ceramic Table Lamp');
    const shown = page.locator('main img').first();
    await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    expect(takeErrors()).toEqual([]);
  });

  test('a directory that hung once is asked for again as soon as the network is well', async () => {
    const well = answer;
    const asked: string[] = [];
    answer = (request, response) =>
      request.url === '/data/catalogue.json' ? asked.push('hangs') : well(request, response);
    const read = () => page.evaluate(async () => (await fetch('/data/catalogue.json', { cache: 'no-cache' })).status);
    expect(await read()).toBe(200);
    expect(asked).toEqual(['hangs']);
    answer = (request, response) => {
      asked.push(request.url ?? '');
      well(request, response);
    };
    expect(await read()).toBe(200);
    expect(asked).toContain('/data/catalogue.json');
  });

  test('an answer that comes too late to be shown is kept for the next time', async () => {
    const well = answer;
    const waiting: (() => void)[] = [];
    answer = (...both) => waiting.push(() => well(...both));
    await page.goto(productPath(THE.lamp), { waitUntil: 'commit' });
    await settled(page);
    expect(await offlineNote(page)).toMatch(/^"Shown from this device/);
    answer = well;
    waiting.forEach((go) => go());
    await expect
      .poll(() => page.evaluate(async (path) => (await caches.match(path))?.status, productPath(THE.lamp)))
      .toBe(200);
    await inShop(page).follow('Contact Us', inShop(page).footer);
    await expect.poll(() => offlineNote(page)).toBe('none');
  });
});

/** The note above the page that says how old it is. */
function offlineNote(page: Page): Promise<string> {
  return page.evaluate(() => getComputedStyle(document.documentElement, '::before').content);
}
