import { when } from '#ui/theme/breakpoints';

import type { AppRouter } from '../router';

/** A device that needs longer to capture one picture shows the new page at once, now and later. */
const CAPTURE_LIMIT_MS = 50;

const NAME = 'product-picture';

/**
 * Moves the picture of the pressed card to its place on the new page; nothing else is captured (decision 010). There is no
 * transition with reduced motion, without a pressed card, or on a slow device. A transition that is skipped (by the next
 * page, a hidden tab, a resize) is no error: the page is there.
 */
export function startViewTransitions(router: AppRouter): void {
  const reducedMotion = window.matchMedia(when.reducedMotion);
  let isSlow = false;
  router.startViewTransition = (draw) => {
    const from = router.stores.resolvedLocation.get()?.pathname;
    const picture = pictureOfFocusedCard();
    if (
      !('startViewTransition' in document) ||
      isSlow ||
      reducedMotion.matches ||
      picture === null ||
      from === router.latestLocation.pathname
    ) {
      return draw();
    }
    const unname = nameForTransition(picture);
    const transition = document.startViewTransition(() => {
      clearTimeout(limit);
      unname();
      return draw();
    });
    // oxlint-disable-next-line no-restricted-globals -- measures the device; no machine waits for it
    const limit = setTimeout(() => {
      isSlow = true;
      transition.skipTransition();
    }, CAPTURE_LIMIT_MS);
    transition.ready.catch(() => undefined);
    return transition.updateCallbackDone;
  };
}

function pictureOfFocusedCard(): HTMLElement | null {
  return document.querySelector<HTMLElement>('a[data-card]:focus [data-travels=onCard]');
}

/** The page that is left may have a picture of that name too: a product leads to similar ones. Returns the undoing. */
function nameForTransition(picture: HTMLElement): () => void {
  const others = [...document.querySelectorAll<HTMLElement>('[data-travels=onPage]')];
  picture.style.viewTransitionName = NAME;
  others.forEach(({ style }) => (style.viewTransitionName = 'none'));
  return () => [picture, ...others].forEach(({ style }) => style.removeProperty('view-transition-name'));
}
