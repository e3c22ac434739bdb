import { chromium } from 'playwright-core';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { inject } from 'vitest';

import { recordPageErrors } from './page-errors';
import type { PageError } from './page-errors';

/** Served without a script: a document of the shop's origin in which storage can be laid out. */
export const BLANK_PATH = '/favicon.svg';

/** What takes longer is not there. */
const ACTION_TIMEOUT_MS = 10_000;

/** A page that has served this often is closed: what a context is told, it keeps as long as it lives. */
const MAX_USES = 40;

/** What a page is asked for; pages of one kind differ in nothing that cannot be changed while they are open. */
export interface PageOptions {
  readonly viewport: { readonly width: number; readonly height: number };
  readonly reducedMotion: boolean;
  /** What is kept on this device: texts by key. */
  readonly storage: ReadonlyMap<string, string>;
  readonly now: string | undefined;
  /** True for a context that nobody has used and nobody will: nothing is cached yet. */
  readonly isFresh: boolean;
  readonly kind: BrowserContextOptions;
}

/** A page in a context of its own, empty but for what was asked for. */
export interface PooledPage {
  readonly page: Page;
  readonly takeErrors: () => readonly PageError[];
  /** Hands it back; with `isReusable` false, or after something that cannot be undone, it is closed. */
  readonly release: (isReusable: boolean) => Promise<void>;
}

interface OpenPage {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly takeErrors: () => readonly PageError[];
  uses: number;
  isChanged: boolean;
}

let browser: Promise<Browser> | undefined;

/** Pages at rest, by their kind. They outlast a file of tests: to open one takes longer than most tests. */
const idle = new Map<string, OpenPage[]>();

/** The browser of this process; it ends with it. */
export function launch(): Promise<Browser> {
  browser ??= chromium.launch(inject('browserLaunch'));
  return browser;
}

/** Lends a page: one that is open already, if there is one of its kind. */
export async function acquirePage(options: PageOptions): Promise<PooledPage> {
  const key = options.isFresh ? undefined : JSON.stringify([options.kind, options.now !== undefined]);
  const open = (key && idle.get(key)?.pop()) || (await openPage(options.kind));
  await prepare(open, options);
  return {
    page: open.page,
    takeErrors: open.takeErrors,
    release: async (isReusable) => {
      if (!key || !isReusable || !(await clear(open, options.now !== undefined))) {
        await open.context.close();
        return;
      }
      idle.set(key, [...(idle.get(key) ?? []), open]);
    },
  };
}

async function openPage(kind: BrowserContextOptions): Promise<OpenPage> {
  const origin = inject('shopUrl');
  const context = await (await launch()).newContext({ ...kind, baseURL: origin, locale: 'en-US' });
  context.setDefaultTimeout(ACTION_TIMEOUT_MS);
  const takeErrors = recordPageErrors(context, origin);
  const page = await context.newPage();
  const open: OpenPage = { context, page, takeErrors, uses: 0, isChanged: false };
  // What runs before every document would run for the next test as well.
  const addInitScript = page.addInitScript.bind(page);
  page.addInitScript = (...script) => {
    open.isChanged = true;
    return addInitScript(...script);
  };
  return open;
}

/** Sizes an empty page, lays out what the device keeps, and sets the clock. */
async function prepare({ page, takeErrors, uses }: OpenPage, options: PageOptions): Promise<void> {
  await page.setViewportSize(options.viewport);
  await page.emulateMedia({ reducedMotion: options.reducedMotion ? 'reduce' : 'no-preference' });
  if (uses > 0 || options.storage.size > 0) {
    await page.goto(BLANK_PATH);
    await page.evaluate(
      (entries) => {
        localStorage.clear();
        sessionStorage.clear();
        entries.forEach(([key, value]) => localStorage.setItem(key, value));
      },
      [...options.storage],
    );
    await clearHistory(page);
  }
  if (options.now !== undefined) {
    if (uses > 0) {
      await page.clock.resume();
    }
    await page.clock.install({ time: options.now });
  }
  takeErrors();
}

/** The page as it was before anyone came; answers whether it is. */
async function clear(open: OpenPage, hasClock: boolean): Promise<boolean> {
  const { context, page } = open;
  open.uses += 1;
  if (open.isChanged || open.uses === MAX_USES || page.isClosed()) {
    return false;
  }
  const isClockChanged = !hasClock && (await page.evaluate(() => '__pwClock' in globalThis));
  if (isClockChanged) {
    return false;
  }
  await Promise.all(
    context
      .pages()
      .filter((other) => other !== page)
      .map((other) => other.close()),
  );
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await context.clearCookies();
  return true;
}

/** Nobody has come here from anywhere. */
async function clearHistory(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.resetNavigationHistory');
  await session.detach();
}
