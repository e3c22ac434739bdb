import { chromium } from 'playwright-core';
import type { Browser, BrowserContext, BrowserContextOptions, ConsoleMessage, Page } from 'playwright-core';
import { afterAll, expect, inject, test as plainTest } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    shopUrl: string;
    browserPath: string;
  }
}

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

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
  browser ??= chromium.launch({ executablePath: inject('browserPath'), args: FLAGS });
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
  /** Console errors and warnings, thrown errors, unhandled rejections, requests to other places. */
  readonly wrongs: readonly Wrong[];
  /** Documents that were answered with 404, as an unknown path should be: the browser complains of those by itself. */
  readonly missing: ReadonlySet<string>;
}

interface Wrong {
  readonly what: string;
  readonly url: string | undefined;
}

/** Fails when anything went wrong in a visit that a shopper may not notice. */
function seeNothingWrong({ wrongs, missing }: Visit): void {
  const unexpected = wrongs.filter(({ what, url }) => !(what.includes('status of 404') && missing.has(url ?? '')));
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
  const wrongs: Wrong[] = [];
  const missing = new Set<string>();
  context.on('console', (message) => {
    const isTold = message.type() === 'error' || message.type() === 'warning';
    if (isTold && !message.text().includes('blocked by Playwright') && !isPictureOutOfReach(message)) {
      wrongs.push({
        what: `${message.type()}: ${message.text()} (${message.location().url})`,
        url: message.location().url,
      });
    }
  });
  context.on('weberror', (error) => wrongs.push({ what: `thrown: ${error.error().message}`, url: undefined }));
  context.on('request', (request) => {
    const { protocol, origin: target } = new URL(request.url());
    if (/^https?:$/.test(protocol) && target !== origin) {
      wrongs.push({ what: `asked elsewhere: ${request.url()}`, url: undefined });
    }
  });
  context.on('response', (response) => {
    if (response.status() === 404 && response.request().isNavigationRequest()) {
      missing.add(response.url());
    }
  });
  context.setDefaultTimeout(ACTION_TIMEOUT_MS);
  const page = await context.newPage();
  if (now !== undefined) {
    await page.clock.install({ time: now });
  }
  return { context, page, wrongs, missing };
}

async function enter(page: Page, { path = '/', scripts = true }: OpenOptions): Promise<void> {
  await page.goto(path);
  if (scripts) {
    await settled(page);
  }
}

/** Without a network a picture that was never seen is not there, and the browser says so. */
function isPictureOutOfReach(message: ConsoleMessage): boolean {
  return (
    /net::ERR_(?:FAILED|INTERNET_DISCONNECTED)/.test(message.text()) && message.location().url.includes('/pictures/')
  );
}

function entries(storage: Readonly<Record<string, unknown>>) {
  return Object.entries(storage).map(([name, value]) => ({ name, value: JSON.stringify(value) }));
}
