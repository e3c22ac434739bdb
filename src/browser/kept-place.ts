import type { AppRouter } from '../router';
import { isNewPage } from '../router';

interface Place {
  readonly path: string;
  /** Distance of the card from the top of the window. */
  readonly top: number;
}

/**
 * Brings the card that was in view back to its place after Back and Forward. The router restores the scroll position, but
 * cards that are not drawn yet stand in it with an estimated height.
 */
export function keepPlaces(router: AppRouter): void {
  const places = new Map<string, Place | undefined>();
  router.subscribe('onBeforeNavigate', ({ fromLocation }) => {
    const key = fromLocation?.state.__TSR_key;
    if (key !== undefined) {
      places.set(key, firstCardInView());
    }
  });
  router.subscribe('onRendered', (change) => {
    const place = places.get(change.toLocation.state.__TSR_key ?? '');
    if (place && isNewPage(change)) {
      restore(place);
      // The cards that have come into view are drawn in the next frame.
      requestAnimationFrame(() => restore(place));
    }
  });
}

function restore({ path, top }: Place): void {
  const moved = cards()
    .find(({ pathname }) => pathname === path)
    ?.getBoundingClientRect();
  if (moved && Math.abs(moved.top - top) >= 1) {
    window.scrollBy({ top: moved.top - top, behavior: 'instant' });
  }
}

function firstCardInView(): Place | undefined {
  const inView = cards().find((card) => card.getBoundingClientRect().bottom > 0);
  return inView && { path: inView.pathname, top: inView.getBoundingClientRect().top };
}

function cards(): readonly HTMLAnchorElement[] {
  return [...document.querySelectorAll<HTMLAnchorElement>('main a[data-card]')];
}
