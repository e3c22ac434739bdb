import { from, when } from '#ui/theme/breakpoints';

import type { AppRouter } from './router';
import { isNewPage } from './router';
import { focusHeading } from './routes/-connect/focus';
import type { Shop } from './shop';
import { parsed } from './world';

/** Tells the shop what happens around it: the window's width, and what other tabs keep on this device. */
export function watchSurroundings(shop: Shop): void {
  const desk = window.matchMedia(from.desk);
  shop.viewportChanged(desk.matches);
  desk.addEventListener('change', ({ matches }) => shop.viewportChanged(matches));
  window.addEventListener('storage', ({ key, newValue }) => shop.deviceChanged(key, parsed(newValue)));
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

/**
 * A new page passes over from the old one, where the browser can and the shopper has not asked for stillness. A passage
 * that is cut short (by the next page, a hidden tab, a window of another size) is no failure: the page is there, unmoved.
 */
export function passOverToNewPages(router: AppRouter): void {
  const still = window.matchMedia(when.still);
  router.startViewTransition = (draw) => {
    const from = router.stores.resolvedLocation.get()?.pathname;
    if (!('startViewTransition' in document) || still.matches || from === router.latestLocation.pathname) {
      return draw();
    }
    const passage = document.startViewTransition(draw);
    passage.ready.catch(() => undefined);
    return passage.updateCallbackDone;
  };
}

/**
 * From the next moment of leisure the shop is kept on this device and opens without a network (decision 011).
 * Not for shoppers who save data, and not while the shop is being worked on.
 */
export function keepShopOnDevice(): void {
  const { connection, serviceWorker } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (import.meta.env.PROD && 'serviceWorker' in navigator && connection?.saveData !== true) {
    whenIdle(() => void fetchEdition(serviceWorker));
  }
}

/** A newer edition is asked for with every page, and takes over when no page of the older one is open any more. */
async function fetchEdition(serviceWorker: ServiceWorkerContainer): Promise<void> {
  try {
    const registration = await serviceWorker.register('/offline.js');
    await registration.update();
  } catch {
    // Where storage is forbidden there is no shop without a network either.
  }
}

function whenIdle(action: () => void): void {
  if ('requestIdleCallback' in window) {
    requestIdleCallback(action);
  } else {
    action();
  }
}
