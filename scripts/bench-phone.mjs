import { setTimeout as sleep } from 'node:timers/promises';

import { probe } from './bench-probe.mjs';
import { blockingTime, worstShift } from './bench-vitals.mjs';

/** Lighthouse's phone: its viewport, slow 4G, and a processor four times slower than this one. */
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
const CPU_SLOWDOWN = 4;

/** A page is quiet when no long task began for so long. */
const QUIET_MS = 800;
const POLL_MS = 100;
const LOAD_TIMEOUT_MS = 60_000;
const ANSWER_TIMEOUT_MS = 20_000;

/**
 * Opens a phone with nothing cached. With `isSlow` it has slow 4G; its processor is always slow. Its input is the
 * browser's own, and nothing is injected while it measures: Playwright's waiting and tapping would be long tasks.
 */
export async function openPhone(browser, { isSlow = false } = {}) {
  const context = await browser.newContext({ ...PHONE, serviceWorkers: 'block' });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  const reports = [];
  const listeners = new Set();
  devtools.on('Runtime.bindingCalled', ({ payload }) => {
    const message = JSON.parse(payload);
    reports.push(message);
    listeners.forEach((listen) => listen(message));
  });
  await Promise.all(['Runtime', 'Network', 'Page'].map((domain) => devtools.send(`${domain}.enable`)));
  await devtools.send('Runtime.addBinding', { name: 'benchReport' });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  if (isSlow) {
    await devtools.send('Network.emulateNetworkConditions', SLOW_4G);
  }
  await page.addInitScript(probe);
  const network = countRequests(devtools);

  const evaluate = async (expression) => {
    const { result, exceptionDetails } = await devtools.send('Runtime.evaluate', {
      expression,
      returnByValue: true,
      awaitPromise: true,
    });
    if (exceptionDetails) {
      throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    }
    return result.value;
  };
  /** The next message of a type; `undefined` after a time in ms. */
  const next = (type, timeout) =>
    new Promise((resolve) => {
      const listen = (message) => {
        if (message.type === type) {
          finish(message);
        }
      };
      const timer = setTimeout(() => finish(undefined), timeout);
      const finish = (message) => {
        clearTimeout(timer);
        listeners.delete(listen);
        resolve(message);
      };
      listeners.add(listen);
    });

  const phone = {
    context,
    reports,
    network,
    evaluate,
    next,
    open: async (url) => {
      await page.goto(url, { waitUntil: 'load', timeout: LOAD_TIMEOUT_MS });
    },
    /** Waits until the page is loaded and no long task begins. */
    quiet: async () => {
      const isQuiet = `document.readyState === 'complete' && document.documentElement.dataset.settling === undefined
        && performance.now() - Math.max(0, ...bench.seen.tasks.map(({ at, ms }) => at + ms)) > ${QUIET_MS}`;
      const deadline = Date.now() + LOAD_TIMEOUT_MS;
      while (!(network.pending.size === 0 && (await evaluate(isQuiet).catch(() => false)))) {
        if (Date.now() > deadline) {
          throw new Error('The page did not become quiet within a minute.');
        }
        await sleep(POLL_MS);
      }
    },
    /** Where an element is. Throws if it is not there. */
    locate: async (target) => {
      const centre = await evaluate(`bench.centreOf(${JSON.stringify(target)})`);
      if (!centre) {
        throw new Error(`There is no visible ${target.on}${target.text ? ` with "${target.text}"` : ''}.`);
      }
      return centre;
    },
    tap: async (point) => {
      await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
      await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    },
    hover: (point) => devtools.send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...point }),
    click: async (point) => {
      const left = { ...point, button: 'left', clickCount: 1 };
      await devtools.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...left });
      await devtools.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...left });
    },
    key: async (letter) => {
      await devtools.send('Input.dispatchKeyEvent', { type: 'keyDown', text: letter, key: letter });
      await devtools.send('Input.dispatchKeyEvent', { type: 'keyUp', key: letter });
    },
    /** Milliseconds until a page shows what it should; `undefined` if it never does. */
    answer: async (done, act) => {
      await evaluate(`bench.watch(${JSON.stringify(done)})`);
      const answered = next('answer', ANSWER_TIMEOUT_MS);
      await act();
      return (await answered)?.ms;
    },
    close: () => context.close(),
  };
  return phone;
}

/** Loads a page with slow 4G: paints, blocking and shifts in Lighthouse's definitions, bytes by type, requests. */
export async function measureLoad(browser, url) {
  const phone = await openPhone(browser, { isSlow: true });
  try {
    await phone.open(url);
    await phone.quiet();
    const { fcp, lcp, tasks, shifts } = await phone.evaluate('bench.seen');
    return { fcp, lcp, tbt: blockingTime(tasks, fcp), cls: worstShift(shifts), ...phone.network.totals() };
  } finally {
    await phone.close();
  }
}

/** Counts requests and the bytes that came over the line, by type. */
function countRequests(devtools) {
  const bytes = {};
  const types = new Map();
  const pending = new Set();
  let requests = 0;
  devtools.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (request.url.startsWith('http')) {
      requests += types.has(requestId) ? 0 : 1;
      pending.add(requestId);
      types.set(requestId, 'Other');
    }
  });
  devtools.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type));
  devtools.on('Network.loadingFailed', ({ requestId }) => pending.delete(requestId));
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const type = types.get(requestId) ?? 'Other';
    bytes[type] = (bytes[type] ?? 0) + encodedDataLength;
    pending.delete(requestId);
  });
  return {
    pending,
    totals: () => ({ bytes: { ...bytes }, total: Object.values(bytes).reduce((sum, of) => sum + of, 0), requests }),
  };
}
