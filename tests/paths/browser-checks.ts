import type { Page } from 'playwright-core';
import { expect } from 'vitest';

import { violations as foundByAxe } from '../support/axe';
import { ASSERTION_TIMEOUT_MS } from './browser-driver';

/** The browser's own timers, which Playwright keeps where its clock is installed. */
const UNMOVED_TIMERS = 'globalThis.__pwClock.builtins';

interface Watched {
  /** Whether the page took away what had focus, and gave focus to nothing else. */
  readonly isFocusTaken?: () => boolean;
}

/** From its next document on, a page knows whether focus went with what had it. */
export async function watchFocus(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let held: Element | undefined;
    document.addEventListener('focusin', ({ target }) => {
      held = target instanceof Element ? target : undefined;
    });
    document.addEventListener('focusout', ({ target }) => {
      queueMicrotask(() => {
        if (held === target && held?.isConnected) {
          held = undefined;
        }
      });
    });
    // What another tab or another width takes away is not given back.
    for (const outside of ['storage', 'resize']) {
      window.addEventListener(outside, () => {
        held = undefined;
      });
    }
    Object.assign(window, {
      isFocusTaken: () => held?.isConnected === false && document.activeElement === document.body,
    } satisfies Watched);
  });
}

/**
 * What holds in every state of every page: it stands still exactly while an overlay lies over it, an open overlay has
 * focus, and a closed one gives it back.
 */
export function soundness(page: Page): () => Promise<void> {
  let wasOpen = false;
  let formerWidth = 0;
  return async (): Promise<void> => {
    let isOpen = false;
    let width = 0;
    await expect
      .poll(
        async () => {
          const found = await page.evaluate(() => {
            const overlays = document.querySelectorAll('dialog[open]');
            return {
              isLocked: getComputedStyle(document.documentElement).overflowY === 'hidden',
              isOpen: overlays.length > 0,
              isFocusInside: overlays.item(overlays.length - 1)?.contains(document.activeElement) ?? false,
              isFocusLost: document.activeElement === document.body,
              isFocusTaken: (window as Watched).isFocusTaken?.() ?? false,
              width: innerWidth,
            };
          });
          ({ isOpen, width } = found);
          // In a window of another width, what has opened the overlay may be gone.
          const mustGiveBack = wasOpen && !isOpen && width === formerWidth;
          return [
            found.isLocked === found.isOpen ? '' : `overlay open: ${found.isOpen}, page locked: ${found.isLocked}`,
            found.isOpen && !found.isFocusInside ? 'focus is not in the open overlay' : '',
            found.isFocusTaken ? 'what had focus is gone, and nothing else has it' : '',
            mustGiveBack && found.isFocusLost ? 'the closed overlay has not given focus back' : '',
          ].filter((words) => words !== '');
        },
        { message: 'scroll lock and focus', interval: 20, timeout: ASSERTION_TIMEOUT_MS },
      )
      .toEqual([]);
    wasOpen = isOpen;
    formerWidth = width;
  };
}

/** What axe finds, as `rule: where`. Axe waits on timers of its own, and those of the page stand still. */
export async function violations(page: Page): Promise<readonly string[]> {
  // Colours are judged where they come to rest.
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
  return foundByAxe(page, { timers: UNMOVED_TIMERS });
}
