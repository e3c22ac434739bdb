import { chromium } from 'playwright-core';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { inject } from 'vitest';

import { noteWrongs } from './wrongs';
import type { Wrong } from './wrongs';

/** Served without a script: a document of the shop's origin in which storage can be laid out. */
export const BLANK_PATH = '/favicon.svg';

/** What takes longer is not there. */
const ACTION_TIMEOUT_MS = 10_000;

/** A page that has served this often is closed: what a context is told, it keeps as long as it lives. */
const MOST_VISITS = 40;

/** What a page is asked for; pages of one kind differ in nothing that cannot be changed while they are open. */
export interface PageWishes {
  readonly viewport: { readonly width: number; readonly height: number };
  readonly reducedMotion: boolean;
  /** What is kept on this device: texts by key. */
  readonly storage: ReadonlyMap<string, string>;
  readonly now: string | undefined;
  /** True for a context that nobody has used and nobody will: nothing is cached yet. */
  readonly isCold: boolean;
  readonly kind: BrowserContextOptions;
}

/** A page in a context of its own, empty but for what was asked for. */
export interface LentPage {
  readonly page: Page;
  readonly takeWrongs: () => readonly Wrong[];
  /** Hands it back; with `isSound` false, or after something that cannot be undone, it is closed. */
  readonly giveBack: (isSound: boolean) => Promise<void>;
}

interface WarmPage {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly takeWrongs: () => readonly Wrong[];
  visits: number;
  isChanged: boolean;
}

let browser: Promise<Browser> | undefined;

/** Pages at rest, by their kind. They outlast a file of tests: to open one takes longer than most tests. */
const idle = new Map<string, WarmPage[]>();

/** The browser of this process; it ends with it. */
export function launch(): Promise<Browser> {
  browser ??= chromium.launch(inject('browserLaunch'));
  return browser;
}

/** Lends a page: one that is open already, if there is one of its kind. */
export async function lendPage(wishes: PageWishes): Promise<LentPage> {
  const key = wishes.isCold ? undefined : JSON.stringify([wishes.kind, wishes.now !== undefined]);
  const warm = (key && idle.get(key)?.pop()) || (await openPage(wishes.kind));
  await prepare(warm, wishes);
  return {
    page: warm.page,
    takeWrongs: warm.takeWrongs,
    giveBack: async (isSound) => {
      if (!key || !isSound || !(await clear(warm, wishes.now !== undefined))) {
        await warm.context.close();
        return;
      }
      idle.set(key, [...(idle.get(key) ?? []), warm]);
    },
  };
}

async function openPage(kind: BrowserContextOptions): Promise<WarmPage> {
  const origin = inject('shopUrl');
  const context = await (await launch()).newContext({ ...kind, baseURL: origin, locale: 'en-US' });
  context.setDefaultTimeout(ACTION_TIMEOUT_MS);
  const takeWrongs = noteWrongs(context, origin);
  const page = await context.newPage();
  const warm: WarmPage = { context, page, takeWrongs, visits: 0, isChanged: false };
  // What runs before every document would run for the next test as well.
  const addInitScript = page.addInitScript.bind(page);
  page.addInitScript = (...script) => {
    warm.isChanged = true;
    return addInitScript(...script);
  };
  return warm;
}

/** Sizes an empty page, lays out what the device keeps, and sets the clock. */
async function prepare({ page, takeWrongs, visits }: WarmPage, wishes: PageWishes): Promise<void> {
  await page.setViewportSize(wishes.viewport);
  await page.emulateMedia({ reducedMotion: wishes.reducedMotion ? 'reduce' : 'no-preference' });
  if (visits > 0 || wishes.storage.size > 0) {
    await page.goto(BLANK_PATH);
    await page.evaluate(
      (entries) => {
        localStorage.clear();
        sessionStorage.clear();
        entries.forEach(([key, value]) => localStorage.setItem(key, value));
      },
      [...wishes.storage],
    );
    await forgetSteps(page);
  }
  if (wishes.now !== undefined) {
    if (visits > 0) {
      await page.clock.resume();
    }
    await page.clock.install({ time: wishes.now });
  }
  takeWrongs();
}

/** The page as it was before anyone came; answers whether it is. */
async function clear(warm: WarmPage, hasClock: boolean): Promise<boolean> {
  const { context, page } = warm;
  warm.visits += 1;
  if (warm.isChanged || warm.visits === MOST_VISITS || page.isClosed()) {
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
async function forgetSteps(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.resetNavigationHistory');
  await session.detach();
}
