import { focusHeading } from '#routes/-shared/focus';
import type { Shop } from '#shop';
import { parseJson } from '#shop/world';
import { from } from '#ui/theme/breakpoints';

import type { AppRouter } from '../router';
import { isNewPage } from '../router';

/** Tells the shop what happens in the browser: the window's width, and what other tabs keep on this device. */
export function forwardBrowserEvents(shop: Shop): void {
  const desk = window.matchMedia(from.desk);
  shop.viewportChanged(desk.matches);
  desk.addEventListener('change', ({ matches }) => shop.viewportChanged(matches));
  window.addEventListener('storage', ({ key, newValue }) => shop.deviceChanged(key, parseJson(newValue)));
  // What was written before anybody listened, or while the page lay in the browser's cache.
  window.addEventListener('pageshow', ({ persisted }) => persisted && shop.deviceChanged(null));
  shop.deviceChanged(null);
}

/**
 * Every new page is announced, but where the address names a place in it. Back finds it where it was left, unless it says
 * that it shows something else now.
 */
export function focusNewPages(router: AppRouter): void {
  router.subscribe('onRendered', (change) => {
    if (isNewPage(change) && change.toLocation.hash === '') {
      focusHeading({ preventScroll: document.querySelector('main [data-shown-from-top]') === null });
    }
  });
}
