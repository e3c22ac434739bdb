import { createServer } from 'node:http';
import type { Server } from 'node:http';

import fc from 'fast-check';
import type { BrowserContext, Page } from 'playwright-core';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { createShopServer, onFreePort } from '../../scripts/shop-server.mjs';
import { soundness } from '../paths/browser-checks';
import { settled, untilPrecached, VIEWPORTS } from '../support/browser';
import { HOSTILE } from '../support/hostile-text';
import { recordPageErrors } from '../support/page-errors';
import { clearHistory, openContext } from '../support/page-pool';
import { pressOne, typeIntoOne } from '../support/random-controls';
import { playVisits } from '../support/random-visits';
import type { Play } from '../support/random-visits';
import { isWhole, seed } from '../support/trust';

/** Where the shortest visit that failed is written; `TRUST_REPLAY` names a file to play instead of random visits. */
const FAILURE = '.larkwood/random-shopper.json';

const SLOW_MS = 300;
const PHASES = ['well', 'slow', 'offline'] as const;

interface Step {
  /** One of two tabs of one browser. */
  readonly tab: 0 | 1;
  readonly kind: 'press' | 'type' | 'address' | 'escape' | 'back' | 'reload' | (typeof PHASES)[number];
  /** Which of the controls or fields in sight, or of the addresses. */
  readonly pick: number;
  /** What that control or field is called: when other steps are left out, its number is another. */
  readonly on?: string;
  readonly text: string;
}

const step = fc.record<Step>({
  tab: fc.constantFrom(0, 1),
  kind: fc.oneof(
    { weight: 12, arbitrary: fc.constant('press' as const) },
    { weight: 4, arbitrary: fc.constant('type' as const) },
    { weight: 2, arbitrary: fc.constant('address' as const) },
    { weight: 4, arbitrary: fc.constantFrom('escape', 'back', 'reload') },
    { weight: isWhole ? 2 : 0, arbitrary: fc.constantFrom(...PHASES) },
  ),
  pick: fc.nat(10_000),
  text: fc.constantFrom(...HOSTILE),
});

let server: Server;
let origin: string;
let close: () => void;
let delay = 0;

beforeEach(async () => {
  const shop = await createShopServer();
  server = createServer((request, response) => {
    setTimeout(() => shop.emit('request', request, response), delay);
  });
  ({ origin, close } = await onFreePort(server));
});

afterEach(() => close());

test('a random shopper in two tabs finds pages that are whole, sound and say the same', async () => {
  const played = playVisits({
    step,
    most: isWhole ? 90 : 20,
    visit,
    failure: FAILURE,
    replayed: process.env['TRUST_REPLAY'],
    seed,
    numRuns: isWhole ? 100 : 1,
    ...(isWhole && { milliseconds: 150_000 }),
  });
  await expect(played).resolves.toBeUndefined();
}, 900_000);

async function visit(steps: readonly Step[], how: Play<Step>): Promise<void> {
  delay = 0;
  const isKept = isWhole && (!how.isShortened || steps.some(({ kind }) => kind === 'offline'));
  const context = await openContext({
    baseURL: origin,
    viewport: VIEWPORTS.desktop,
    serviceWorkers: isKept ? 'allow' : 'block',
  });
  how.signal.addEventListener('abort', () => void context.close());
  try {
    await play(context, steps, { ...how, isKept });
  } finally {
    await context.close();
  }
}

/** With the shop kept on the device it can be reloaded without a network. */
async function play(
  context: BrowserContext,
  steps: readonly Step[],
  { taking, took, patience, isKept }: Play<Step> & { readonly isKept: boolean },
): Promise<void> {
  const takeErrors = recordPageErrors(context, origin);
  const shown: string[] = [];
  context.on('dialog', (dialog) => {
    shown.push(dialog.message());
    void dialog.dismiss();
  });
  const tabs = [await context.newPage(), await context.newPage()] as const;
  for (const page of tabs) {
    await page.goto('/');
    await settled(page);
    await clearHistory(page);
  }
  if (isKept) {
    await untilPrecached(tabs[1]);
  }
  const sound = tabs.map(soundness);
  let phase: (typeof PHASES)[number] = 'well';
  /** What was asked for on a bad network: it may fail when the network is well again. */
  const askedInVain = new Set<string | undefined>();
  context.on('request', (request) => phase !== 'well' && askedInVain.add(request.url()));
  for (const [index, step] of steps.entries()) {
    taking(index);
    const page = tabs[step.tab];
    const url = page.url();
    if (step.kind === 'well' || step.kind === 'slow' || step.kind === 'offline') {
      // The page hears of a network before its service worker has one.
      phase = phase === 'well' ? step.kind : phase;
      delay = step.kind === 'slow' ? SLOW_MS : 0;
      await context.setOffline(step.kind === 'offline');
      phase = step.kind;
    } else {
      took(index, await perform(page, step, phase === 'offline' && !isKept));
    }
    const told = `step ${index}: ${JSON.stringify(step)} on ${url}`;
    await settled(page);
    await expect.poll(() => page.locator('h1').count(), { message: `headings, ${told}`, timeout: patience }).toBe(1);
    await expect.poll(() => page.title(), { message: `title, ${told}`, timeout: patience }).toMatch(/Larkwood$/);
    if (step.kind === 'reload' || step.kind === 'back') {
      sound[step.tab] = soundness(page);
    }
    await sound[step.tab]?.();
    const errors = takeErrors().filter(
      ({ message, url }) => (phase === 'well' && !askedInVain.has(url)) || !/^(?:error|warning):/.test(message),
    );
    expect(
      errors.map(({ message }) => message),
      `errors, ${told}`,
    ).toEqual([]);
    expect(shown, `dialogs of scripts, ${told}`).toEqual([]);
    await expect
      .poll(async () => [await page.evaluate(keptPieces), ...(await Promise.all(tabs.map(piecesInCart)))] as const, {
        message: `pieces kept, carts, ${told}`,
        timeout: patience,
      })
      .toSatisfy(([kept, one = '', other]: readonly [number | undefined, ...string[]]) => {
        const count = Number(/\bCart, (\d+) items?\b/.exec(one)?.[1]);
        return one === other && count === (kept ?? count);
      });
  }
}

/** The step as it was taken; undefined if it was not possible. */
async function perform(page: Page, step: Step, cannotReload: boolean): Promise<Step | undefined> {
  const { kind, pick, text } = step;
  if (kind === 'escape') {
    await page.keyboard.press('Escape');
  } else if (kind === 'address') {
    await page.evaluate(goTo, {
      path: (ADDRESSES[pick % ADDRESSES.length] ?? '') + text,
      state: { [text]: text, key: text },
    });
  } else if (kind === 'back') {
    // A context that is gone was that of the page before.
    await page.evaluate(goBack).catch(() => undefined);
  } else if (kind === 'reload') {
    if (cannotReload) {
      return undefined;
    }
    await page.reload({ waitUntil: 'commit' });
  } else {
    const on = await (kind === 'press' ? pressOne(page, step) : typeIntoOne(page, step));
    return on === undefined ? undefined : { ...step, on };
  }
  return step;
}

/** A text is put behind one of them. */
const ADDRESSES = [
  '/',
  '/Blog/BlogDetail/',
  '/Cart?',
  '/Cart#',
  '/PrivacyPolicy/',
  '/Products?category=',
  '/Products?q=',
  '/Products/ProductDetail/',
];

interface Navigation {
  readonly canGoBack: boolean;
  readonly back: () => { readonly committed: Promise<unknown>; readonly finished: Promise<unknown> };
}

/**
 * Goes back, if there is anything to go back to. A page may keep Back for itself, to close what lies over it (decision 198):
 * Playwright would wait for another one, and in Chromium `history.back()` does nothing after that if it should lead to the
 * first page of the tab.
 */
async function goBack(): Promise<void> {
  const { navigation } = window as unknown as { readonly navigation: Navigation };
  if (navigation.canGoBack) {
    const { committed, finished } = navigation.back();
    await Promise.allSettled([committed, finished]);
  }
}

/** In the same document, as Forward does. */
function goTo({ path, state }: { readonly path: string; readonly state: unknown }): void {
  try {
    history.pushState(state, '', path);
  } catch {
    // Of another host, or no address at all.
    return;
  }
  dispatchEvent(new PopStateEvent('popstate', { state }));
}

/** What the cart in the header is called, such as "Cart, 5 items". */
function piecesInCart(page: Page): Promise<string> {
  return page.locator('header a[href="/Cart"]').first().innerText();
}

/** How many the device keeps; undefined before the cart was written for the first time. */
function keptPieces(): number | undefined {
  const text = localStorage.getItem('larkwood.cart');
  const { data } = JSON.parse(text ?? '{}') as { readonly data?: readonly { readonly qty: number }[] };
  return data?.reduce((sum, { qty }) => sum + qty, 0);
}
