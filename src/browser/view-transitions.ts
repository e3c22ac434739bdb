import { when } from '#ui/theme/breakpoints';

import type { AppRouter } from '../router';

/**
 * Shows a view transition to every new page, unless the shopper prefers reduced motion. A transition that is skipped
 * (by the next page, a hidden tab, a resize) is no error: the page is there.
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
