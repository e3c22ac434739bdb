import type { Page } from 'playwright-core';
import { beforeEach, expect, inject, onTestFailed, test } from 'vitest';

import type { Driver } from '#kit/paths/driver';
import type { AnyPagePlace } from '#kit/paths/page-place';

import { place } from '#kit/paths/place';
import { BLANK_PATH, openContext } from '../support/page-pool';
import { recordPageErrors } from '../support/page-errors';
import type { PageError } from '../support/page-errors';
import { soundness, violations, watchFocus } from './browser-checks';
import { driverInBrowser } from './browser-driver';
import { pageSuite } from '#kit/paths/page-paths';
import { alsoChecking, seenBy, walk } from '#kit/paths/walk';
import type { Walkable } from '#kit/paths/walk';

/** The moment at which every path begins. */
const NOON = '2025-06-15T12:00:00';

/** A path may go through the whole shop, and axe reads every state once. */
export const PATH_TIMEOUT_MS = 480_000;

/** So many places are walked in one page: all that its clock was told, every document of it is told again. */
const MOST_PLACES = 20;

/** Playwright's clock tells no frame of a page once it has run for 2 ** 31 ms, about 24 days, and an order's path takes fourteen. */
const LONGEST_MS = 7 * 24 * 60 * 60 * 1000;

interface Walked {
  readonly page: Page;
  readonly driver: Driver;
  readonly takeErrors: () => readonly PageError[];
  places: number;
}

/** The page that one place after the other is walked in, as long as no path failed in it. */
let walked: Walked | undefined;

/** Tests that walk every path of a place in a browser. */
export function walkInBrowser(at: AnyPagePlace): void {
  const { graph, paths } = pageSuite(at);
  const comeTo = pageOf(at);

  test.each(paths.map((path) => ({ name: path.map((edge) => edge.name).join(', '), path })))(
    '$name',
    ({ path }) => walk(comeTo(), graph, path),
    PATH_TIMEOUT_MS,
  );
}

/**
 * A page in a browser for the tests of one `describe`, to be come to for every path. Beside what its states show, nothing may be written to the console,
 * nobody else is asked, the page is locked exactly behind overlays, focus is where it belongs, and axe finds nothing.
 */
export function pageOf(at: AnyPagePlace): () => Walkable {
  const lookedAt = new Set<string>();
  let current: Walked | undefined;

  beforeEach(async () => {
    if (!current || current !== walked || (await isWornOut(current))) {
      current = await emptyPage();
    }
  });

  return () => {
    const { page, driver, takeErrors } = current as Walked;
    const isSound = soundness(page);
    onTestFailed(() => {
      walked = undefined;
    });
    return alsoChecking(seenBy(driver, at), async (expected) => {
      await isSound();
      expectNone(
        'console',
        takeErrors().map(({ message }) => message),
      );
      if (!lookedAt.has(place(expected))) {
        lookedAt.add(place(expected));
        expectNone('axe', await violations(page));
      }
    });
  };
}

/** An error keeps its message alone when a walk tells of it, so all that was found stands in the message. */
function expectNone(foundBy: string, found: readonly string[]): void {
  expect(found.join('\n'), `found by ${foundBy}`).toBe('');
}

/** A page that shows nothing of the shop and has nothing left to tell of the place before. */
async function emptyPage(): Promise<Walked> {
  if (walked && (walked.places === MOST_PLACES || (await isWornOut(walked)))) {
    await walked.page.context().close();
    walked = undefined;
  }
  walked ??= await openPage();
  walked.places += 1;
  await walked.page.goto(BLANK_PATH);
  await walked.page.clock.install({ time: NOON });
  walked.takeErrors();
  return walked;
}

/** All that a page's clock has run so far runs again in each of its documents. */
async function isWornOut({ page }: Walked): Promise<boolean> {
  return (await page.evaluate(() => performance.now())) > LONGEST_MS;
}

async function openPage(): Promise<Walked> {
  const origin = inject('shopUrl');
  const context = await openContext({
    baseURL: origin,
    locale: 'en-US',
    // Pictures that are withheld would come from its shelf.
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await watchFocus(page);
  return { page, driver: driverInBrowser(page), takeErrors: recordPageErrors(context, origin), places: 0 };
}
