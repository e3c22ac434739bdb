import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

import { expect, test } from 'vitest';

import { createShopServer } from '../../scripts/shop-server.mjs';
import { settled } from '../support/browser';
import { openContext } from '../support/page-pool';
import { inShop } from './pages/shop';

test('a page whose end arrives late is hydrated when it is complete, however early a button is pressed', async () => {
  const html = readFileSync('dist/Cart.html', 'utf8');
  const middle = html.indexOf('</main>');
  const shop = await createShopServer();
  let waiting: ServerResponse | undefined;
  const server = createServer((request, response) => {
    if (request.url === '/Cart') {
      response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).write(html.slice(0, middle));
      waiting = response;
    } else {
      shop.emit('request', request, response);
    }
  });
  await new Promise<void>((open) => {
    server.listen(0, '127.0.0.1', open);
  });
  const context = await openContext({
    baseURL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  });
  const thrown: string[] = [];
  context.on('weberror', (error) => thrown.push(error.error().message));
  try {
    const page = await context.newPage();
    await page.goto('/Cart', { waitUntil: 'commit' });
    await page.getByRole('heading', { level: 1 }).click();
    await page.waitForFunction(() => document.querySelector('link[rel=modulepreload]') !== null);
    waiting?.end(html.slice(middle));
    await settled(page);
    await inShop(page).press('Clear cart');
    await inShop(page).see('Your cart is empty');
    expect(thrown).toEqual([]);
  } finally {
    await context.close();
    server.closeAllConnections();
    server.close();
  }
});
