import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, test } from 'vitest';
import type { BrowserContext, Page } from 'playwright-core';

import { settled, VIEWPORTS } from '../support/browser';
import { launch } from '../support/page-pool';
import { writeNextBuild, openDeployableServer } from '../support/next-build';
import { inShop } from './pages/shop';

/** The service worker fetches every file again, after the page's own requests. */
const INSTALL_TIMEOUT = { timeout: 50_000 };

let folder: string;
let server: Awaited<ReturnType<typeof openDeployableServer>>;
let context: BrowserContext;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'next-build-'));
  writeNextBuild('dist', folder);
  server = await openDeployableServer('dist');
  context = await (await launch()).newContext({ baseURL: server.url, viewport: VIEWPORTS.desktop });
});

afterEach(async () => {
  await context.close();
  server.close();
  rmSync(folder, { recursive: true });
});

test('a later build takes over whole: open pages keep theirs, new ones are all new, old files go', async () => {
  const open = await opened('/');
  await expect
    .poll(() => open.evaluate(() => navigator.serviceWorker.controller?.state), INSTALL_TIMEOUT)
    .toBe('activated');
  const [before] = await builds(open);

  await server.deploy(folder);
  const next = await opened('/Products');
  await expect(buildOf(next)).resolves.toBe('next');
  await expect(scriptsOf(next)).resolves.toEqual({ next: true, before: false });
  await inShop(open).follow('Contact Us', inShop(open).footer);
  await inShop(open).seePath('/ContactUs');
  await inShop(open).seeHeading(/./);
  await expect(scriptsOf(open)).resolves.toEqual({ next: false, before: true });

  await expect
    .poll(
      () => next.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting?.state),
      INSTALL_TIMEOUT,
    )
    .toBe('installed');
  await Promise.all([open.close(), next.close()]);
  const later = await opened('/Cart');
  await expect.poll(() => builds(later), INSTALL_TIMEOUT).toEqual([`${before}-next`]);
  await context.setOffline(true);
  await later.goto('/MyAccount');
  await settled(later);
  await expect(buildOf(later)).resolves.toBe('next');
  await expect(scriptsOf(later)).resolves.toEqual({ next: true, before: false });
});

async function opened(path: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(path);
  await settled(page);
  return page;
}

function buildOf(page: Page) {
  return page.evaluate(() => document.documentElement.dataset['build']);
}

/** The builds in the service worker's caches. */
function builds(page: Page) {
  return page.evaluate(async () => {
    const names = await caches.keys();
    return [...new Set(names.map((name) => name.replace(/^larkwood-\w+-/, '')))];
  });
}

/** The build whose scripts this page has loaded. */
function scriptsOf(page: Page) {
  return page.evaluate(() => {
    const scripts = performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.includes('/assets/') && name.endsWith('.js'));
    return {
      next: scripts.some(({ name }) => name.endsWith('-next.js')),
      before: scripts.some(({ name }) => !name.endsWith('-next.js')),
    };
  });
}
