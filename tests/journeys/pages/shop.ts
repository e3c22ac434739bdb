import type { AnyRouter } from '@tanstack/react-router';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** Used where the time of day matters. */
export const MORNING = '2025-11-20T10:00:00';

/** A clock cannot be stopped in the past: further ahead than any machine takes to stop it. */
const AHEAD_MS = 60_000;

/** Page object of what all pages share. */
export function inShop(page: Page) {
  const main = page.getByRole('main');
  const header = page.getByRole('banner');
  const footer = page.getByRole('contentinfo');
  const cartToast = page.getByRole('status').filter({ has: page.getByRole('link', { name: 'Checkout', exact: true }) });
  const wishlistToast = page
    .getByRole('status')
    .filter({ hasText: /wishlist/i, has: page.getByRole('button', { name: 'Close', exact: true }) });

  return {
    page,
    main,
    header,
    footer,
    cartToast,
    wishlistToast,
    removalAlert: page.getByRole('alert').filter({ hasText: /^Remove from wishlist$/ }),
    section: (name: string) => page.getByRole('region', { name, exact: true }),

    follow: (name: string, within: Locator = main) => within.getByRole('link', { name, exact: true }).first().click(),
    press: (name: string, within: Locator = main) => within.getByRole('button', { name, exact: true }).click(),
    undo: () => page.getByRole('button', { name: 'Undo', exact: true }).click(),
    goBack: () => page.goBack(),
    /** Stops the page's clock; from here only `letPass` moves it. */
    stopClock: async () => page.clock.pauseAt((await page.evaluate(() => Date.now())) + AHEAD_MS),
    letPass: (milliseconds: number) => page.clock.runFor(milliseconds),

    see: (text: string | RegExp, within: Locator = main) => see(within.getByText(text).first()),
    seeNo: (text: string | RegExp, within: Locator = main) => seeNot(within.getByText(text).first()),
    seeHeading: (name: string | RegExp) => see(page.getByRole('heading', { level: 1, name })),
    /** The page at a path has been drawn: a press before that may miss what moves. */
    seePath: (path: string) => expect.poll(() => page.evaluate(drawnPath)).toBe(path),
    seeQuery: (query: Record<string, string>) =>
      expect.poll(() => Object.fromEntries(new URL(page.url()).searchParams)).toEqual(query),
    seeScrolledTo: (place: number) => expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(place),
    seeFocusOn: (locator: Locator) =>
      expect.poll(() => locator.evaluate((element) => element === document.activeElement)).toBe(true),
    /** Focus on the element or inside it. */
    seeFocusIn: (locator: Locator) =>
      expect.poll(() => locator.evaluate((element) => element.contains(document.activeElement))).toBe(true),
    seeInCart: (count: number) => see(header.getByRole('link', { name: new RegExp(`cart.*\\b${count}\\b`, 'i') })),
  };
}

/** Runs in the page: its path, and while another one is on its way to be drawn, that as well. */
function drawnPath(): string {
  const { stores } = (globalThis as { readonly __TSR_ROUTER__?: AnyRouter }).__TSR_ROUTER__ ?? {};
  const isDrawn = stores === undefined || stores.status.get() === 'idle';
  return `${decodeURI(location.pathname)}${isDrawn ? '' : ', on its way'}`;
}

/** Waits until it is visible. */
export function see(locator: Locator): Promise<void> {
  return locator.waitFor({ state: 'visible' });
}

/** Waits until it is hidden or gone. */
export function seeNot(locator: Locator): Promise<void> {
  return locator.waitFor({ state: 'hidden' });
}

/** True if the mouse wheel scrolls the page below an overlay. */
export async function scrollsByWheel(page: Page): Promise<boolean> {
  const before = await page.evaluate(() => scrollY);
  await page.mouse.move(4, 300);
  await page.mouse.wheel(0, 400);
  // The scroll may only be visible after the second.
  await twoFrames(page);
  return (await page.evaluate(() => scrollY)) !== before;
}

/** Waits until what has changed is drawn, and what its drawing has changed. */
export async function twoFrames(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

/** All that the shop keeps in this browser, as JSON. */
export function keptText(page: Page): Promise<string> {
  return page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
}

/** A money amount as a number: `$1,332.00` is 1332. */
export function dollars(text: string | null): number {
  return Number(/\$([\d,]+\.\d{2})/.exec(text ?? '')?.[1]?.replaceAll(',', '') ?? Number.NaN);
}
