import type { BrowserContextOptions, LaunchOptions, Page, ViewportSize } from 'playwright-core';
import { expect, test as plainTest } from 'vitest';

import { acquirePage } from './page-pool';
import type { PooledPage } from './page-pool';
import type { PageError } from './page-errors';

declare module 'vitest' {
  interface ProvidedContext {
    shopUrl: string;
    browserLaunch: LaunchOptions;
  }
}

/** The two viewports every journey runs in. */
export const VIEWPORTS = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1440, height: 900 },
} as const;

export type ViewportName = keyof typeof VIEWPORTS;

export const VIEWPORT_NAMES = ['phone', 'desktop'] as const satisfies readonly ViewportName[];

export interface OpenOptions {
  /** A named viewport, or a width in px. */
  readonly width?: ViewportName | number;
  readonly path?: string;
  /** Contents of localStorage before the shop is opened: parsed values by key. */
  readonly storage?: Readonly<Record<string, unknown>>;
  /** False runs the page without JavaScript. */
  readonly scripts?: boolean;
  readonly reducedMotion?: boolean;
  /** Time at which the shop is opened; it goes on from there, and `page.clock` moves it. */
  readonly now?: string;
  /** True lets the service worker be installed, in a context with nothing cached. */
  readonly allowsServiceWorker?: boolean;
  /** Further options of the browser context. */
  readonly context?: BrowserContextOptions;
}

export type OpenShop = (options?: OpenOptions) => Promise<Page>;

/** A test that may open the shop several times; it fails if any of its pages had an error. */
export const test = plainTest.extend<{ openShop: OpenShop }>({
  openShop: async ({ task }, provide) => {
    const pages: PooledPage[] = [];
    await provide(async (options = {}) => {
      const pooled = await acquireShopPage(options);
      pages.push(pooled);
      await enter(pooled.page, options);
      return pooled.page;
    });
    let isReusable = false;
    try {
      for (const pooled of pages) {
        expectNoErrors(pooled);
      }
      isReusable = task.result?.state !== 'fail';
    } finally {
      await Promise.all(pages.map(({ release }) => release(isReusable)));
    }
  },
});

/** Waits until the shop has hydrated and read storage, clock and randomness. */
export async function settled(page: Page): Promise<void> {
  await page.locator('html:not([data-settling])').waitFor({ state: 'attached' });
}

/**
 * Gives the page another size, and waits for the frame that draws it: until then, styles may be those of the
 * size before, although `matchMedia` answers for the new one. Without scripts, a page tells of no frame.
 */
export async function resize(page: Page, size: ViewportSize): Promise<void> {
  await page.setViewportSize(size);
  await page.evaluate(() => new Promise(requestAnimationFrame));
}

/** Waits until the shop is precached and this page is controlled by the service worker. */
export async function untilPrecached(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
}

/** Fails on console errors and the like, which a shopper may not notice. */
function expectNoErrors({ takeErrors }: PooledPage): void {
  const unexpected = takeErrors().filter((wrong) => !isUnavailablePicture(wrong));
  expect(unexpected.map(({ message }) => message)).toEqual([]);
}

function acquireShopPage({
  width = 'desktop',
  storage = {},
  scripts = true,
  reducedMotion = false,
  now,
  allowsServiceWorker = false,
  context: { viewport, ...more } = {},
}: OpenOptions): Promise<PooledPage> {
  return acquirePage({
    viewport: viewport ?? (typeof width === 'number' ? { width, height: VIEWPORTS.desktop.height } : VIEWPORTS[width]),
    reducedMotion,
    storage: new Map(Object.entries(storage).map(([key, value]) => [key, JSON.stringify(value)])),
    now,
    isFresh: allowsServiceWorker,
    kind: { javaScriptEnabled: scripts, serviceWorkers: allowsServiceWorker ? 'allow' : 'block', ...more },
  });
}

async function enter(page: Page, { path = '/', scripts = true }: OpenOptions): Promise<void> {
  await page.goto(path);
  if (scripts) {
    await settled(page);
  }
}

/** Without a network, a picture that is not cached is an error in the console. */
function isUnavailablePicture({ message, url = '' }: PageError): boolean {
  return /net::ERR_(?:FAILED|INTERNET_DISCONNECTED)/.test(message) && url.includes('/pictures/');
}
