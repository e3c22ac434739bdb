/**
 * Measures how the built shop loads on a phone with a slow connection, against a baseline: the same pages and pictures
 * without scripts. Both are loaded alternately, so that other load on the machine affects both.
 */
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { chromium } from 'playwright-core';

import { launchOptions } from './browser.mjs';
import { command } from './command.mjs';
import { createShopServer, onFreePort } from './shop-server.mjs';

const PAGES = {
  home: '/',
  listing: '/Products',
  product: '/Products/ProductDetail/Larkwood-Three-Seat-Sofa',
  post: '/Blog/BlogDetail/Maren-Solberg',
};

/** Lighthouse's phone: its viewport, slow 4G, and a processor four times slower than this one. */
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
const CPU_SLOWDOWN = 4;

const HELP = `npm run bench: how the built shop opens on a phone with a slow connection, against the same pages without script.

npm run bench -- --rounds 9     so often each page is loaded, 5 by default; what is told is the median
npm run bench -- --page home    only this page; may be given several times: ${Object.keys(PAGES).join(', ')}

FCP and LCP are the first and the largest contentful paint in ms, each followed by its ratio to the baseline's; TBT is the
total blocking time in ms, followed by the baseline's. KB are those that came over the line, compressed, until the page was quiet.`;

await command({ help: HELP, readRequest, run });

async function run(request) {
  const shop = await createShopServer();
  const [whole, baseline] = await Promise.all([onFreePort(shop), onFreePort(await withoutScripts(shop))]);
  const browser = await chromium.launch(await launchOptions());
  try {
    console.log('page     | FCP ms       | LCP ms       | TBT ms       | pictures KB | script KB | total KB');
    for (const name of request.pages) {
      const visits = { whole: [], baseline: [] };
      for (let round = 0; round < request.rounds; round += 1) {
        const stripped = await visit(browser, baseline.origin + PAGES[name]);
        if (stripped.bytes.Script > 0) {
          throw new Error(
            `The baseline of ${PAGES[name]} loaded ${stripped.bytes.Script} bytes of script: it is no baseline.`,
          );
        }
        visits.baseline.push(stripped);
        visits.whole.push(await visit(browser, whole.origin + PAGES[name]));
      }
      console.log(row(name, visits));
    }
  } finally {
    await browser.close();
    whole.close();
    baseline.close();
  }
}

/** The options, or an error message. */
function readRequest() {
  const { values } = parseArgs({
    options: {
      rounds: { type: 'string', default: '5' },
      page: { type: 'string', multiple: true, default: Object.keys(PAGES) },
      help: { type: 'boolean', default: false },
    },
  });
  const rounds = Number(values.rounds);
  if (!Number.isInteger(rounds) || rounds < 1) {
    return `--rounds is "${values.rounds}": it must be a whole number from 1 on.`;
  }
  const unknown = values.page.find((name) => !Object.hasOwn(PAGES, name));
  return unknown === undefined
    ? { help: values.help, rounds, pages: values.page }
    : `There is no page "${unknown}". There are ${Object.keys(PAGES).join(', ')}.`;
}

/** The shop's server, with the scripts removed from its documents. */
async function withoutScripts(shop) {
  const baselines = new Map(
    await Promise.all(Object.values(PAGES).map(async (path) => [path, await baselineOf(path)])),
  );
  return createServer((request, response) => {
    const baseline = baselines.get(request.url);
    if (baseline) {
      response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Content-Encoding': 'br' }).end(baseline);
    } else {
      shop.emit('request', request, response);
    }
  });
}

async function baselineOf(path) {
  const html = await readFile(join('dist', path === '/' ? 'index.html' : `${path}.html`), 'utf8');
  const stripped = html.replace(/<script(?![^>]*type="application\/)[^>]*>[\s\S]*?<\/script>/g, '');
  return promisify(brotliCompress)(stripped);
}

/** Loads a page in a new browser context, with nothing cached. */
async function visit(browser, url) {
  const context = await browser.newContext({ ...PHONE, serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', SLOW_4G);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    const bytes = countBytes(devtools);
    await page.addInitScript(observe);
    await page.goto(url, { waitUntil: 'networkidle' });
    await page.waitForFunction(() => document.documentElement.dataset['settling'] === undefined);
    return { ...(await page.evaluate(() => globalThis.observed())), bytes };
  } finally {
    await context.close();
  }
}

/** Counts transferred bytes by resource type, and in total. */
function countBytes(devtools) {
  const bytes = { Image: 0, Script: 0, total: 0 };
  const types = new Map();
  devtools.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type));
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const type = types.get(requestId);
    bytes.total += encodedDataLength;
    if (Object.hasOwn(bytes, type)) {
      bytes[type] += encodedDataLength;
    }
  });
  return bytes;
}

/** Runs in the page before anything else: observes paints and long tasks. */
function observe() {
  const LONG_TASK_MS = 50;
  const paints = { fcp: 0, lcp: 0, tbt: 0 };
  const note = (type, take) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        take(entry);
      }
    }).observe({ type, buffered: true });
  note('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') {
      paints.fcp = startTime;
    }
  });
  note('largest-contentful-paint', ({ startTime }) => {
    paints.lcp = startTime;
  });
  note('longtask', ({ duration }) => {
    paints.tbt += duration - LONG_TASK_MS;
  });
  globalThis.observed = () => paints;
}

function row(name, { whole, baseline }) {
  const beside = (of, tell) => {
    const [here, there] = [median(whole.map(of)), median(baseline.map(of))];
    return `${here.toFixed(0).padStart(4)} (${tell(here, there)})`.padEnd(12);
  };
  const ratio = (here, there) => `${(here / there).toFixed(2)} x`;
  const kilobytes = (of) => (median(whole.map(({ bytes }) => of(bytes))) / 1024).toFixed(0);
  return [
    name.padEnd(8),
    beside(({ fcp }) => fcp, ratio),
    beside(({ lcp }) => lcp, ratio),
    beside(
      ({ tbt }) => tbt,
      (_, there) => there.toFixed(0),
    ),
    kilobytes(({ Image }) => Image).padStart(11),
    kilobytes(({ Script }) => Script).padStart(9),
    kilobytes(({ total }) => total).padStart(8),
  ].join(' | ');
}

function median(numbers) {
  return numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)];
}
