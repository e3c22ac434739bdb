import { chromium } from 'playwright-core';
import type { Browser, BrowserContext, BrowserContextOptions, LaunchOptions, Page } from 'playwright-core';
import { afterAll, expect, inject, test as plainTest } from 'vitest';

import { noteWrongs } from './wrongs';
import type { Wrong } from './wrongs';

declare module 'vitest' {
  interface ProvidedContext {
    shopUrl: string;
    browserLaunch: LaunchOptions;
  }
}

/** What takes longer is not there. */
const ACTION_TIMEOUT_MS = 10_000;

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

let browser: Promise<Browser> | undefined;

/** The browser of this test file. */
export function launch(): Promise<Browser> {
  browser ??= chromium.launch(inject('browserLaunch'));
  return browser;
}

afterAll(async () => {
  await (await browser)?.close();
  browser = undefined;
});

/** A test that may open the shop, as often as it likes; nothing may have gone wrong in any of its pages. */
export const test = plainTest.extend<{ openShop: OpenShop }>({
  // oxlint-disable-next-line no-empty-pattern -- the runner reads what a fixture needs from its parameter
  openShop: async ({}, provide) => {
    const visits: Visit[] = [];
    await provide(async (options = {}) => {
      const visit = await visitShop(options);
      visits.push(visit);
      await enter(visit.page, options);
      return visit.page;
    });
    try {
      for (const visit of visits) {
        seeNothingWrong(visit);
      }
    } finally {
      await Promise.all(visits.map(({ context }) => context.close()));
    }
  },
});

/** Waits until the shop has hydrated and let in what the page could not know. */
export async function settled(page: Page): Promise<void> {
  await page.locator('html:not([data-settling])').waitFor({ state: 'attached' });
}

interface Visit {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly takeWrongs: () => readonly Wrong[];
}

/** Fails when anything went wrong in a visit that a shopper may not notice. */
function seeNothingWrong({ takeWrongs }: Visit): void {
  const unexpected = takeWrongs().filter((wrong) => !isPictureOutOfReach(wrong));
  expect(unexpected.map(({ what }) => what)).toEqual([]);
}

async function visitShop({
  width = 'desk',
  storage = {},
  scripts = true,
  reducedMotion = false,
  now,
  keepsShop = false,
  context: more,
}: OpenOptions) {
  const origin = inject('shopUrl');
  const context = await (
    await launch()
  ).newContext({
    baseURL: origin,
    viewport: typeof width === 'number' ? { width, height: VIEWPORTS.desk.height } : VIEWPORTS[width],
    javaScriptEnabled: scripts,
    reducedMotion: reducedMotion ? 'reduce' : 'no-preference',
    locale: 'en-US',
    serviceWorkers: keepsShop ? 'allow' : 'block',
    storageState: { cookies: [], origins: [{ origin, localStorage: entries(storage) }] },
    ...more,
  });
  const takeWrongs = noteWrongs(context, origin);
  context.setDefaultTimeout(ACTION_TIMEOUT_MS);
  const page = await context.newPage();
  if (now !== undefined) {
    await page.clock.install({ time: now });
  }
  return { context, page, takeWrongs };
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

function entries(storage: Readonly<Record<string, unknown>>) {
  return Object.entries(storage).map(([name, value]) => ({ name, value: JSON.stringify(value) }));
}
