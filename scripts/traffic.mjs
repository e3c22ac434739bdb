/** Measures what a visit to the built shop costs its host: requests and bytes, counted where they are answered. */
import { createServer } from 'node:http';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';

import { launchOptions } from './browser.mjs';
import { command } from './command.mjs';
import { createShopServer, onFreePort } from './shop-server.mjs';

const SETTLED = 'html:not([data-settling])';
const KINDS = [
  { kind: 'pictures', paths: /^\/(?:pictures|social)\// },
  { kind: 'scripts, styles, fonts', paths: /^\/assets\/|^\/offline\.js$/ },
  { kind: 'pages and the rest', paths: /^\// },
];
const DAYS_A_MONTH = 30;
const GB = 1e9;

const HELP = `npm run traffic: requests and bytes of a visit, and what a million of them a day cost.

A visit on a phone goes from the first page by the list to a product, puts it into the cart and looks at the cart; the offline
worker is installed as always. It is made once with nothing cached, and once more by the same browser.

--visits 1000000       visits a day
--returning 0.4        share of them that is not the first by its browser
--gb-price 0.085       dollars a gigabyte
--request-price 0.01   dollars for ten thousand requests`;

await command({ help: HELP, readRequest, run });

/** The options, or an error message. */
function readRequest() {
  const { values } = parseArgs({
    options: {
      visits: { type: 'string', default: '1000000' },
      returning: { type: 'string', default: '0.4' },
      'gb-price': { type: 'string', default: '0.085' },
      'request-price': { type: 'string', default: '0.01' },
      help: { type: 'boolean', default: false },
    },
  });
  const { help, ...texts } = values;
  const numbers = Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, Number(text)]));
  const wrong = Object.keys(texts).find((name) => !/^\d+(?:\.\d+)?$/.test(texts[name]));
  if (wrong !== undefined) {
    return `--${wrong} is "${texts[wrong]}": expected a number from 0 on, such as 1000000 or 0.4.`;
  }
  return numbers.returning > 1
    ? `--returning is "${texts.returning}": expected a share from 0 to 1.`
    : { help, ...numbers };
}

async function run(request) {
  const { first, again } = await measure();
  console.log('visit | kind | requests | KB');
  for (const [name, visit] of Object.entries({ first, again })) {
    for (const [kind, { requests, bytes }] of visit) {
      console.log(`${name} | ${kind} | ${requests} | ${Math.round(bytes / 1000)}`);
    }
    console.log(`${name} | all | ${sum(visit, 'requests')} | ${Math.round(sum(visit, 'bytes') / 1000)}`);
  }
  const mean = (key) => sum(first, key) * (1 - request.returning) + sum(again, key) * request.returning;
  const monthly = request.visits * DAYS_A_MONTH;
  const gigabytes = (mean('bytes') * monthly) / GB;
  const requests = mean('requests') * monthly;
  const dollars = gigabytes * request['gb-price'] + (requests / 10_000) * request['request-price'];
  console.log(
    `\n${request.visits} visits a day, ${request.returning * 100} % of them by a browser that was here before: a month has ` +
      `${Math.round(gigabytes)} GB and ${Math.round(requests / 1e6)} million requests, which is ` +
      `${Math.round(requests / DAYS_A_MONTH / 86_400)} a second on average. At $${request['gb-price']} a gigabyte and ` +
      `$${request['request-price']} for ten thousand requests that is $${Math.round(dollars)}.`,
  );
}

/** Two visits by one browser: the traffic of each by kind. */
async function measure() {
  const shop = await createShopServer();
  let traffic = emptyTraffic();
  const { origin, close } = await onFreePort(
    createServer((request, response) => {
      const { socket } = request;
      const { kind } = KINDS.find(({ paths }) => paths.test(request.url));
      const before = socket.bytesWritten;
      response.on('close', () => {
        const counted = traffic.get(kind);
        counted.requests += 1;
        counted.bytes += socket.bytesWritten - before;
      });
      shop.emit('request', request, response);
    }),
  );
  const browser = await chromium.launch(await launchOptions());
  try {
    const context = await browser.newContext({
      viewport: { width: 412, height: 823 },
      deviceScaleFactor: 1.75,
      isMobile: true,
      hasTouch: true,
    });
    await visit(context, origin);
    const first = traffic;
    traffic = emptyTraffic();
    await visit(context, origin);
    return { first, again: traffic };
  } finally {
    await browser.close();
    close();
  }
}

function emptyTraffic() {
  return new Map(KINDS.map(({ kind }) => [kind, { requests: 0, bytes: 0 }]));
}

function sum(traffic, key) {
  return [...traffic.values()].reduce((total, counted) => total + counted[key], 0);
}

async function visit(context, origin) {
  const page = await context.newPage();
  await page.goto(origin);
  await page.locator(SETTLED).waitFor({ state: 'attached' });
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Products', exact: true }).first().click();
  await page.waitForURL(/\/Products$/);
  await page.waitForLoadState('networkidle');
  await page.locator('main a[href*="/ProductDetail/"]').first().click();
  await page.waitForURL(/\/ProductDetail\//);
  await page.getByRole('button', { name: 'Add to Cart', exact: true }).click();
  await page.waitForLoadState('networkidle');
  await page.getByRole('link', { name: 'Checkout', exact: true }).click();
  await page.waitForURL(/\/Cart$/);
  await page.waitForLoadState('networkidle');
  await page.close();
}
