import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';

import { test, VIEWPORT_NAMES, VIEWPORTS } from '../support/browser';
import type { ViewportName } from '../support/browser';
import { isWhole, seed } from '../support/trust';
import { storyboardOf, SURFACES } from './pages/statecharts';

/** Those that `npm test` walks through by Tab. */
const WALKED: Record<ViewportName, readonly string[]> = {
  phone: ['the front door', 'the desk: charts'],
  desktop: ['the desk: shop and timeline'],
};

/** No surface has as many stops for Tab. */
const MAX_TABS = 400;

describe.each(VIEWPORT_NAMES)('what Tab comes to is in sight on a %s, forward and backward', (width) => {
  // `npm run trust` walks each surface at one of the widths; another seed at the other.
  const walked = SURFACES.filter(({ surface }, place) =>
    isWhole ? VIEWPORT_NAMES[(place + seed) % VIEWPORT_NAMES.length] === width : WALKED[width].includes(surface),
  );

  test.for(walked)('$surface', async ({ query, open }, { openShop }) => {
    const page = await openShop({ width, path: '/404' });
    await page.goto(`/Statecharts${query}`);
    await open(page, width);
    await walkBothWays(page);
  });

  test('a storyboard', async ({ openShop }) => {
    const page = await openShop({ width, path: '/404' });
    await page.goto('about:blank');
    await page.setContent(await storyboardOf('payment', VIEWPORTS[width].width));
    await walkBothWays(page);
  });
});

/** Forward from what was pressed last to the end of the page, and from there back to its beginning. */
async function walkBothWays(page: Page): Promise<void> {
  for (const key of ['Tab', 'Shift+Tab']) {
    const { stops, hidden } = await walk(page, key);
    expect({ key, hidden }).toEqual({ key, hidden: [] });
    expect(stops).toBeGreaterThan(0);
  }
}

/** Presses the key until it leaves the page; tells which stops were covered, cut off, or panels beside their own stops. */
async function walk(page: Page, key: string): Promise<{ stops: number; hidden: readonly string[] }> {
  const hidden: string[] = [];
  for (let stops = 0; stops < MAX_TABS; stops += 1) {
    await page.keyboard.press(key);
    const at = await page.evaluate(nowFocused);
    if (at === undefined) {
      return { stops, hidden };
    }
    if (at.isHidden) {
      hidden.push(at.name);
    }
  }
  throw new Error(`${key} never leaves the page.`);
}

/** Run in the page. Of a large element a part is in sight; what is in a frame is the shop's. */
function nowFocused(): { readonly name: string; readonly isHidden: boolean } | undefined {
  const element = document.activeElement;
  if (element === null || element === document.body) {
    return undefined;
  }
  const name = `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 40)}`;
  const [box] = element.getClientRects();
  if (element.tagName === 'IFRAME' || box === undefined) {
    return { name, isHidden: box === undefined };
  }
  const isLarge = box.height > innerHeight / 3;
  const shares = isLarge ? [0.1, 0.3, 0.5, 0.7, 0.9] : [0.2, 0.5, 0.8];
  const isSeenAt = (across: number, down: number) =>
    element.contains(document.elementFromPoint(box.left + box.width * across, box.top + box.height * down));
  const seen = shares.flatMap((across) => shares.map((down) => isSeenAt(across, down)));
  const isPanelBesideItsStops =
    element.getAttribute('role') === 'tabpanel' &&
    element.querySelector('a, button, input, select, textarea, summary') !== null;
  return { name, isHidden: isPanelBesideItsStops || !(isLarge ? seen.includes(true) : seen.every(Boolean)) };
}
