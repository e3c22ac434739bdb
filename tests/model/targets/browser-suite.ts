import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';

import { launch } from '../../support/browser';
import { place } from '../../support/cells';
import { noteWrongs } from '../../support/wrongs';
import type { Wrong } from '../../support/wrongs';
import { soundness, violations, watchFocus } from './browser-checks';
import { someoneInBrowser } from './browser-someone';
import { pageSuite } from './page-target';
import type { AnyPageTarget } from './page-target';
import type { Someone } from './someone';
import { alsoChecking, seenBy, walk } from './walk';
import type { Walkable } from './walk';

/** The moment at which every path begins. */
const NOON = '2025-06-15T12:00:00';

/** A path may go through the whole shop, and axe reads every state once. */
export const PATH_TIMEOUT_MS = 120_000;

/** Tests that walk every path of a target in a browser. */
export function walkInBrowser(target: AnyPageTarget): void {
  const { graph, paths } = pageSuite(target);
  const comeTo = pageOf(target);

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
export function pageOf(target: AnyPageTarget): () => Walkable {
  const lookedAt = new Set<string>();
  let context: BrowserContext;
  let page: Page;
  let someone: Someone;
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
    someone = someoneInBrowser(page);
  });
  afterAll(() => context.close());

  return () => {
    const isSound = soundness(page);
    return alsoChecking(seenBy(someone, target), async (expected) => {
      await isSound();
      expect(takeWrongs().map(({ what }) => what)).toEqual([]);
      if (!lookedAt.has(place(expected))) {
        lookedAt.add(place(expected));
        expect(await violations(page)).toEqual([]);
      }
    });
  };
}
