import { chromium } from 'playwright-core';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { inject } from 'vitest';

import { recordPageErrors } from './page-errors';
import type { PageError } from './page-errors';

/** A document of the shop's origin without scripts, in which storage can be prepared. */
export const BLANK_PATH = '/favicon.svg';

const ACTION_TIMEOUT_MS = 90_000;

/** A context never drops routes and scripts added to it, so a page is closed after this many uses. */
const MAX_USES = 40;

/** Options of a page; pages of the same `kind` can be reused for one another. */
export interface PageOptions {
  readonly viewport: { readonly width: number; readonly height: number };
  readonly reducedMotion: boolean;
  /** Contents of localStorage: text by key. */
  readonly storage: ReadonlyMap<string, string>;
  readonly now: string | undefined;
  /** True for a context that is used once, with nothing cached. */
  readonly isFresh: boolean;
  readonly kind: BrowserContextOptions;
}

/** A page in a browser context of its own. */
export interface PooledPage {
  readonly page: Page;
  readonly takeErrors: () => readonly PageError[];
  /** Returns it to the pool. With `isReusable` false, or after a change that cannot be undone, it is closed. */
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

/** Unused pages by kind. They are shared by all test files of a process: opening one takes longer than most tests. */
const idle = new Map<string, OpenPage[]>();

/** A context of the one browser of this process, which ends with it. */
export async function openContext(options: BrowserContextOptions): Promise<BrowserContext> {
  browser ??= chromium.launch(inject('browserLaunch'));
  const context = await (await browser).newContext(options);
  context.setDefaultTimeout(ACTION_TIMEOUT_MS);
  return context;
}

/** Takes a page from the pool, or opens one. */
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
  const context = await openContext({ ...kind, baseURL: origin, locale: 'en-US' });
  const takeErrors = recordPageErrors(context, origin);
  const page = await context.newPage();
  const open: OpenPage = { context, page, takeErrors, uses: 0, isChanged: false };
  // An init script cannot be removed: such a page must not be reused.
  const addInitScript = page.addInitScript.bind(page);
  page.addInitScript = (...script) => {
    open.isChanged = true;
    return addInitScript(...script);
  };
  // Every later document is told again what the clock was told, and its timers may stand still then.
  for (const name of ['fastForward', 'pauseAt', 'runFor', 'setFixedTime', 'setSystemTime'] as const) {
    const move = page.clock[name].bind(page.clock) as (to: number | string | Date) => Promise<void>;
    page.clock[name] = (to: number | string | Date) => {
      open.isChanged = true;
      return move(to);
    };
  }
  return open;
}

/** Empties a page, then sets its storage, viewport and clock. */
async function prepare({ page, takeErrors, uses }: OpenPage, options: PageOptions): Promise<void> {
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
  // Later than the last test's page is left: made smaller, it would close its preview by a step back in the history.
  await page.setViewportSize(options.viewport);
  await page.emulateMedia({
    media: null,
    colorScheme: options.kind.colorScheme ?? 'light',
    reducedMotion: options.reducedMotion ? 'reduce' : 'no-preference',
  });
  if (options.now !== undefined) {
    await page.clock.install({ time: options.now });
  }
  takeErrors();
}

/** Resets the page; false if it cannot be reused. */
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

/** What is open is all that there is to go back to. */
export async function clearHistory(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.resetNavigationHistory');
  await session.detach();
}
