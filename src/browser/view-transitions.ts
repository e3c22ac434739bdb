import { when } from '#ui/theme/breakpoints';

import type { AppRouter } from '../router';

/**
 * A new page passes over from the old one, where the browser can and the shopper has not asked for stillness. A transition
 * that is cut short (by the next page, a hidden tab, a window of another size) is no failure: the page is there, unmoved.
 */
export function startViewTransitions(router: AppRouter): void {
  const reducedMotion = window.matchMedia(when.reducedMotion);
  router.startViewTransition = (draw) => {
    const from = router.stores.resolvedLocation.get()?.pathname;
    if (!('startViewTransition' in document) || reducedMotion.matches || from === router.latestLocation.pathname) {
      return draw();
    }
    const transition = document.startViewTransition(draw);
    transition.ready.catch(() => undefined);
    return transition.updateCallbackDone;
  };
}
