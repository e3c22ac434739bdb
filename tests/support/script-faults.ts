import type { BrowserContext, Page, Route } from 'playwright-core';
import { inject } from 'vitest';

import { VIEWPORTS } from './browser';
import type { ViewportName } from './browser';
import { openContext } from './page-pool';

/** Ways in which loading a script can fail. */
const FAULTS = {
  'not found': (route: Route) => route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found' }),
  'refused by the server': (route: Route) => route.fulfill({ status: 500, body: 'Internal Server Error' }),
  'broken off': (route: Route) => route.abort('connectionreset'),
  'a page instead': (route: Route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>x</title>' }),
  'no script by its type': (route: Route) => route.fulfill({ contentType: 'text/plain', body: 'export {};' }),
  empty: (route: Route) => route.fulfill({ contentType: 'text/javascript', body: '' }),
  'cut short': (route: Route) => route.fulfill({ contentType: 'text/javascript', body: 'export const component = ({' }),
} as const;

export type Fault = keyof typeof FAULTS;

export const FAULT_NAMES = Object.keys(FAULTS) as readonly Fault[];

interface FaultyPage {
  readonly context: BrowserContext;
  readonly page: Page;
  /** From now on, scripts whose file name begins so fail to load; a pattern with a slash stands for itself. */
  readonly breakScript: (script: string, fault: Fault) => Promise<void>;
  readonly restoreScript: (script: string) => Promise<void>;
  /** Delays such scripts; the returned function releases them. */
  readonly delayScript: (script: string) => Promise<() => void>;
}

interface FaultyPageOptions {
  readonly width?: ViewportName;
  readonly scripts?: boolean;
  /** Contents of localStorage: parsed values by key. */
  readonly storage?: Readonly<Record<string, unknown>>;
}

/** A page of the shop whose scripts can be made to fail; console errors are allowed. */
export async function openWithFaults({
  width = 'desktop',
  scripts = true,
  storage = {},
}: FaultyPageOptions = {}): Promise<FaultyPage> {
  const origin = inject('shopUrl');
  const localStorage = Object.entries(storage).map(([name, value]) => ({ name, value: JSON.stringify(value) }));
  const context = await openContext({
    baseURL: origin,
    viewport: VIEWPORTS[width],
    serviceWorkers: 'block',
    javaScriptEnabled: scripts,
    storageState: { cookies: [], origins: [{ origin, localStorage }] },
  });
  // With data saver no script is loaded before it is wanted.
  await context.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  const page = await context.newPage();
  return {
    context,
    page,
    breakScript: async (script, fault) => {
      await page.route(addressOf(script), FAULTS[fault]);
    },
    restoreScript: (script) => page.unroute(addressOf(script)),
    delayScript: async (script) => {
      let release = () => undefined as void;
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route(addressOf(script), async (route) => {
        await released;
        await route.continue();
      });
      return release;
    },
  };
}

function addressOf(script: string): string {
  return script.includes('/') ? script : `**/assets/${script}*.js`;
}
