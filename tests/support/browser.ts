import type { BrowserContextOptions, LaunchOptions, Page } from 'playwright-core';
import { expect, test as plainTest } from 'vitest';

import { lendPage } from './warm-pages';
import type { LentPage } from './warm-pages';
import type { Wrong } from './wrongs';

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
  readonly keepsShop?: boolean;
  /** Anything else a browser can be asked for. */
  readonly context?: BrowserContextOptions;
}

export type OpenShop = (options?: OpenOptions) => Promise<Page>;

/** A test that may open the shop, as often as it likes; nothing may have gone wrong in any of its pages. */
export const test = plainTest.extend<{ openShop: OpenShop }>({
  openShop: async ({ task }, provide) => {
    const visits: LentPage[] = [];
    await provide(async (options = {}) => {
      const visit = await visitShop(options);
      visits.push(visit);
      await enter(visit.page, options);
      return visit.page;
    });
    let isSound = false;
    try {
      for (const visit of visits) {
        seeNothingWrong(visit);
      }
      isSound = task.result?.state !== 'fail';
    } finally {
      await Promise.all(visits.map(({ giveBack }) => giveBack(isSound)));
    }
  },
});

/** Waits until the shop has hydrated and let in what the page could not know. */
export async function settled(page: Page): Promise<void> {
  await page.locator('html:not([data-settling])').waitFor({ state: 'attached' });
}

/** Fails when anything went wrong in a visit that a shopper may not notice. */
function seeNothingWrong({ takeWrongs }: LentPage): void {
  const unexpected = takeWrongs().filter((wrong) => !isPictureOutOfReach(wrong));
  expect(unexpected.map(({ what }) => what)).toEqual([]);
}

function visitShop({
  width = 'desk',
  storage = {},
  scripts = true,
  reducedMotion = false,
  now,
  keepsShop = false,
  context: { viewport, ...more } = {},
}: OpenOptions): Promise<LentPage> {
  return lendPage({
    viewport: viewport ?? (typeof width === 'number' ? { width, height: VIEWPORTS.desk.height } : VIEWPORTS[width]),
    reducedMotion,
    storage: new Map(Object.entries(storage).map(([key, value]) => [key, JSON.stringify(value)])),
    now,
    isCold: keepsShop,
    kind: { javaScriptEnabled: scripts, serviceWorkers: keepsShop ? 'allow' : 'block', ...more },
  });
}

async function enter(page: Page, { path = '/', scripts = true }: OpenOptions): Promise<void> {
  await page.goto(path);
  if (scripts) {
    await settled(page);
  }
}

/** Without a network a picture that was never seen is not there, and the browser says so. */
function isPictureOutOfReach({ what, url = '' }: Wrong): boolean {
  return /net::ERR_(?:FAILED|INTERNET_DISCONNECTED)/.test(what) && url.includes('/pictures/');
}
