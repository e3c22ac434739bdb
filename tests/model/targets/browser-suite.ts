import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';

import type { Driver } from '#kit/paths/driver';
import type { AnyPagePlace } from '#kit/paths/page-place';

import { launch } from '../../support/warm-pages';
import { place } from '../../support/cells';
import { noteWrongs } from '../../support/wrongs';
import type { Wrong } from '../../support/wrongs';
import { soundness, violations, watchFocus } from './browser-checks';
import { driverInBrowser } from './browser-driver';
import { pageSuite } from './page-paths';
import { alsoChecking, seenBy, walk } from './walk';
import type { Walkable } from './walk';

/** The moment at which every path begins. */
const NOON = '2025-06-15T12:00:00';

/** A path may go through the whole shop, and axe reads every state once. */
export const PATH_TIMEOUT_MS = 120_000;

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
  let context: BrowserContext;
  let page: Page;
  let driver: Driver;
  let takeWrongs: () => readonly Wrong[];

  beforeAll(async () => {
    const origin = inject('shopUrl');
    context = await (
      await launch()
    ).newContext({
      baseURL: origin,
      locale: 'en-US',
      // Pictures that are withheld would come from its shelf.
      serviceWorkers: 'block',
    });
    takeWrongs = noteWrongs(context, origin);
    page = await context.newPage();
    await page.clock.install({ time: NOON });
    await watchFocus(page);
    driver = driverInBrowser(page);
  });
  afterAll(() => context.close());

  return () => {
    const isSound = soundness(page);
    return alsoChecking(seenBy(driver, at), async (expected) => {
      await isSound();
      expect(takeWrongs().map(({ what }) => what)).toEqual([]);
      if (!lookedAt.has(place(expected))) {
        lookedAt.add(place(expected));
        expect(await violations(page)).toEqual([]);
      }
    });
  };
}
