import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';

import { place } from '../support/cells';
import { launch } from '../support/browser';
import { soundness, someoneInBrowser, violations } from '../model/targets/browser-someone';
import { pageSuite } from '../model/targets/page-target';
import type { Someone } from '../model/targets/someone';
import { targets } from '../model/targets/targets';
import { alsoChecking, seenBy, walk } from '../model/targets/walk';

/** The moment at which every path begins. */
const NOON = '2025-06-15T12:00:00';

describe.each(targets)('$model.name in a browser', (target) => {
  const { graph, paths } = pageSuite(target);
  const lookedAt = new Set<string>();
  const wrongs: string[] = [];
  let context: BrowserContext;
  let page: Page;
  let someone: Someone;

  beforeAll(async () => {
    const origin = inject('shopUrl');
    context = await (
      await launch()
    ).newContext({
      baseURL: origin,
      locale: 'en-US',
      // Colours are judged where they come to rest.
      reducedMotion: 'reduce',
    });
    context.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') {
        wrongs.push(`${message.type()}: ${message.text()}`);
      }
    });
    context.on('weberror', (error) => wrongs.push(`thrown: ${error.error().message}`));
    context.on('request', (request) => {
      const { protocol, origin: asked } = new URL(request.url());
      if (/^https?:$/.test(protocol) && asked !== origin) {
        wrongs.push(`asked elsewhere: ${request.url()}`);
      }
    });
    page = await context.newPage();
    await page.clock.install({ time: NOON });
    someone = someoneInBrowser(page);
  });
  afterAll(() => context.close());

  test.each(paths.map((path) => ({ name: path.map((edge) => edge.name).join(', '), path })))(
    '$name',
    async ({ path }) => {
      const isSound = soundness(page);
      const look = alsoChecking(seenBy(someone, target), async (expected) => {
        await isSound();
        expect(wrongs.splice(0)).toEqual([]);
        if (!lookedAt.has(place(expected))) {
          lookedAt.add(place(expected));
          expect(await violations(page)).toEqual([]);
        }
      });
      await walk(look, graph, path);
    },
  );
});
