import type { Locator as FoundLocator, Page, Route } from 'playwright-core';
import { expect } from 'vitest';

import { fits, wordsOf } from '#kit/paths/driver';
import type { Assertion, Driver, Locator } from '#kit/paths/driver';
import { sampleNow } from '#machines/samples';

import { settled, VIEWPORTS } from '../support/browser';
import { fillStorage, forbidStorage } from '../support/storage';
import { BLANK_PATH } from '../support/page-pool';
import { keyOf, wrapped } from './kept-slices';

/** What takes longer does not happen, on a slow machine either. */
export const ASSERTION_TIMEOUT_MS = 90_000;

const ACTION_TIMEOUT_MS = 90_000;

/** A page has come to rest after this time, or never does. */
const LOADING_MS = 60_000;

/** The clock goes on while a page reads it and sets its timers: so much may pass between the two. */
const LOAD_PRECISION_MS = 200;

/** Beside everything that reacts to a pointer. */
const CORNER = { x: 2, y: 2 } as const;

/** Driver at a page of the built shop in a browser, whose clock stands still. */
export function driverInBrowser(page: Page): Driver {
  let isClockStopped = false;
  let forbidden: Awaited<ReturnType<typeof forbidStorage>> | undefined;
  const waiting: Route[] = [];
  page.on('requestfailed', (request) => {
    const index = waiting.findIndex((route) => route.request() === request);
    waiting.splice(index, index < 0 ? 0 : 1);
  });
  page.setDefaultTimeout(ACTION_TIMEOUT_MS);
  const pointAway = () => page.mouse.move(CORNER.x, CORNER.y);
  return {
    loadPrecisionMs: LOAD_PRECISION_MS,
    open: async ({ path, width, kept = {}, isForbidden = false, mayMove = false, withheld }) => {
      if (forbidden || !page.url().startsWith('http')) {
        await forbidden?.dispose();
        await page.goto(BLANK_PATH);
      }
      await page.setViewportSize(VIEWPORTS[width]);
      await page.emulateMedia({ reducedMotion: mayMove ? 'no-preference' : 'reduce' });
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      waiting.splice(0);
      if (withheld !== undefined) {
        await page.route(
          ({ pathname }) => pathname.includes(withheld),
          (route) => void waiting.push(route),
        );
      }
      await page.evaluate(
        (entries) => {
          localStorage.clear();
          sessionStorage.clear();
          entries.forEach(([key, value]) => localStorage.setItem(key, value));
        },
        Object.entries(kept).map(([slice, data]) => [keyOf(slice), JSON.stringify(wrapped(data))] as const),
      );
      forbidden = isForbidden ? await forbidStorage(page) : undefined;
      if (isClockStopped) {
        // A page cannot come to rest while its clock stands still.
        await page.clock.resume();
      }
      // It stops at the moment that models begin at: half of what timers may be late by is before it, half after.
      await page.clock.setSystemTime(sampleNow().getTime() - LOADING_MS);
      await page.goto(path);
      await atRest(page);
      await page.clock.pauseAt(sampleNow().getTime() + LOAD_PRECISION_MS / 2);
      isClockStopped = true;
    },
    click: async (locator) => {
      await locate(page, locator).click();
      await pointAway();
    },
    press: (key, locator) => locate(page, locator).press(key),
    type: (locator, text) => locate(page, locator).fill(text),
    choose: async (locator, option) => void (await locate(page, locator).selectOption({ label: option })),
    pointAt: (locator) => locate(page, locator).hover(),
    pointAway,
    blur: () =>
      page.evaluate(() => {
        if (document.activeElement instanceof HTMLElement) {
          document.activeElement.blur();
        }
      }),
    pass: (ms) => page.clock.runFor(ms),
    makeWide: (isWide) => page.setViewportSize(isWide ? VIEWPORTS.desktop : VIEWPORTS.phone),
    hearOf: (slice, data) =>
      page.evaluate(
        ([key, newValue]) => {
          localStorage.setItem(key, newValue);
          dispatchEvent(new StorageEvent('storage', { key, newValue }));
        },
        [keyOf(slice), JSON.stringify(wrapped(data))] as const,
      ),
    hearOfClearing: () =>
      page.evaluate(() => {
        localStorage.clear();
        dispatchEvent(new StorageEvent('storage', { key: null, newValue: null }));
      }),
    fillDevice: (isFull) => fillStorage(page, isFull),
    deliver: async (isWhole) => {
      await expect
        .poll(() => waiting.length, {
          message: 'pictures that are withheld',
          interval: 20,
          timeout: ASSERTION_TIMEOUT_MS,
        })
        .toBeGreaterThan(0);
      await (isWhole
        ? waiting.shift()?.continue()
        : waiting.shift()?.fulfill({ contentType: 'image/avif', body: 'garbage' }));
    },
    // A page may keep Back for itself, to close what lies over it (decision 198): Playwright would wait for another one.
    goBack: () => page.evaluate(() => history.back()),
    see: (assertion) => seeIn(page, assertion),
  };
}

/** Waits for what the page loads by itself, too: the clock's leap over what is left of the minute would end it by its time limit. */
async function atRest(page: Page): Promise<void> {
  await settled(page);
  await page.locator('main:not(:has([aria-busy=true]:not(button)))').waitFor({ state: 'attached' });
}

async function seeIn(page: Page, assertion: Assertion): Promise<void> {
  let read: Awaited<ReturnType<typeof readIn>> = null;
  const isSeen = async () => {
    read = await readIn(page, assertion);
    return fits(read, assertion);
  };
  try {
    await expect.poll(isSeen, { interval: 20, timeout: ASSERTION_TIMEOUT_MS }).toBe(true);
  } catch (error) {
    throw new Error(wordsOf(assertion, read), { cause: error });
  }
}

async function readIn(page: Page, { locator, facet }: Assertion): Promise<string | number | boolean | null> {
  if (!locator) {
    return facet === 'locked'
      ? page.evaluate(() => getComputedStyle(document.documentElement).overflowY === 'hidden')
      : decodeURI(new URL(page.url()).pathname);
  }
  const found = locate(page, locator);
  if (facet === 'count') {
    return found.count();
  }
  if ((await found.count()) !== 1) {
    return null;
  }
  switch (facet) {
    case 'text':
      return found.evaluate((element) => (element.textContent ?? '').replaceAll(/\s+/g, ' ').trim());
    case 'value':
      return found.evaluate((element) => element.ariaValueText ?? (element as HTMLInputElement).value);
    case 'checked':
      return found.isChecked();
    case 'focus':
      return found.evaluate((element) => element === document.activeElement);
    case 'pressed':
    case 'expanded':
    case 'current':
    case 'selected':
      return (await found.getAttribute(`aria-${facet}`)) === 'true';
    case 'path':
    case 'locked':
      throw new Error(`Of a locator nobody asks "${facet}".`);
  }
}

function locate(page: Page, { role, name, saying, within, place }: Locator): FoundLocator {
  const root = within ? locate(page, within) : page;
  const named = root.getByRole(
    role as Parameters<Page['getByRole']>[0],
    name === undefined ? {} : { name, exact: true },
  );
  const found = saying === undefined ? named : named.filter({ hasText: saying });
  return place === undefined ? found : found.nth(place);
}
