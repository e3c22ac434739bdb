import { from, when } from '#ui/theme/breakpoints';

import type { AppRouter } from './router';
import { isNewPage } from './router';
import type { Shop } from './shop';
import { parsed } from './world';

/** Tells the shop what happens around it: the window's width, and what other tabs keep on this device. */
export function watchSurroundings(shop: Shop): void {
  const desk = window.matchMedia(from.desk);
  shop.viewportChanged(desk.matches);
  desk.addEventListener('change', ({ matches }) => shop.viewportChanged(matches));
  window.addEventListener('storage', ({ key, newValue }) => shop.deviceChanged(key, parsed(newValue)));
}

/** A new page is announced by its heading: it takes focus, as the title of a document that has just been opened. */
export function focusNewPages(router: AppRouter): void {
  router.subscribe('onRendered', (change) => {
    const heading = document.querySelector<HTMLElement>('main h1');
    if (isNewPage(change) && heading && change.toLocation.hash === '') {
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
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
 * From the next moment of leisure the shop is kept on this device and opens without a network (docs/decisions, "Offline").
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
