import type { BrowserContextOptions, LaunchOptions, Page } from 'playwright-core';
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

/** The two sizes every journey is walked in. */
export const VIEWPORTS = {
  phone: { width: 390, height: 844 },
  desk: { width: 1440, height: 900 },
} as const;

export type ViewportName = keyof typeof VIEWPORTS;

export const VIEWPORT_NAMES = ['phone', 'desk'] as const satisfies readonly ViewportName[];

export interface OpenOptions {
  /** A named viewport, or a width in px. */
  readonly width?: ViewportName | number;
  readonly path?: string;
  /** What is kept on this device before the shop is opened: parsed values by key. */
  readonly storage?: Readonly<Record<string, unknown>>;
  /** False to see the page as it was prerendered. */
  readonly scripts?: boolean;
  readonly reducedMotion?: boolean;
  /** The moment at which the shop is opened; time goes on from there, and `page.clock` moves it. */
  readonly now?: string;
  /** True to let the shop be kept on the device, as browsers do; else every visit asks the server anew. */
  readonly allowsServiceWorker?: boolean;
  /** Anything else a browser can be asked for. */
  readonly context?: BrowserContextOptions;
}

export type OpenShop = (options?: OpenOptions) => Promise<Page>;

/** A test that may open the shop, as often as it likes; nothing may have gone wrong in any of its pages. */
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

/** Waits until the shop has hydrated and let in what the page could not know. */
export async function settled(page: Page): Promise<void> {
  await page.locator('html:not([data-settling])').waitFor({ state: 'attached' });
}

/** Fails when anything went wrong in a visit that a shopper may not notice. */
function expectNoErrors({ takeErrors }: PooledPage): void {
  const unexpected = takeErrors().filter((wrong) => !isUnavailablePicture(wrong));
  expect(unexpected.map(({ message }) => message)).toEqual([]);
}

function acquireShopPage({
  width = 'desk',
  storage = {},
  scripts = true,
  reducedMotion = false,
  now,
  allowsServiceWorker = false,
  context: { viewport, ...more } = {},
}: OpenOptions): Promise<PooledPage> {
  return acquirePage({
    viewport: viewport ?? (typeof width === 'number' ? { width, height: VIEWPORTS.desk.height } : VIEWPORTS[width]),
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

/** Without a network a picture that was never seen is not there, and the browser says so. */
function isUnavailablePicture({ message, url = '' }: PageError): boolean {
  return /net::ERR_(?:FAILED|INTERNET_DISCONNECTED)/.test(message) && url.includes('/pictures/');
}
