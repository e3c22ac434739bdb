import { from } from '#ui/theme/breakpoints';

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
